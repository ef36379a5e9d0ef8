import type { View } from '../story-tab.ts';

/** A picture that is new or has changed. */
export interface Found {
  readonly id: string;
  readonly story: string;
  readonly view: View;
  readonly kind: 'changed' | 'new';
  /** How many pixels differ. */
  readonly pixels: number;
}

export type Side = 'before' | 'after' | 'difference';

type ReadPicture = (side: Side, id: string, view: View) => Promise<Buffer>;

/** One self-contained page that shows a run's findings and works with the keyboard alone. */
export async function reportPage(
  found: readonly Found[],
  release: string,
  read: ReadPicture,
): Promise<string> {
  const articles: string[] = [];
  for (const one of found) articles.push(await entry(one, read));
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>${found.length} pictures of stories to look at</title>
<style>${style}</style>
<header>
  <h1>${found.length} pictures to look at</h1>
  <p>Drawn by Chromium ${escape(release)}. <kbd>J</kbd> next, <kbd>K</kbd> previous, <kbd>1</kbd> before, <kbd>2</kbd> after,
  <kbd>3</kbd> difference, <kbd>4</kbd> all, <kbd>S</kbd> take it.</p>
  <label>To accept what is taken: <input id="command" readonly value="npm run stories:accept -- --seen" /></label>
</header>
<main>
${articles.join('\n')}
</main>
<script>(${walk.toString()})()</script>
</html>
`;
}

async function entry({ id, story, view, kind, pixels }: Found, read: ReadPicture): Promise<string> {
  const title = `${escape(story)}, ${view.width} px, ${view.mode}`;
  const what = kind === 'new' ? 'new' : `${pixels} pixels differ`;
  const sides: readonly Side[] = kind === 'new' ? ['after'] : ['before', 'after', 'difference'];
  const figures: string[] = [];
  for (const side of sides) {
    const data = (await read(side, id, view)).toString('base64');
    const name = sideNames[side];
    figures.push(
      `<figure class="${side}"><figcaption>${name}</figcaption><img alt="${name}: ${title}" src="data:image/webp;base64,${data}" /></figure>`,
    );
  }
  return `<article tabindex="0" data-show="all"><h2>${title} <small>${what}</small></h2>
<label><input type="checkbox" value="${id}" /> take this story as it is now</label>
<div>${figures.join('')}</div></article>`;
}

const sideNames: Readonly<Record<Side, string>> = {
  before: 'Before',
  after: 'After',
  difference: 'Difference',
};

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; }
header { position: sticky; top: 0; padding: 0.5rem 1rem; background: Canvas; border-bottom: 1px solid GrayText; }
h1, h2 { font-size: 1.125rem; margin: 0; }
p { margin: 0.25rem 0; }
small { font-weight: 400; }
label { display: block; }
#command { font-family: monospace; width: min(60ch, 100%); }
article { padding: 1rem; scroll-margin-top: 9rem; }
article:focus { outline: 3px solid Highlight; outline-offset: -3px; }
article div { display: flex; gap: 1rem; align-items: flex-start; }
figure { margin: 0; flex: 0 1 auto; min-width: 0; }
img { max-width: 100%; border: 1px solid GrayText; }
article[data-show=before] :is(.after, .difference), article[data-show=after] :is(.before, .difference),
article[data-show=difference] :is(.before, .after) { display: none; }
kbd { border: 1px solid GrayText; border-radius: 4px; padding: 0 0.25rem; }
`;

/** Runs in the page: keys step through the pictures, and the command lists the accepted ones. */
function walk(): void {
  const articles = [...document.querySelectorAll('article')];
  const command = document.querySelector<HTMLInputElement>('#command');
  const boxes = [...document.querySelectorAll<HTMLInputElement>('[type=checkbox]')];
  const current = () => articles.findIndex((article) => article.contains(document.activeElement));
  const shown: Readonly<Record<string, string>> = { 1: 'before', 2: 'after', 3: 'difference', 4: 'all' };
  function write(changed: HTMLInputElement): void {
    for (const box of boxes) if (box.value === changed.value) box.checked = changed.checked;
    const ids = new Set(boxes.filter(({ checked }) => checked).map(({ value }) => value));
    if (command) command.value = ['npm run stories:accept -- --seen', ...ids].join(' ');
  }
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement) write(target);
  });
  document.addEventListener('keydown', ({ key, ctrlKey, metaKey, altKey }) => {
    if (ctrlKey || metaKey || altKey) return;
    const at = current();
    const article = articles[at];
    const side = shown[key];
    if (key === 'j') articles[Math.min(at + 1, articles.length - 1)]?.focus();
    else if (key === 'k') articles[Math.max(at - 1, 0)]?.focus();
    else if (side !== undefined && article) article.dataset['show'] = side;
    else if (key === 's') article?.querySelector('input')?.click();
  });
  articles[0]?.focus();
}
