import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.js';
import { Stepper } from '../../src/ui/frame/FrameHeader.js';
import { ConfirmDialog } from '../../src/ui/parts/Dialog.js';
import { Waiting } from '../../src/ui/parts/Waiting.js';
import { Footer } from '../../src/ui/steps/Footer.js';
import { Notice } from '../../src/ui/steps/Notice.js';
import { PartFrame } from '../support/PartFrame.js';

/** The parts around every step. */
const meta = preview.meta({ title: 'Parts/Frame' });

const STEPS = ['upload', 'header', 'map', 'values', 'review', 'complete'] as const;

/** Shows the current step and the steps decided automatically, and leads back. */
export const StepperInTheMiddle = meta.story({
  render: () => (
    <PartFrame style={{ maxWidth: 960 }}>
      {({ actions, words }) => (
        <Stepper steps={STEPS} step="map" passedOver={['header']} words={words} goTo={actions.goTo} />
      )}
    </PartFrame>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Step 3 of 6: Match columns' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Header/ })).toHaveTextContent('detected');
  },
});

/** After the rows were sent, there is no way back. */
export const StepperAtTheEnd = meta.story({
  render: () => (
    <PartFrame state={{ steps: STEPS, step: 'complete' }} style={{ maxWidth: 960 }}>
      {({ state, actions, words }) => <Stepper {...state} words={words} goTo={actions.goTo} />}
    </PartFrame>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** Announced to screen readers, and visible until dismissed. */
export const NoticeOfAnError = meta.story({
  render: () => (
    <PartFrame state={{ error: { code: 'file-too-large', params: { limit: 2 * 1024 ** 2 } } }}>
      {(screen) => <Notice {...screen} />}
    </PartFrame>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('larger than 2 MB');
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  },
});

/** The host's own message wins. */
export const NoticeInTheWordsOfTheHost = meta.story({
  render: () => (
    <PartFrame state={{ error: { code: 'host', params: {}, message: 'The list is closed until Monday.' } }}>
      {(screen) => <Notice {...screen} />}
    </PartFrame>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The list is closed until Monday.');
  },
});

const goOn = fn();

/** The Back and Continue buttons, with the reason when Continue is blocked. */
export const FooterWithAReason = meta.story({
  render: () => (
    <PartFrame state={{ steps: STEPS, step: 'values' }}>
      {(screen) => (
        <Footer
          {...screen}
          label="Continue"
          action="continue"
          disabled
          note="Match “Name” (required) to continue."
          onClick={goOn}
        />
      )}
    </PartFrame>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Back' })).toBeEnabled();
  },
});

const stay = fn();

/** Asks before work would be lost; Escape stays. */
export const Confirm = meta.story({
  render: () => (
    <PartFrame>
      <ConfirmDialog
        title="Discard this import?"
        text="20 rows are already imported; 15 are not."
        stay="Keep editing"
        leave="Discard"
        onStay={stay}
        onLeave={fn()}
      />
    </PartFrame>
  ),
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  beforeEach: () => void stay.mockClear(),
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('alertdialog', { name: 'Discard this import?' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Keep editing' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(stay).toHaveBeenCalledOnce();
  },
});

/** Replaces the screens while a language loads; visible only if that takes long. */
export const WaitingForWords = meta.story({
  render: () => (
    <PartFrame style={{ display: 'flex', height: 480 }}>
      <Waiting />
    </PartFrame>
  ),
});
