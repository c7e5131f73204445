import { MESSY_FILE, textFile } from '../support/importer-page.js';
import { expect, test } from '../support/test.js';

/* What assistive technology receives: names, roles and states of each step, and announcements of changes. */

test('upload', async ({ importer }) => {
  await importer.open();
  await expect(importer.root).toMatchAriaSnapshot(`
    - dialog "Import data":
      - heading "Import data" [level=2]
      - 'list "Step 1 of 5: Upload"':
        - listitem: Upload
        - listitem: Header
      - button "Close"
      - group "Upload":
        - heading "Upload your file" [level=3]
        - button "Choose a file"
        - complementary:
          - heading "Columns we’re looking for" [level=4]
          - list "Columns we’re looking for":
            - listitem: Name required
            - listitem: Email required
        - button "Continue" [disabled]
      - status: "Step 1 of 5: Upload"
  `);
  await expect(importer.root.locator('[aria-current="step"]')).toHaveText('1Upload');
  await importer.choose(textFile('empty.csv', ''));
  await expect(importer.root.getByRole('alert').filter({ hasText: 'This file is empty' })).toHaveCount(1);
});

test('the header row, the columns and the values', async ({ importer }) => {
  await importer.open();
  await importer.upload(MESSY_FILE);
  if ((await importer.root.getAttribute('data-step')) === 'map') await importer.back('header');
  await expect(importer.root).toMatchAriaSnapshot(`
    - 'list "Step 2 of 5: Header"':
      - listitem:
        - button "Upload"
    - group "Header":
      - heading "Which row has the column names?" [level=3]
      - group "File format":
        - combobox /Encoding/
        - combobox /Delimiter/
        - combobox /Quote character/
      - radio "No header row"
      - table "Which row has the column names?":
        - rowgroup:
          - row /Use row 3 as the header/:
            - rowheader:
              - radio "Use row 3 as the header" [checked]
            - cell "Full Name"
      - button "Back"
      - button "Continue"
    - status: "Step 2 of 5: Header"
  `);
  await importer.goTo('map');
  await expect(importer.root).toMatchAriaSnapshot(`
    - group "Match columns":
      - heading "Match your columns" [level=3]
      - paragraph: 8 of 8 columns matched · 6 rows
      - group "Full Name":
        - list "Sample values":
          - listitem "Ada Lovelace"
        - 'combobox "Full Name: Import as"': Name
        - text: Matched known alias · 95%
      - complementary:
        - heading "Required columns" [level=4]
        - list:
          - listitem: Name matched
    - status: "Step 3 of 5: Match columns"
  `);
  await importer.goTo('values');
  await expect(importer.root).toMatchAriaSnapshot(`
    - group "Match values":
      - heading "Match your values" [level=3]
      - region "Plan":
        - heading "Plan" [level=4]
        - 'combobox "gone: Change to"'
    - status: "Step 4 of 6: Match values"
  `);
});

test('the review and the last step', async ({ importer }) => {
  await importer.open();
  await importer.upload(MESSY_FILE);
  await importer.goTo('review');
  await expect(importer.root).toMatchAriaSnapshot(`
    - group "Review":
      - heading "Review your data" [level=3]
      - group "Show":
        - radio "All rows, 6" [checked]
        - radio "Valid rows, 3"
        - radio "Invalid rows, 3"
      - group "Go through errors":
        - button "Previous error"
        - button "Next error"
      - button "Undo" [disabled]
      - button "Redo" [disabled]
      - button "Keyboard shortcuts"
      - grid "Rows to import":
        - rowgroup:
          - row:
            - columnheader "Row"
            - columnheader "Name"
            - columnheader "Email"
        - rowgroup:
          - row:
            - rowheader:
              - checkbox "Select row 4"
            - gridcell "Ada Lovelace"
          - row:
            - rowheader:
              - checkbox "Select row 5"
          - row:
            - rowheader:
              - checkbox "Select row 6"
          - row:
            - rowheader:
              - checkbox "Select row 7"
            - gridcell "A value is required" [invalid]
      - region "Selected cell":
        - paragraph: Row 4 Name
        - button "Edit cell"
      - button "Back"
      - button "Import 3 rows, skip 3 with errors"
    - status: "Step 5 of 6: Review"
  `);
  await expect(importer.grid).toHaveAttribute('aria-rowcount', '6');
  await expect(importer.grid).toHaveAttribute('aria-colcount', '9');
  await expect(importer.grid.getByRole('columnheader', { name: 'Amount' })).toHaveAccessibleDescription(
    /Yearly amount.*Number.*2 errors/,
  );
  await importer.submit();
  await expect(importer.root).toMatchAriaSnapshot(`
    - group "Done":
      - heading "3 rows imported" [level=3]
      - paragraph: 3 rows with errors weren’t imported.
      - button "Done"
    - status: "Step 6 of 6: Done"
  `);
});

test('changes are announced: filtered rows, edits and their effects, deletions, undo', async ({ importer, page }) => {
  await importer.open();
  await importer.upload(MESSY_FILE);
  await importer.goTo('review');
  const announcement = importer.root.locator('output');
  await importer.filter('invalid');
  await expect(announcement).toHaveText('Showing 3 rows');
  await importer.filter('all');
  await expect(announcement).toHaveText('Showing 6 rows');
  await importer.edit(5, 'amount', 'some');
  await expect(announcement).toHaveText('Saved. Not a number');
  await importer.edit(5, 'amount', '12');
  await expect(announcement).toHaveText('Saved, no errors in this cell');
  await page.keyboard.press('Control+z');
  await expect(announcement).toHaveText('Undone');
  await importer.cell(0, 'name').click();
  await page.keyboard.press('Shift+Space');
  await importer.action('delete-rows').click();
  await expect(announcement).toHaveText('1 row deleted');
  for (const region of await importer.root.locator('output, [role="status"]').all()) {
    await expect(region).not.toHaveAttribute('aria-live', 'off');
  }
});

test('progress is announced in quarters only', async ({ importer, page }) => {
  const rows = Array.from({ length: 300_000 }, (_, row) => `Person ${row},p${row}@example.com`);
  await importer.open();
  await page.evaluate(() => {
    const announcements: string[] = [];
    Object.assign(globalThis, { announcements });
    const listen = (): void => {
      const text = document.querySelector('.importcsv [role="status"].rg-hidden')?.textContent ?? '';
      if (text !== announcements.at(-1)) announcements.push(text);
    };
    new MutationObserver(listen).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await importer.upload(textFile('people.csv', ['name,email', ...rows].join('\n')));
  await importer.goTo('review');
  await importer.expectCounts(rows.length, rows.length, 0);
  const announcements = await page.evaluate(() => (globalThis as unknown as { announcements: string[] }).announcements);
  const percents = announcements.flatMap((text) => /: (\d+)%$/.exec(text)?.[1] ?? []);
  expect(percents.length).toBeGreaterThan(0);
  expect(percents.filter((percent) => Number(percent) % 25 !== 0)).toEqual([]);
  expect(announcements.at(-1)).toBe('Step 4 of 5: Review');
});
