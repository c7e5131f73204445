import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { setupWorker } from 'msw/browser';
import { configure } from 'storybook/test';

// Files are read and judged in a worker, which a busy machine takes some time to start.
configure({ asyncUtilTimeout: 15_000 });

export default definePreview({
  // Started by the stories that have a server: where pages may have no service worker, all others still work.
  addons: [addonDocs(), addonA11y(), addonMsw(() => setupWorker())],
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
