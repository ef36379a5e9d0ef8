import type { ShownBlock } from '../messages.ts';
import { keyOf, nameOf } from './marks.ts';
import { patch } from './patch.ts';
import type { Typing } from './typing.ts';

const images = 'img, video, audio, svg, hr, input';

/** `typing` names the field that is being edited, and is offered the element rendered for it. */
export function createBlocks(main: HTMLElement, typing: Pick<Typing, 'field' | 'offer'>) {
  const shown = new Map<string, { block: ShownBlock; element: HTMLElement }>();
  let opened: string | null = null;

  function elementOf(block: ShownBlock): HTMLElement | undefined {
    const element = parse(block.html ?? '');
    if (!(element instanceof HTMLElement)) return undefined;
    dress(element, block);
    return element;
  }

  function dress(element: HTMLElement, block: ShownBlock): void {
    prepare(element, block);
    element.toggleAttribute('data-octavo-open', block.key === opened);
  }

  function show(block: ShownBlock, next: HTMLElement): void {
    const old = shown.get(block.key)?.element;
    const { field } = typing;
    const rendered =
      field !== null && old?.contains(field) === true ? find(next, nameOf(field))?.textContent : undefined;
    const isKept = old !== undefined && (old.nodeName === next.nodeName || old.contains(field));
    if (old?.nodeName === next.nodeName) patch(old, next, field);
    else if (!isKept) old?.replaceWith(next);
    shown.set(block.key, { block, element: isKept ? old : next });
    if (rendered !== undefined) typing.offer(rendered);
  }

  return {
    reset(blocks: readonly ShownBlock[]): void {
      // One assignment is much faster than one per block.
      main.innerHTML = blocks.map(({ html = '' }) => html).join('');
      shown.clear();
      const byKey = new Map(blocks.map((block) => [block.key, block]));
      for (const element of main.children) {
        const block = byKey.get(keyOf(element));
        if (block === undefined || !(element instanceof HTMLElement)) continue;
        dress(element, block);
        shown.set(block.key, { block, element });
      }
    },
    /** A new block appears once it has a place. */
    put(block: ShownBlock): void {
      const next = elementOf(block);
      if (next !== undefined) show(block, next);
    },
    /** Rerenders a block after its text was edited: as last `put`, with the field's current text. */
    settle(key: string, field: string, text: string): void {
      const block = shown.get(key)?.block;
      const next = block && elementOf(block);
      if (block === undefined || next === undefined) return;
      const rendered = find(next, field);
      if (rendered !== undefined && rendered.textContent !== text) rendered.textContent = text;
      show(block, next);
    },
    order(keys: readonly string[]): void {
      let cursor = main.firstElementChild;
      for (const key of keys) {
        const element = shown.get(key)?.element;
        if (element === undefined) continue;
        const isNext = element.isConnected && element === cursor?.nextElementSibling;
        // The block at the cursor was moved further down and comes later.
        if (element === cursor || isNext) cursor = element.nextElementSibling;
        else move(main, element, cursor);
      }
    },
    drop(key: string): void {
      shown.get(key)?.element.remove();
      shown.delete(key);
    },
    open(key: string | null): void {
      opened = key;
      for (const { element, block } of shown.values())
        element.toggleAttribute('data-octavo-open', block.key === key);
    },
    nameOf: (key: string) => shown.get(key)?.block.name ?? '',
    elementOf: (key: string) => shown.get(key)?.element,
  };
}

function find(block: Element, field: string): Element | undefined {
  return [...block.querySelectorAll('[contenteditable]')].find((one) => nameOf(one) === field);
}

/** Moves an element, keeping its focus where the browser can. */
function move(main: HTMLElement, element: HTMLElement, before: Element | null): void {
  if (element.isConnected && typeof main.moveBefore === 'function') return main.moveBefore(element, before);
  const focused = element.contains(document.activeElement) ? document.activeElement : null;
  main.insertBefore(element, before);
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}

export function prepare(element: Element, { name, typing }: ShownBlock): void {
  element.setAttribute('tabindex', '0');
  if (!element.hasAttribute('aria-label')) element.setAttribute('aria-label', name);
  // A named section is a landmark; hundreds of them don't help navigation.
  if (element.nodeName === 'SECTION') element.setAttribute('role', 'group');
  for (const field of element.querySelectorAll('[data-octavo-field]')) {
    const kind = Object.hasOwn(typing, nameOf(field)) ? typing[nameOf(field)] : undefined;
    if (kind === undefined) continue;
    field.setAttribute('contenteditable', 'true');
    // A browser that translates the page would write its translation into the text.
    field.setAttribute('translate', 'no');
    field.setAttribute('data-octavo-typing', kind);
    const title = field.getAttribute('data-octavo-empty');
    if (title !== null) field.setAttribute('aria-label', title);
  }
  const isBlank = element.querySelector(images) === null && element.textContent.trim() === '';
  element.toggleAttribute('data-octavo-blank', isBlank);
}

export function parse(html: string): Element | undefined {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content.firstElementChild ?? undefined;
}
