import type { FromPreview, ToolbarMessages, Verb } from '../messages.ts';
import { keyOf } from './marks.ts';
import { placeToolbar } from './place.ts';

/** Rendered with lines in a square of 24. */
const paths: Readonly<Record<Verb, string>> = {
  'add-before': 'M4 20h16M4 16h16M12 3v8M8 7h8',
  'add-after': 'M4 4h16M4 8h16M12 13v8M8 17h8',
  up: 'M12 20V5M6 11l6-6 6 6',
  down: 'M12 4v15M6 13l6 6 6-6',
  duplicate: 'M9 9h11v11H9zM5 15H4V4h11v1M14.5 11.5v6M11.5 14.5h6',
  delete: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
};

const verbs = Object.keys(paths) as readonly Verb[];

const svg = 'http://www.w3.org/2000/svg';

interface ToolbarOptions {
  send(message: FromPreview): void;
  nameOf(key: string): string;
  typed(): Element | null;
}

export interface Toolbar {
  readonly element: HTMLElement;
  readonly block: HTMLElement | undefined;
  setMessages(messages: ToolbarMessages): void;
  show(block: HTMLElement | undefined): void;
  /** Follows its block, which may have moved, changed or gone. */
  follow(): void;
}

export function createToolbar({ send, nameOf, typed }: ToolbarOptions): Toolbar {
  const element = document.createElement('div');
  element.className = 'octavo-toolbar';
  element.setAttribute('role', 'toolbar');
  element.hidden = true;
  const name = document.createElement('span');
  name.className = 'octavo-name';
  const buttons = verbs.map((verb) => renderButton(verb));
  element.append(name, ...buttons);
  document.body.append(element);

  let block: HTMLElement | undefined;
  let beside: Element | null = null;

  element.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (block === undefined || button === null || button.getAttribute('aria-disabled') === 'true') return;
    send({ type: 'act', key: keyOf(block), verb: button.dataset['verb'] as Verb });
  });
  // A press must not move the caret out of the edited text.
  element.addEventListener('pointerdown', (event) => event.preventDefault());
  element.addEventListener('mousedown', (event) => event.preventDefault());
  followToolbarKeys(element, () => block);

  const toolbar: Toolbar = {
    element,
    get block() {
      return block;
    },
    setMessages(messages) {
      element.setAttribute('aria-label', messages.toolbar);
      for (const button of buttons) {
        const message = messages[button.dataset['verb'] as Verb];
        button.setAttribute('aria-label', message);
        button.title = message;
      }
    },
    show(wanted) {
      block = wanted;
      toolbar.follow();
    },
    follow() {
      if (block?.isConnected === false) leaveGone();
      element.hidden = block === undefined;
      if (block === undefined) return;
      beside = block.nextElementSibling ?? block.previousElementSibling;
      name.textContent = nameOf(keyOf(block));
      disable('up', block.previousElementSibling === null);
      disable('down', block.nextElementSibling === null);
      const { left, top } = placeToolbar({
        block: block.getBoundingClientRect(),
        size: { width: element.offsetWidth, height: element.offsetHeight },
        view: { width: document.documentElement.clientWidth, height: innerHeight },
        typed: typed()?.getBoundingClientRect(),
        isRtl: document.documentElement.dir === 'rtl',
      });
      element.style.left = `${left + scrollX}px`;
      element.style.top = `${top + scrollY}px`;
    },
  };
  return toolbar;

  function disable(verb: Verb, isDisabled: boolean): void {
    const button = buttons.find(({ dataset }) => dataset['verb'] === verb);
    button?.setAttribute('aria-disabled', String(isDisabled));
  }

  /** After the block is deleted: moves the focus from its toolbar to that of the neighbour. */
  function leaveGone(): void {
    block = undefined;
    const isInside = element.contains(document.activeElement);
    if (isInside && beside instanceof HTMLElement) beside.focus({ preventScroll: true });
  }
}

function renderButton(verb: Verb): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset['verb'] = verb;
  button.tabIndex = -1;
  button.append(renderIcon(verb));
  return button;
}

function renderIcon(verb: Verb): SVGElement {
  const icon = document.createElementNS(svg, 'svg');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(svg, 'path');
  path.setAttribute('d', paths[verb]);
  icon.append(path);
  return icon;
}

const canHaveFocus = 'a[href], button, input, select, textarea, summary, [contenteditable], [tabindex="0"]';

/**
 * Puts the toolbar between its block and the content of the block in the tab order: Tab leads from the block into the toolbar and
 * on, Shift+Tab back. Arrows move inside, mirrored from right to left; Escape returns to the block.
 */
function followToolbarKeys(toolbar: HTMLElement, blockOfToolbar: () => HTMLElement | undefined): void {
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

function follows(block: Element, one: Element): boolean {
  return (block.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

function isTab({ key, shiftKey }: KeyboardEvent): boolean {
  return key === 'Tab' && !shiftKey;
}
