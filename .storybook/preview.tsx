import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { setupWorker } from 'msw/browser';
import { configure } from 'storybook/test';

// Files are read and validated in a worker, which can take a while to start on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

export default definePreview({
  // Started by the stories that need a server. Where service workers are not allowed, all other stories still work.
  addons: [addonDocs(), addonA11y(), addonMsw(() => setupWorker())],
  // An import that another story has begun is not offered, and nothing that it has learned is applied.
  beforeEach: () => {
    sessionStorage.removeItem('rowgate.drafts');
    localStorage.removeItem('rowgate.mappings');
  },
  parameters: {
    a11y: { test: 'error' },
    layout: 'fullscreen',
    controls: { expanded: true },
    docs: { codePanel: true },
    options: {
      storySort: {
        order: [
          'Getting started',
          'Steps',
          'Options',
          ['All props', 'Styling'],
          'Columns',
          'Server',
          'States',
          'Parts',
        ],
      },
    },
  },
});
