import { asian } from '../pieces/asian.js';
import { cjk } from '../pieces/cjk.js';
import { cyrillic } from '../pieces/cyrillic.js';
import { dutch } from '../pieces/dutch.js';
import { eastern } from '../pieces/eastern.js';
import { french } from '../pieces/french.js';
import { german } from '../pieces/german.js';
import { iberian } from '../pieces/iberian.js';
import { italian } from '../pieces/italian.js';
import { nordic } from '../pieces/nordic.js';
import { rare } from '../pieces/rare.js';
import { scripts } from '../pieces/scripts.js';
import { trades } from '../pieces/trades.js';
import type { WordList } from './lexicon.js';
import type { ListName, MoreName } from './needed-lists.js';

/** All words but the usual English ones. In the worker, a list can be called once its piece is loaded. */
export const WORD_LISTS: Readonly<Record<ListName | MoreName, () => WordList>> = {
  german,
  dutch,
  nordic,
  french,
  iberian,
  italian,
  eastern,
  asian,
  cyrillic,
  cjk,
  scripts,
  rare,
  trades,
};
