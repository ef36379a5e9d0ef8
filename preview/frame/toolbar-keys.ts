const canHaveFocus = 'a[href], button, input, select, textarea, summary, [contenteditable], [tabindex="0"]';

/**
 * Puts the toolbar between its block and the content of the block in the tab order: Tab leads from the block into the toolbar and
 * on, Shift+Tab back. Arrows move inside, mirrored from right to left; Escape returns to the block.
 */
export function followToolbarKeys(toolbar: HTMLElement, blockOfToolbar: () => HTMLElement | undefined): void {
  const buttons = [...toolbar.querySelectorAll('button')];

  document.addEventListener('keydown', (event) => {
    const block = blockOfToolbar();
    if (block === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const isInside = toolbar.contains(event.target as Node);
    const target = isInside
      ? targetInside(event, block)
      : event.target === block && isTab(event)
        ? buttons[0]
        : undefined;
    if (target === undefined) return;
    event.preventDefault();
    target.focus();
  });

  function targetInside(event: KeyboardEvent, block: HTMLElement): HTMLElement | undefined {
    if (event.key === 'Tab') return event.shiftKey ? block : leave(block);
    if (event.key === 'Escape') return block;
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const isRtl = document.documentElement.dir === 'rtl';
    const steps: Readonly<Record<string, number>> = {
      [isRtl ? 'ArrowLeft' : 'ArrowRight']: at + 1,
      [isRtl ? 'ArrowRight' : 'ArrowLeft']: at - 1,
      Home: 0,
      End: -1,
    };
    const next = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined;
    return next === undefined ? undefined : buttons.at(next % buttons.length);
  }

  /** The toolbar is last in the page: if nothing follows the block, Tab leads from its last button out of the frame. */
  function leave(block: HTMLElement): HTMLElement | undefined {
    const next = [...document.querySelectorAll<HTMLElement>(canHaveFocus)].find(
      (one) => follows(block, one) && !toolbar.contains(one) && one.checkVisibility(),
    );
    if (next === undefined) buttons.at(-1)?.focus();
    return next;
  }
}

/** Whether an element is in a block or after it. */
function follows(block: Element, one: Element): boolean {
  return (block.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

function isTab({ key, shiftKey }: KeyboardEvent): boolean {
  return key === 'Tab' && !shiftKey;
}
