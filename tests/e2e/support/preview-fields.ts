import type { Frame, Page } from 'playwright';

/** A field that the preview shows. */
export interface RenderedField {
  /** Which of all the fields on the page. */
  readonly index: number;
  readonly block: string;
  readonly type: string;
  readonly name: string;
  readonly isTyped: boolean;
}

/** The frame of the preview beside the form. */
export function previewFrame(page: Page): Frame {
  const frame = page.frames().find((one) => one.url().includes('/preview/frame'));
  if (frame === undefined) throw new Error('There is no preview.');
  return frame;
}

/** All fields that the preview shows, in their order. Folded content unfolds first, and images load. */
export function renderedFields(page: Page): Promise<readonly RenderedField[]> {
  return previewFrame(page).evaluate(async () => {
    for (const one of document.querySelectorAll('details')) one.open = true;
    // An image that arrives later moves the content below it.
    for (const one of document.images) one.loading = 'eager';
    await Promise.allSettled([...document.images].map((one) => one.decode()));
    return [...document.querySelectorAll('[data-octavo-field]')].map((field, index) => {
      const block = field.closest('[data-octavo-block]');
      return {
        index,
        block: block?.getAttribute('data-octavo-block') ?? '',
        type: block?.getAttribute('aria-label') ?? '',
        name: field.getAttribute('data-octavo-field') ?? '',
        isTyped: field.hasAttribute('contenteditable'),
      };
    });
  });
}

/** Clicks a field where nothing of another field and not the toolbar is over it. The frame may be shown smaller than it is. */
export async function clickField(page: Page, field: RenderedField): Promise<void> {
  // Forms that open, and images that arrive, move the frame and its content.
  for (let last = ''; ;) {
    const place = await placeOf(page, field);
    if (JSON.stringify(place) === last) return page.mouse.click(place.x, place.y);
    last = JSON.stringify(place);
  }
}

/** Where on the page a click meets a field. */
async function placeOf(
  page: Page,
  { index }: RenderedField,
): Promise<{ readonly x: number; readonly y: number }> {
  const place = await previewFrame(page).evaluate(findPlace, index);
  if (place === undefined) throw new Error('The field is nowhere to be seen.');
  const shown = await page.getByTestId('page-preview').evaluate((frame: HTMLIFrameElement) => {
    const { left, top, width } = frame.getBoundingClientRect();
    return { left, top, scale: width / frame.offsetWidth };
  });
  return {
    x: Math.round(shown.left + place.x * shown.scale),
    y: Math.round(shown.top + place.y * shown.scale),
  };
}

/** Runs in the frame: scrolls to a field and returns where a click meets it. */
async function findPlace(index: number): Promise<{ readonly x: number; readonly y: number } | undefined> {
  const field = document.querySelectorAll('[data-octavo-field]')[index];
  if (field === undefined) return undefined;
  // A click beside a question has folded its answer.
  const folded = field.closest('details');
  if (folded !== null) folded.open = true;
  // A block gets its true height when it is first on screen, which moves its content.
  for (let [last, still] = [NaN, 0]; still < 3;) {
    const { top: before, bottom } = field.getBoundingClientRect();
    // Once it is in the middle: Firefox is never done with half pixels.
    if (Math.abs((before + bottom) / 2 - innerHeight / 2) > 2)
      field.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { top } = field.getBoundingClientRect();
    still = Math.abs(top - last) < 2 ? still + 1 : 0;
    last = top;
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }
  const { left, top, width, height } = field.getBoundingClientRect();
  const shares = [0.5, 0.25, 0.75, 0.1, 0.9, 0.02, 0.98];
  const points = shares.flatMap((y) => shares.map((x) => ({ x: left + width * x, y: top + height * y })));
  return points.find(({ x, y }) => {
    const [over, ...under] = document.elementsFromPoint(x, y);
    if (over === undefined || over.closest('[role=toolbar]') !== null) return false;
    const fields = [over, ...under].map((one) => one.closest('[data-octavo-field]'));
    return fields.find((one) => one !== null) === field;
  });
}

/** Where the focus is: in the form of the open block, or with a caret in the preview. */
export async function focusedField(page: Page): Promise<string> {
  const form = await page.evaluate(() => {
    const open = document.querySelector<HTMLElement>('.row:has(.row-toggle[aria-expanded=true])');
    const key = open?.dataset['key'] ?? '';
    const start = `block-${key}_`;
    const active = document.activeElement;
    const isFrame = active?.matches('[data-testid=page-preview]') === true;
    const name = active?.closest(`[id^="${start}"]`)?.id.slice(start.length) ?? '';
    return { key, name, isFrame };
  });
  if (!form.isFrame) return `${form.key} form ${form.name}`;
  const name = await previewFrame(page).evaluate(() => {
    const active = document.activeElement;
    const hasCaret = active?.contains(getSelection()?.anchorNode ?? null) === true;
    const block = active?.closest('[data-octavo-block]')?.getAttribute('data-octavo-block') ?? '';
    return hasCaret ? `${active?.getAttribute('data-octavo-field') ?? ''} of ${block}` : '';
  });
  return `${form.key} caret ${name}`;
}
