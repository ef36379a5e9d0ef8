const between = ' | ';

export const blocks = 'address, blockquote, div, dd, dt, h1, h2, h3, h4, h5, h6, li, ol, p, pre, section, ul';

/**
 * Turns pasted tables into lines, because formatted text has no tables: each row becomes a paragraph in which the cells
 * stay apart. A row used only for layout becomes its texts, one below the other.
 */
export function tablesToLines(body: HTMLElement): void {
  // Nested tables come first.
  for (const table of [...body.querySelectorAll('table')].toReversed()) {
    const rows = [...table.querySelectorAll('tr, caption')].map((row) => {
      const cells = row.matches('caption') ? [row] : [...row.querySelectorAll(':scope > td, :scope > th')];
      return lineOf(cells);
    });
    table.replaceWith(...rows.flat());
  }
}

function lineOf(cells: readonly Element[]): readonly Element[] {
  const last = cells.findLastIndex((cell) => cell.textContent.trim() !== '');
  const filled = cells.slice(0, last + 1);
  const isLayout = filled.length === 1 || filled.some(isArranged);
  return isLayout ? filled.map((cell) => moved('div', cell)) : [joined(filled)].filter(hasText);
}

/** Several paragraphs that would not read well in one line: with a heading or a list, or long. */
function isArranged(cell: Element): boolean {
  const texts = [...cell.querySelectorAll(blocks)].filter(
    (block) => !block.querySelector(blocks) && block.textContent.trim() !== '',
  );
  const isLong = cell.textContent.length > 200;
  return texts.length > 1 && (isLong || cell.querySelector('h1, h2, h3, h4, h5, h6, li') !== null);
}

function joined(cells: readonly Element[]): Element {
  const [first] = cells;
  const line = (first?.ownerDocument ?? document).createElement('p');
  cells.forEach((cell, index) => {
    for (const lineBreak of cell.querySelectorAll('br')) lineBreak.replaceWith(' ');
    for (const block of cell.querySelectorAll(blocks)) block.replaceWith(' ', ...block.childNodes, ' ');
    trimEdges(cell);
    line.append(...(index > 0 ? [between] : []), ...cell.childNodes);
  });
  return line;
}

function moved(name: string, from: Element): Element {
  const to = from.ownerDocument.createElement(name);
  to.append(...from.childNodes);
  return to;
}

/** Trims the lines and no-break spaces that spreadsheets put around the text of a cell. */
function trimEdges(cell: Element): void {
  cell.normalize();
  const texts = cell.ownerDocument.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (texts.nextNode()) nodes.push(texts.currentNode as Text);
  for (const node of nodes) {
    node.data = node.data.trimStart();
    if (node.data !== '') break;
  }
  for (const node of nodes.toReversed()) {
    node.data = node.data.trimEnd();
    if (node.data !== '') break;
  }
}

function hasText(element: Element): boolean {
  return element.textContent !== '';
}
