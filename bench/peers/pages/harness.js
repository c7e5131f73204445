/**
 * What each page gives to `bench/peers/drive.ts`: the steps of an import, pressed by code in the page, so that no time
 * of the browser's protocol is measured. Times are those of `performance.now()`.
 *
 * - `showRows` presses until the first rows are on the screen; a reader without a screen waits for its first row.
 * - `check` waits until all rows can be delivered.
 * - `recheck` waits until the checks that edits have caused are over, where the last button does not wait for them.
 * - `deliver` presses the last button; the page reports to `received` what its host gets.
 * - `cell` finds the cell to edit, `isShown` whether it shows a text with its verdict, for peers with a grid.
 */
export function expose(steps) {
  globalThis.peer = {
    ...steps,
    startedAt: undefined,
    rows: 0,
    receivedAt: undefined,
    longestTask: 0,
    armEdit,
    untilShown: (text, isWrong) => untilShown(steps, text, isWrong),
  };
  document.addEventListener(
    'change',
    ({ target }) => {
      if (target.type === 'file') globalThis.peer.startedAt = performance.now();
    },
    { capture: true },
  );
  new PerformanceObserver((list) => {
    const { peer } = globalThis;
    for (const { startTime, duration } of list.getEntries()) {
      if (startTime > peer.startedAt) peer.longestTask = Math.max(peer.longestTask, duration);
    }
  }).observe({ type: 'longtask' });
}

/** Called by the host of each importer. */
export function received(rows) {
  globalThis.peer.rows += rows;
  globalThis.peer.receivedAt = performance.now();
}

export async function until(isTrue) {
  let found = isTrue();
  while (!found) {
    await frame();
    found = isTrue();
  }
  return found;
}

/** Waits until the element can be pressed, and presses it. Returns the time of the press. */
export async function press(find) {
  const element = await until(() => {
    const button = find();
    return button && !button.disabled && button.getAttribute('aria-disabled') !== 'true' ? button : null;
  });
  const pressed = performance.now();
  element.click();
  return pressed;
}

/** A button by a part of its text. */
export function buttonOf(text) {
  return [...document.querySelectorAll('button')].find((button) => button.textContent.includes(text));
}

/** Waits until it is true; the frame after the next one shows it. */
export async function painted(isTrue) {
  await until(isTrue);
  return frame();
}

function frame() {
  return new Promise((resolve) => {
    requestAnimationFrame(() => resolve(performance.now()));
  });
}

let enteredAt;

function armEdit() {
  enteredAt = undefined;
  document.addEventListener(
    'keydown',
    ({ timeStamp }) => {
      enteredAt = timeStamp;
    },
    { capture: true, once: true },
  );
}

/** Milliseconds from the key press to the frame that shows the text with its verdict. */
async function untilShown({ cell, isShown }, text, isWrong) {
  const end = await painted(() => {
    const edited = cell();
    return edited && isShown(edited, text, isWrong);
  });
  return end - enteredAt;
}
