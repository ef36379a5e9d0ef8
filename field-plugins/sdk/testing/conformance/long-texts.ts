/** As much text as the data of a block may have, in characters. */
export const longestText = 256 * 1024;

/** Pieces that are repeated. Each of them made an expression backtrack somewhere. */
const pieces = [...Array.from(' \u00A0\t\n\r.,1a"\'/|-_@<{%°'), ' \n', '1,', '1 ', '\u0301\u0323'];

type Shape = readonly [before: string, piece: string, after: string];

/** Each piece alone, and between a start that an expression matches and an end that it does not. */
const shapes: readonly Shape[] = [
  ...pieces.flatMap((piece): Shape[] => [
    ['', piece, ''],
    ['1', piece, 'x'],
  ]),
  ['https://', '.', ' x'],
  ['https://', 'a@', ' x'],
  ['a@', 'a.', ' x'],
  ['"', 'a\t', ''],
];

/** A text of the given length that repeats one piece, named after the piece. */
export interface LongText {
  readonly name: string;
  text(length: number): string;
}

/** Monotonous texts. A function whose work grows with the square of the length takes seconds for the longest ones. */
export const longTexts: readonly LongText[] = [
  ...shapes.map(([before, piece, after]) => ({
    name: `${JSON.stringify(piece)} again and again, between “${before}” and “${after}”`,
    text: (length: number) => {
      const room = length - before.length - after.length;
      return `${before}${piece.repeat(Math.ceil(room / piece.length)).slice(0, room)}${after}`;
    },
  })),
  {
    // A table of this text has as many cells as columns times lines.
    name: 'one wide line and many short ones',
    text: (length) => `${'|'.repeat(length / 2)}${'\nseveral'.repeat(length / 16)}`.padEnd(length, '|'),
  },
];
