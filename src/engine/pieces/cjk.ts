import { CJK_WORDS } from '../mapping/lexicon/cjk/cjk.js';
import type { WordList } from '../mapping/lexicon.js';

/** The words of Chinese, Japanese and Korean names. */
export const cjk = (): WordList => CJK_WORDS;
