import { CSVImporter } from 'rowgate';
import type { ImporterClassNames } from 'rowgate';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { importerIn } from '../support/importer-driver.js';
import { CLEAN, PEOPLE } from '../support/people.js';

const PLACES: Required<ImporterClassNames> = {
  root: 'host-root',
  modal: 'host-modal',
  header: 'host-header',
  stepper: 'host-stepper',
  content: 'host-content',
  footer: 'host-footer',
  button: 'host-button',
  input: 'host-input',
  table: 'host-table',
  dropzone: 'host-dropzone',
};

/** The host's classes are added to ours; here each draws an outline around its element. */
const STYLES = `
[class*='host-'] { outline: 2px dashed currentColor; outline-offset: -2px; }
.host-header, .host-stepper { color: #be123c; } .host-content { color: #1d4ed8; } .host-footer { color: #15803d; }
`;

const meta = preview.meta({
  title: 'Options/Class names',
  component: CSVImporter,
  args: { columns: PEOPLE, classNames: PLACES, isModal: false },
  decorators: [
    (Story) => (
      <>
        <style>{STYLES}</style>
        <Story />
      </>
    ),
  ],
  // The colors of this story only serve to distinguish the elements.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
});

const placesIn = (root: HTMLElement): string[] =>
  Object.entries(PLACES).flatMap(([place, name]) =>
    root.matches(`.${name}`) || root.querySelector(`.${name}`) ? [place] : [],
  );

export const Upload = meta.story({
  play: async ({ canvasElement }) => {
    const importer = importerIn(canvasElement);
    await importer.atStep('upload');
    await expect(placesIn(importer.root())).toEqual(
      expect.arrayContaining(['root', 'header', 'stepper', 'content', 'footer', 'button', 'dropzone']),
    );
  },
});

export const MatchColumns = meta.story({
  args: { demoData: CLEAN },
  play: async ({ canvasElement }) => {
    const importer = importerIn(canvasElement);
    await importer.atStep('map');
    await expect(placesIn(importer.root())).toContain('input');
  },
});

export const Header = meta.story({
  args: { demoData: CLEAN },
  play: async ({ canvasElement }) => {
    const importer = importerIn(canvasElement);
    await importer.atStep('map');
    await importer.press('back');
    await importer.atStep('header');
    await expect(placesIn(importer.root())).toContain('table');
  },
});

export const Modal = meta.story({
  args: { isModal: true },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  play: async ({ canvasElement }) => {
    const importer = importerIn(canvasElement);
    await importer.atStep('upload');
    await expect(placesIn(importer.root())).toContain('modal');
  },
});
