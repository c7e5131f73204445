/* For pages of ours beside the component: what knows neither imports nor sessions. */
export { CloseMark } from './CloseMark.js';
export { Dialog } from './Dialog.js';
