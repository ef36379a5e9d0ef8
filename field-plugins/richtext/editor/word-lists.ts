/**
 * Turns the paragraphs that Word writes for lists into real lists in pasted HTML. Word marks them with its own style
 * (`mso-list: l0 level2`, as kept by `inertHtml`) and puts the bullet or number into the text.
 */
export function withWordLists(html: string): string {
  if (!/mso-list/i.test(html)) return html;
  const document = new DOMParser().parseFromString(html, 'text/html');
  const lists: HTMLElement[] = [];
  for (const paragraph of document.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, h5, h6')) {
    const level = levelOf(paragraph);
    if (level === 0 || !continues(paragraph, lists)) lists.length = 0;
    if (level > 0) place(paragraph, level, lists);
  }
  return document.body.innerHTML;
}

function levelOf(paragraph: Element): number {
  const [, level] = /mso-list:[^;"]*\blevel(\d+)/i.exec(paragraph.getAttribute('data-style') ?? '') ?? [];
  return level === undefined ? 0 : Number(level);
}

/** Whether the paragraph directly follows the list being built. */
function continues(paragraph: Element, [outermost]: readonly Element[]): boolean {
  return outermost !== undefined && paragraph.previousElementSibling === outermost;
}

function place(paragraph: Element, level: number, lists: HTMLElement[]): void {
  const document = paragraph.ownerDocument;
  const bullet = paragraph.querySelector(
    '[data-style*="mso-list:Ignore" i], [data-style*="mso-list: Ignore" i]',
  );
  const isNumbered = /^\s*(\d+|[a-z]{1,3}|[ivxlc]+)[.)]/i.test(bullet?.textContent ?? '');
  bullet?.remove();
  const isNew = lists.length === 0;
  lists.length = Math.min(lists.length, level);
  const depth = lists.length;
  const item = document.createElement('li');
  if (isNew) {
    const list = document.createElement(isNumbered ? 'ol' : 'ul');
    paragraph.before(list);
    lists.push(list);
  } else if (depth < level) {
    const list = document.createElement(isNumbered ? 'ol' : 'ul');
    lists.at(-1)?.lastElementChild?.append(list);
    lists.push(list);
  }
  lists.at(-1)?.append(item);
  item.append(paragraph);
}
