/** A chunk of its own: transformers bring phone metadata along, and most imports need them in the worker only. */
export { finishOnHost } from '../../engine/full.js';
