import { createInstance } from 'i18next';
import { CSVImporter } from 'rowgate';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { importerIn } from '../support/importer-driver.js';
import { MESSY, PEOPLE } from '../support/people.js';

/** Twelve languages, each loaded when needed. Column labels come from the host. */
const meta = preview.meta({
  title: 'Options/Languages',
  component: CSVImporter,
  args: { columns: PEOPLE, demoData: MESSY, isModal: false },
});

async function expectTitle(canvasElement: HTMLElement, title: string): Promise<void> {
  await waitFor(() => expect(canvasElement.querySelector('.importcsv h2')).toHaveTextContent(title));
  await importerIn(canvasElement).atStep('map');
}

export const English = meta.story({
  args: { language: 'en' },
  play: ({ canvasElement }) => expectTitle(canvasElement, 'Import data'),
});

export const German = meta.story({
  args: { language: 'de' },
  play: ({ canvasElement }) => expectTitle(canvasElement, 'Daten importieren'),
});

export const Spanish = meta.story({
  args: { language: 'es' },
  play: ({ canvasElement }) => expectTitle(canvasElement, 'Importar datos'),
});

export const French = meta.story({
  args: { language: 'fr' },
  play: ({ canvasElement }) => expectTitle(canvasElement, 'Importer des données'),
});

export const Italian = meta.story({
  args: { language: 'it' },
  play: ({ canvasElement }) => expectTitle(canvasElement, 'Importa dati'),
});

export const BrazilianPortuguese = meta.story({
  args: { language: 'pt-BR' },
  play: ({ canvasElement }) => expectTitle(canvasElement, 'Importar dados'),
});

export const Dutch = meta.story({
  args: { language: 'nl' },
  play: ({ canvasElement }) => expectTitle(canvasElement, 'Gegevens importeren'),
});

export const Polish = meta.story({
  args: { language: 'pl' },
  play: ({ canvasElement }) => expectTitle(canvasElement, 'Importowanie danych'),
});

export const Japanese = meta.story({
  args: { language: 'ja' },
  play: ({ canvasElement }) => expectTitle(canvasElement, 'データのインポート'),
});

export const Chinese = meta.story({
  args: { language: 'zh-CN' },
  play: ({ canvasElement }) => expectTitle(canvasElement, '导入数据'),
});

export const Korean = meta.story({
  args: { language: 'ko' },
  play: ({ canvasElement }) => expectTitle(canvasElement, '데이터 가져오기'),
});

/** Right to left: the whole screen is mirrored, the file's content is not. */
export const Arabic = meta.story({
  args: { language: 'ar' },
  play: async ({ canvasElement }) => {
    await expectTitle(canvasElement, 'استيراد البيانات');
    const importer = importerIn(canvasElement);
    await expect(importer.root()).toHaveAttribute('dir', 'rtl');
    await importer.goTo('review');
    await expect(await importer.cell(0, 'email')).toHaveTextContent('ada@example.com');
  },
});

/** Replaces some texts of a built-in language. */
export const CustomTranslations = meta.story({
  args: { customTranslations: { en: { title: 'Add members', map: { title: 'Which column is which?' } } } },
  play: async ({ canvas, canvasElement }) => {
    await expectTitle(canvasElement, 'Add members');
    await expect(canvas.getByText('Which column is which?')).toBeVisible();
  },
});

/** Adds a language; missing texts are English. */
export const AnotherLanguage = meta.story({
  args: { language: 'sv', customTranslations: { sv: { title: 'Importera data', next: 'Fortsätt' } } },
  play: async ({ canvas, canvasElement }) => {
    await expectTitle(canvasElement, 'Importera data');
    await expect(canvas.getByRole('button', { name: 'Fortsätt' })).toBeVisible();
  },
});

const host = createInstance();
void host.init({
  lng: 'de',
  resources: { de: { translation: { menu: 'Mitglieder' }, rowgate: { title: 'Mitglieder importieren' } } },
});

/** The host's own i18next: the importer follows its language, and takes texts from its namespace `rowgate`. */
export const HostInstance = meta.story({
  render: (args) => <CSVImporter {...args} i18n={host} />,
  play: async ({ canvasElement }) => {
    await expectTitle(canvasElement, 'Mitglieder importieren');
    await host.changeLanguage('fr');
    await expectTitle(canvasElement, 'Importer des données');
    await host.changeLanguage('de');
    await expectTitle(canvasElement, 'Mitglieder importieren');
  },
});
