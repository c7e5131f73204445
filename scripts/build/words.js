/** The lists of words that a name needs besides those in `engine.lexicon`. */
export const LANGUAGE_PIECES = [
  'asian',
  'cjk',
  'cyrillic',
  'dutch',
  'eastern',
  'french',
  'german',
  'iberian',
  'italian',
  'nordic',
  'rare',
  'scripts',
  'trades',
];

/** Pieces of words alone, which share no code with the engine. */
export const WORD_PIECES = ['lexicon', ...LANGUAGE_PIECES];

/** The words are in the files that the worker fetches, not in every bundle once more. `folder` is the path to `dist`. */
export const wordsIn = (folder) => ({
  name: 'words-in',
  setup({ onResolve }) {
    onResolve({ filter: new RegExp(`/pieces/(?:${WORD_PIECES.join('|')})\\.js$`) }, ({ path }) => ({
      path: `${folder}/engine.${path.slice(path.lastIndexOf('/') + 1)}`,
      external: true,
    }));
  },
});
