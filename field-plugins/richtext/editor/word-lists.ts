interface WordList {
  readonly name: string;
  readonly level: number;
  readonly element: HTMLElement;
}

/**
 * Turns the paragraphs that Word writes for lists into real lists. Word marks them with its own style
 * (`mso-list: l0 level2 lfo1`, as kept by `inertHtml`) and puts the bullet or number into the text. A heading with a number
 * stays a heading, and keeps its number as text.
 */
export function readWordLists(body: HTMLElement): void {
  for (const item of body.querySelectorAll<HTMLElement>('li[data-aria-level]')) markWebItem(item);
  const lists: WordList[] = [];
  for (const block of body.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, h5, h6')) {
    const [, name = '', level] = mark.exec(block.dataset['style'] ?? '') ?? [];
    const isItem = level !== undefined && block.matches('p');
    if (!isItem || block.previousElementSibling !== lists[0]?.element) lists.length = 0;
    if (isItem) place({ item: block, name, level: Number(level) }, lists);
    else if (level !== undefined) writeNumberAsText(block);
  }
}

const mark = /mso-list:\s*(\S+)\s+level(\d+)/i;

/**
 * Word for the web wraps each item in a list and an element. Replaces that element with the content of the item, and
 * marks the paragraph as Word on the desktop does.
 */
function markWebItem(item: HTMLElement): void {
  const list = item.parentElement;
  const block = item.querySelector<HTMLElement>('p, h1, h2, h3, h4, h5, h6');
  if (!list || !block) return;
  block.dataset['style'] = `mso-list: ${item.dataset['listid']} level${item.dataset['ariaLevel']}`;
  if (list instanceof HTMLOListElement) {
    const sign = item.ownerDocument.createElement('span');
    sign.dataset['style'] = 'mso-list: Ignore';
    sign.textContent = `${list.start}.`;
    block.prepend(sign);
  }
  const around = list.closest('.ListContainerWrapper') ?? list;
  around.before(...item.childNodes);
  item.remove();
  if (around.textContent.trim() === '') around.remove();
}

interface Placed {
  readonly item: HTMLElement;
  readonly name: string;
  readonly level: number;
}

function place({ item: paragraph, name, level }: Placed, lists: WordList[]): void {
  const kind = isNumber(takeSign(paragraph)) ? 'ol' : 'ul';
  while ((lists.at(-1)?.level ?? 0) > level && lists.length > 1) lists.pop();
  const last = lists.at(-1);
  // A list of another kind or name directly below is a separate list.
  if (last?.level === level && (last.element.localName !== kind || last.name !== name)) lists.pop();
  const item = paragraph.ownerDocument.createElement('li');
  if ((lists.at(-1)?.level ?? 0) < level) {
    const element = paragraph.ownerDocument.createElement(kind);
    const around = lists.at(-1)?.element.lastElementChild;
    if (around) around.append(element);
    else paragraph.before(element);
    lists.push({ name, level, element });
  }
  lists.at(-1)?.element.append(item);
  item.append(paragraph);
}

function writeNumberAsText(heading: HTMLElement): void {
  const sign = takeSign(heading);
  if (isNumber(sign)) heading.prepend(`${sign} `);
}

function takeSign(block: HTMLElement): string {
  const sign = block.querySelector('[data-style*="mso-list:Ignore" i], [data-style*="mso-list: Ignore" i]');
  sign?.remove();
  return sign?.textContent.trim() ?? '';
}

function isNumber(sign: string): boolean {
  return /^(?:\(?(?:\d+|[a-z]{1,3}|[ivxlc]+)[.)]|\d+(?:\.\d+)+)/i.test(sign);
}
