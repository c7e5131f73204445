import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ImporterClassNames, CSVImporterProps } from '../../src/index.js';
import en from '../../src/i18n/locales/en.json' with { type: 'json' };
import { SHIPPED_LANGUAGES } from '../../src/i18n/shipped-languages.js';
import { THEME_VARIABLES } from '../../src/theme/theme-names.js';
import { columnTypes, transformers, validators } from '../../src/engine/rules/index.js';
import { importerChangeSchema } from '../../src/protocol/schemas.js';
import { exportCommand } from '../../server/main/cli/export.js';
import { importCommand } from '../../server/main/cli/import.js';
import { mapCommand } from '../../cli/map.js';
import { readCommand } from '../../cli/read.js';
import { resetAdminCommand } from '../../server/main/cli/reset-admin.js';
import { serveCommand } from '../../server/main/cli/serve.js';
import { validateCommand } from '../../cli/validate.js';
import { ENVIRONMENT_NAMES } from '../../server/config/read-variables.js';
import { settingsSchema } from '../../server/config/config.js';
import { proseOf, readDocuments, snippetsOf } from './documents.js';
import type { Document } from './documents.js';

const documents = await readDocuments();
const textOf = (path: string): string => documents.find((document) => document.path === path)?.text ?? '';
const snippets = documents.flatMap(snippetsOf);

/** The code spans in the first column of the table under a heading. */
function firstColumn(path: string, heading: string): readonly string[] {
  const section = textOf(path)
    .split(/^#+ /m)
    .find((part) => part.startsWith(`${heading}\n`));
  const [, rows = ''] = (section ?? '').split(/^\|[-|]+\|$/m);
  const cells = [...rows.matchAll(/^\| (.*?) \|/gm)].map(([, cell = '']) => cell);
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)).toSorted();
}

describe('links', () => {
  /** Anchors as GitHub creates them. */
  const slug = (heading: string): string =>
    heading
      .replace(/[`*]/g, '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-');
  const headings = ({ text }: Document): ReadonlySet<string> =>
    new Set([...text.replace(/^```[^]*?^```/gm, '').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => slug(heading)));

  test.each(documents.map((document) => [document.path, document] as const))(
    'of %s lead somewhere',
    (path, document) => {
      const links = [...proseOf(document).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
      const broken = links.filter((link) => {
        if (/^https?:/.test(link)) return false;
        const [file = '', anchor] = link.split('#');
        const target = file === '' ? path : normalize(join(dirname(path), file));
        const page = documents.find((other) => other.path === target);
        if (anchor === undefined) return !existsSync(target);
        return page === undefined || !headings(page).has(anchor);
      });
      expect(broken).toEqual([]);
    },
  );

  test('every guide can be reached from the README', () => {
    const guides = documents.map(({ path }) => path).filter((path) => path.startsWith('docs/guides/'));
    expect(guides.filter((path) => !textOf('README.md').includes(`](${path}`))).toEqual([]);
  });
});

describe('examples', () => {
  const named = (language: string): (readonly [string, string])[] =>
    snippets
      .filter((snippet) => snippet.language === language)
      .map(({ path, line, code }) => [`${path}:${line}`, code] as const);

  test.each(named('json'))('the JSON at %s is what it says it is', (_place, code) => {
    const value = JSON.parse(code) as Record<string, unknown>;
    if ('fields' in value) expect(importerChangeSchema.safeParse(value).error?.issues).toBeUndefined();
    if ('webhooks' in value) expect(settingsSchema.safeParse(value).error?.issues).toBeUndefined();
  });

  const commands = {
    export: exportCommand,
    import: importCommand,
    map: mapCommand,
    read: readCommand,
    'reset-admin': resetAdminCommand,
    serve: serveCommand,
    validate: validateCommand,
  };

  test.each(named('sh'))('the commands at %s exist', (_place, code) => {
    for (const [, name = '', rest = ''] of code.matchAll(/npx rowgate(?:-server)? ([\w-]+)([^\n]*)/g)) {
      const command = Object.entries(commands).find(([known]) => known === name)?.[1];
      expect(command, name).toBeDefined();
      const options = [...rest.matchAll(/--(\w+)/g)].map(([, option = '']) => option);
      expect(Object.keys(command?.options ?? {})).toEqual(expect.arrayContaining(options));
    }
    const assigned = [...code.matchAll(/(?:^|\s)([A-Z][A-Z_\d]+)=/g)].map(([, name = '']) => name);
    const ofTheShell = ['TOKEN', 'KEY', 'IMPORTER', 'IMPORT'];
    const ofStores = ['AWS_REGION', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'S3_ENDPOINT'];
    const known = new Set([...ENVIRONMENT_NAMES, ...ofTheShell, ...ofStores]);
    expect(assigned.filter((name) => !known.has(name))).toEqual([]);
  });
});

describe('tables are complete and have no other entries:', () => {
  test('props of the component', () => {
    // The compiler compares this list with the props, and this test compares it with the README.
    const props: Record<keyof CSVImporterProps, true> = {
      adapter: true,
      backendUrl: true,
      batchShape: true,
      batchSize: true,
      classNames: true,
      columns: true,
      createWorker: true,
      customStyles: true,
      customTranslations: true,
      dateOrder: true,
      decimal: true,
      darkMode: true,
      demoData: true,
      dynamicColumns: true,
      getToken: true,
      i18n: true,
      importerKey: true,
      includeUnmatchedColumns: true,
      invalidRowHandling: true,
      isModal: true,
      language: true,
      limits: true,
      metadata: true,
      modalCloseOnOutsideClick: true,
      modalIsOpen: true,
      modalOnCloseTriggered: true,
      nonce: true,
      onBatch: true,
      onClose: true,
      mappingMemory: true,
      onComplete: true,
      onMappingLearned: true,
      persist: true,
      source: true,
      primaryColor: true,
      resultShape: true,
      schema: true,
      showDownloadTemplateButton: true,
      skipCertainSteps: true,
      skipHeaderRowSelection: true,
      theme: true,
      user: true,
      validateRows: true,
      waitOnComplete: true,
    };
    expect(firstColumn('README.md', 'Props')).toEqual(Object.keys(props).toSorted());
  });

  test('class names', () => {
    const places: Record<keyof ImporterClassNames, true> = {
      root: true,
      modal: true,
      header: true,
      stepper: true,
      content: true,
      footer: true,
      button: true,
      input: true,
      table: true,
      dropzone: true,
    };
    expect(firstColumn('docs/guides/styling.md', 'Class names')).toEqual(Object.keys(places).toSorted());
  });

  test.each([
    ['docs/guides/schema.md', 'Column types', Object.keys(columnTypes)],
    ['docs/guides/validation.md', 'Validators', Object.keys(validators)],
    ['docs/guides/validation.md', 'Issue codes', Object.keys(en.issues)],
    ['docs/guides/styling.md', 'CSS variables', THEME_VARIABLES.map((name) => `--${name}`)],
    ['docs/guides/transformations.md', 'Transformations', Object.keys(transformers)],
  ])('%s, %s', (path, heading, names) => {
    expect(firstColumn(path, heading)).toEqual(names.toSorted());
  });

  test('languages', () => {
    const tags = [...textOf('docs/guides/languages.md').matchAll(/\| `([\w-]+)` \| /g)].map(([, tag]) => tag);
    expect(tags.toSorted()).toEqual(SHIPPED_LANGUAGES.toSorted());
  });
});
