import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.js';
import '../../../../src/theme/css/base.css';
import '../../../../src/theme/css/frame.css';
import './css/elements.css';
import './css/shell.css';
import './css/screens.css';
import './css/table.css';

/* The page reuses the importer's stylesheet; its colors follow the system. */
const dark = window.matchMedia('(prefers-color-scheme: dark)');
const follow = (): void => {
  document.body.dataset['theme'] = dark.matches ? 'dark' : 'light';
};
follow();
dark.addEventListener('change', follow);

const place = document.getElementById('page');
if (place) {
  createRoot(place).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
