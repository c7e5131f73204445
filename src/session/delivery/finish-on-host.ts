/** A chunk of its own: transformers include phone metadata, which most imports need in the worker only. */
export { finishOnHost } from '../../engine/full.js';
