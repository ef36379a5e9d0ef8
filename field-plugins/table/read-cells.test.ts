import { expect, it } from 'vitest';
import { readTsv, upgradeTable } from './read-cells.ts';

it.each([
  ['one cell', 'a', [['a']]],
  ['nothing', '', [['']]],
  ['rows and columns', 'a\tb\nc\td', [['a', 'b'], ['c', 'd']]], // prettier-ignore
  ['the line break at the end', 'a\tb\r\n', [['a', 'b']]],
  ['blank cells and rows', '\ta\n\n\t', [['', 'a'], [''], ['', '']]],
  ['quotes around tabs and line breaks', '"a\tb"\t"c\r\nd"\ne', [['a\tb', 'c\nd'], ['e']]],
  ['quotes in quotes', '"say ""hi"""\tb', [['say "hi"', 'b']]],
  ['quotes that are text', 'a "b"\t5" pipe\n"open', [['a "b"', '5" pipe'], ['"open']]],
])('reads copied cells: %s', (_name, text, cells) => {
  expect(readTsv(text)).toEqual(cells);
});

it('keeps the cells of a text that no table holds, and adds none', () => {
  expect(upgradeTable(`${'|'.repeat(20_000)}\n${'a\n'.repeat(20_000)}`)).toMatchObject({
    rows: { length: 20_001, 0: { cells: { length: 20_001 } }, 1: { cells: ['a'] } },
  });
});
