import { inertHtml } from './inert-html.ts';
import { blocks, tablesToLines } from './table-lines.ts';
import { readWordLists } from './word-lists.ts';

/** Makes pasted HTML safe to parse and replaces the markup of other programs by standard elements. */
export function readableHtml(html: string): string {
  const inert = inertHtml(html);
  // HTML copied from a field like this one needs no changes.
  if (inert.includes('data-pm-slice')) return inert;
  const { body } = new DOMParser().parseFromString(
    isRows.test(inert) ? `<table>${inert}</table>` : inert,
    'text/html',
  );
  for (const hidden of body.querySelectorAll(unread)) hidden.remove();
  readWordLists(body);
  tablesToLines(body);
  emptyBlankLines(body);
  return body.innerHTML;
}

/**
 * Elements that are not part of the text: deletions of tracked changes, and the end-of-paragraph mark of Word for the web. Other
 * deleted text, which has no date, is only struck through.
 */
const unread = 'del[datetime], .EOP';

/** Some programs leave out the table around the rows. */
const isRows = /^(?:\s|<meta[^>]*>|<!--[^>]*-->)*<(?:t[rdh]|tbody|thead|tfoot|col|colgroup)[\s>]/i;

/**
 * Word writes a no-break space into a blank line, and LibreOffice a line break. Google Docs writes a line break alone,
 * between the paragraphs.
 */
function emptyBlankLines(body: HTMLElement): void {
  for (const lineBreak of body.querySelectorAll('br'))
    if (
      neighbour(lineBreak, 'previousSibling')?.matches(blocks) &&
      neighbour(lineBreak, 'nextSibling')?.matches(`br, ${blocks}`)
    )
      lineBreak.replaceWith(body.ownerDocument.createElement('p'));
  for (const line of body.querySelectorAll('p'))
    if (line.textContent.trim() === '' && !line.querySelector('img')) line.replaceChildren();
}

/** The adjacent element of a node; undefined if there is a text or nothing. */
function neighbour(node: Node, side: 'previousSibling' | 'nextSibling'): Element | undefined {
  let next = node[side];
  while (next instanceof Text && next.data.trim() === '') next = next[side];
  return next instanceof Element ? next : undefined;
}
