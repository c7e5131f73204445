import { HostPage } from '../support/host-page.js';
import { expect, test } from '../support/test.js';

test('an invalid pattern is reported to the developer immediately, and users see what to do', async ({ page }) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  const host = new HostPage(page);
  await host.open();
  await host.mount(() => ({ onComplete: () => undefined }), {
    columns: [{ id: 'a1', label: 'Alpha', type: 'custom_regex', pattern: '(' }],
    demoData: [{ Alpha: 'x' }],
  });
  // The importer has not been opened yet.
  await expect.poll(() => messages.join('\n')).toContain('the pattern "(" of column "Alpha" cannot be used');
  await host.show();
  await host.importer.atStep('map');
  await host.importer.action('continue').click();
  await expect(host.importer.notice).toContainText(
    'This import isn’t set up correctly (column “Alpha”: invalid pattern). Please contact support.',
  );
  expect(messages).toHaveLength(1);
});

test('columns that cannot work are reported in the console, and on the screen instead of failing the page', async ({
  page,
}) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  const host = new HostPage(page);
  await host.open();
  await host.mount(() => ({ onComplete: () => undefined }), {
    columns: [
      { id: 'a1', label: 'Alpha', type: 'nubmer' },
      { id: 'b1', validators: { type: 'required' }, transformations: [{ type: 'default', value: 0 }] },
    ] as never,
    demoData: [{ Alpha: 'x' }],
  });
  await expect.poll(() => messages.join('\n')).toContain('column "Alpha": "nubmer" is not a type.');
  expect(messages.join('\n')).toContain('column "b1": "default" needs `value`, a string.');
  await host.show();
  await host.importer.atStep('upload');
  await expect(host.importer.notice).toContainText(
    'This import isn’t set up correctly (Alpha: type "nubmer"). Please contact support.',
  );
});
