/* Parts without knowledge of imports or sessions, shared with our other pages. */
export { CloseMark } from './ToolButton.js';
export { Dialog } from './Dialog.js';
