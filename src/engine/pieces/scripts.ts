import { OTHER_SCRIPTS_WORDS } from '../mapping/lexicon/other-scripts.js';

const parts = { OTHER_SCRIPTS_WORDS };

/** The words of names in other scripts than Latin. */
export const scripts = (): typeof parts => parts;
