/* For pages of ours beside the component: what knows neither imports nor sessions. */
export { CloseMark } from './ToolButton.js';
export { Dialog } from './Dialog.js';
