/** As much text as the data of a block may have, in characters. */
export const longestText = 256 * 1024;

/** Pieces that are repeated. Each of them made an expression backtrack somewhere. */
const pieces = {
  spaces: ' ',
  'no-break spaces': '\u00A0',
  tabs: '\t',
  'line breaks': '\n',
  'carriage returns': '\r',
  'spaces and line breaks': ' \n',
  dots: '.',
  commas: ',',
  digits: '1',
  'digits and commas': '1,',
  'digits and spaces': '1 ',
  letters: 'a',
  'quotation marks': '"',
  apostrophes: "'",
  slashes: '/',
  bars: '|',
  hyphens: '-',
  underscores: '_',
  'at signs': '@',
  'angle brackets': '<',
  'curly brackets': '{',
  'percent signs': '%',
  'degree signs': '°',
  marks: '\u0301\u0323',
} as const;

/** As many characters of one kind. */
export function repeated(piece: keyof typeof pieces, length: number): string {
  return pieces[piece].repeat(length);
}

type Shape = readonly [before: string, piece: string, after: string];

/** Half of the text in one line, and the other half in short ones: a table of both is as large as their product. */
const wideAndLong = (length: number) =>
  `${'|'.repeat(length / 2)}${'\nseveral'.repeat(length / 16)}`.padEnd(length, '|');

/** Each piece alone, and behind what an expression looks for and before what it then misses. */
const shapes: Readonly<Record<string, Shape>> = {
  ...Object.fromEntries(
    Object.entries(pieces).flatMap(([name, piece]): [string, Shape][] => [
      [name, ['', piece, '']],
      [`a digit, ${name} and a letter`, ['1', piece, 'x']],
    ]),
  ),
  'an address of dots': ['https://', '.', ' x'],
  'an address of at signs': ['https://', 'a@', ' x'],
  'a mail address of dots': ['a@', 'a.', ' x'],
  'an opened quotation': ['"', 'a\t', ''],
};

/** A text of the given length that repeats one piece, named after what it consists of. */
export interface LongText {
  readonly name: string;
  text(length: number): string;
}

/** Monotonous texts. A function whose work grows with the square of the length takes seconds for the longest ones. */
export const longTexts: readonly LongText[] = [
  ...Object.entries(shapes).map(([name, [before, piece, after]]) => ({
    name,
    text: (length: number) => {
      const room = length - before.length - after.length;
      return `${before}${piece.repeat(Math.ceil(room / piece.length)).slice(0, room)}${after}`;
    },
  })),
  { name: 'one wide line and many short ones', text: wideAndLong },
];

/** Where a text is in a value: names and indexes from the outside in. */
export type TextPlace = readonly string[];

/** The places of all texts in a value. */
export function textPlaces(value: unknown): readonly TextPlace[] {
  if (typeof value === 'string') return [[]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => textPlaces(part).map((rest) => [name, ...rest]));
}

/** The value with another text at one place. */
export function withTextAt(value: unknown, [step, ...rest]: TextPlace, text: string): unknown {
  if (step === undefined) return text;
  const change = (part: unknown, name: string) => (name === step ? withTextAt(part, rest, text) : part);
  if (Array.isArray(value)) return value.map((part: unknown, index) => change(part, String(index)));
  const entries = Object.entries(value as object).map(([name, part]) => [name, change(part, name)] as const);
  return Object.fromEntries(entries);
}
