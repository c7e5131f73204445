import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.js';
import './css/tokens.css';
import './css/base.css';
import './css/layout.css';
import './css/table.css';

const place = document.getElementById('page');
if (place) {
  createRoot(place).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
