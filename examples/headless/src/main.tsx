import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ContactImport } from './ContactImport';
import './page.css';

const place = document.getElementById('app');
if (!place) throw new Error('The page has no place for the application.');
createRoot(place).render(
  <StrictMode>
    <ContactImport />
  </StrictMode>,
);
