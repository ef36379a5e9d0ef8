import { inertHtml } from './inert-html.ts';
import { blocks, tablesToLines } from './table-lines.ts';
import { readWordLists } from './word-lists.ts';

/** Pasted HTML that is safe to parse, and in which what other programs write in their own way is what it looks like. */
export function readableHtml(html: string): string {
  const inert = inertHtml(html);
  // What was copied from a field like this one is already as it should be.
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
 * What is not part of the text: what a tracked change deletes, and how Word for the web marks the end of a paragraph. Other
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

/** The element next to a node; undefined if a text is there, or nothing. */
function neighbour(node: Node, side: 'previousSibling' | 'nextSibling'): Element | undefined {
  let next = node[side];
  while (next instanceof Text && next.data.trim() === '') next = next[side];
  return next instanceof Element ? next : undefined;
}
