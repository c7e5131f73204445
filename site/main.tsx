import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { DemoPage } from './DemoPage.js';
import './page.css';

const place = document.getElementById('page');
if (place) {
  createRoot(place).render(
    <StrictMode>
      <DemoPage />
    </StrictMode>,
  );
}
