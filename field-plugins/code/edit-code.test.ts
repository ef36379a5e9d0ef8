import { expect, it } from 'vitest';
import { breakLine, indent, outdent, type Editing } from './edit-code.ts';

/** `a[b]c` is `abc` with `b` selected; one bar is the caret. */
function read(text: string): Editing {
  const start = text.search(/[[|]/);
  const code = text.replace(/[[|\]]/g, '');
  return { code, start, end: text.includes('[') ? text.indexOf(']') - 1 : start };
}

function write({ code, start, end }: Editing): string {
  if (start === end) return `${code.slice(0, start)}|${code.slice(start)}`;
  return `${code.slice(0, start)}[${code.slice(start, end)}]${code.slice(end)}`;
}

it.each([
  ['indents at the caret', indent, 'a|b', 'a  |b'],
  ['replaces a selection in one line', indent, 'a[b]c', 'a  |c'],
  ['indents selected lines, but not blank ones', indent, 'a\nb[b\n\nc]\nd', 'a\n  b[b\n\n  c]\nd'],
  ['leaves out a line that a selection only touches', indent, '[a\nb\n]c', '  [a\n  b\n]c'],
  ['goes on with tabs', indent, '\ta\n|b', '\ta\n\t|b'],
  ['outdents the line of the caret', outdent, 'a\n    b|c', 'a\n  b|c'],
  ['outdents selected lines as far as they go', outdent, '[  a\n b\n\tc\nd]', '[a\nb\nc\nd]'],
  ['keeps the caret in its line', outdent, 'a\n |  b', 'a\n| b'],
  ['begins a line like the one before', breakLine, '  \ta|', '  \ta\n  \t|'],
  ['begins it no further than the caret was', breakLine, '  |  a', '  \n  |  a'],
  ['breaks in the place of a selection', breakLine, ' a[b]c', ' a\n |c'],
])('%s', (_name, edit, before, after) => {
  expect(write(edit(read(before)))).toBe(after);
});
