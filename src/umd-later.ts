/* What the second file of the script tag contains. */
export { laterActions } from './session/later-actions.js';
export { laterSteps } from './ui/steps/later-steps.js';
