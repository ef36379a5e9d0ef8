import {
  createContext,
  use,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';

type Role = 'menu' | 'listbox';

interface OpenMenu {
  readonly role: Role;
  close(): void;
}

const OpenMenuContext = createContext<OpenMenu>({ role: 'menu', close: () => undefined });

/** The props of a menu; the attributes of its list are among them. */
export interface MenuProps extends ComponentProps<'div'> {
  /** The button that opens the menu. The menu appears at its place, and gives it the focus back. */
  readonly anchor: () => HTMLElement | null;
  /** `listbox` for the options of a select: the list is at least as wide as its button. */
  readonly role?: Role;
  /** Removes the menu. Called before the action of an item, too. */
  onClose(): void;
}

const items = ':is([role^=menuitem], [role=option]):enabled';

/** A menu of `MenuItem`s above everything else on the page. It is open while it is rendered. An `hr` separates items. */
export function Menu({ anchor, onClose, role = 'menu', className = '', ...list }: MenuProps) {
  const layer = useRef<HTMLDivElement>(null);
  const typed = useRef({ text: '', time: 0 });
  useLayoutEffect(() => {
    const { current: element } = layer;
    const shown = element?.firstElementChild;
    if (!element || !(shown instanceof HTMLElement)) return undefined;
    element.popover = 'manual';
    // Without popovers the menu is in its place, but what contains it may cut it off.
    element.showPopover?.();
    const button = anchor();
    const settle = () => button && place(shown, button, role);
    settle();
    const chosen = element.querySelector<HTMLElement>('[data-selected]:enabled');
    (chosen ?? element.querySelector<HTMLElement>(items))?.focus();
    window.addEventListener('resize', settle);
    return () => window.removeEventListener('resize', settle);
    // oxlint-disable-next-line react/exhaustive-deps -- Only opening sets the place and the focus.
  }, []);

  function close(): void {
    anchor()?.focus();
    onClose();
  }

  function pressBeside({ target, currentTarget }: MouseEvent): void {
    if (target === currentTarget) close();
  }

  function press(event: KeyboardEvent<HTMLElement>): void {
    const { key, currentTarget } = event;
    const all = [...currentTarget.querySelectorAll<HTMLElement>(items)];
    const at = all.findIndex((item) => item === document.activeElement);
    if (key === 'Escape' || key === 'Tab') close();
    else if (key === 'ArrowDown') all[(at + 1) % all.length]?.focus();
    else if (key === 'ArrowUp') all.at(Math.max(at, 0) - 1)?.focus();
    else if (key === 'Home') all[0]?.focus();
    else if (key === 'End') all.at(-1)?.focus();
    else if (/^[^ ]$/u.test(key) && !event.ctrlKey && !event.metaKey && !event.altKey) find(event, all, at);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Focuses the next item that starts with the typed letters. The same letter again leads to the next such item. */
  function find({ key, timeStamp }: KeyboardEvent, all: readonly HTMLElement[], at: number): void {
    const { text, time } = typed.current;
    const letter = key.toLowerCase();
    const sought = timeStamp - time < 500 && text !== letter ? text + letter : letter;
    typed.current = { text: sought, time: timeStamp };
    const first = sought.length > 1 ? at : at + 1;
    [...all.slice(first), ...all.slice(0, first)]
      .find(({ textContent }) => textContent.trim().toLowerCase().startsWith(sought))
      ?.focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- A press beside the list closes it.
    <div ref={layer} className="ui-menu" onMouseDown={keepFocus} onClick={pressBeside} onKeyDown={press}>
      <OpenMenuContext value={{ role, close }}>
        <div role={role} {...list} className={`ui-menu-list ${className}`} />
      </OpenMenuContext>
    </div>
  );
}

/** A press on a divider, the padding or a disabled item would move the focus out of the menu, which would then receive no keys. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

/** Below the button, or higher where the window ends: it may cover the button. */
function place(list: HTMLElement, button: HTMLElement, role: Role): void {
  const { left, right, bottom, width } = button.getBoundingClientRect();
  // Measured at the start of the window: near its end the list would be squeezed.
  list.style.left = '0';
  if (role === 'listbox') list.style.minWidth = `${width}px`;
  const { offsetWidth, offsetHeight } = list;
  const isRightToLeft = getComputedStyle(list).direction === 'rtl';
  const start = isRightToLeft ? right - offsetWidth : left;
  const wanted = role === 'listbox' ? left + (width - offsetWidth) / 2 : start;
  const within = (at: number, size: number, end: number) =>
    Math.max(margin, Math.min(at, end - margin - size));
  list.style.left = `${Math.round(within(wanted, offsetWidth, innerWidth))}px`;
  list.style.top = `${Math.round(within(bottom, offsetHeight, innerHeight))}px`;
}

/** Stays free between the menu and the edge of the window, in pixels. */
const margin = 16;

/** The props of an item; the attributes of its button are among them. */
export interface MenuItemProps extends ComponentProps<'button'> {
  /** For a choice, whether it is the current one, which has the focus at first. An action has no such state. */
  readonly selected?: boolean | undefined;
}

/** An action or a choice of a `Menu`, which closes before `onClick`. */
export function MenuItem({ selected, className = '', onClick, ...attributes }: MenuItemProps) {
  const { role: ofList, close } = use(OpenMenuContext);
  const isOption = ofList === 'listbox';
  const role = isOption ? 'option' : selected === undefined ? 'menuitem' : 'menuitemradio';
  return (
    <button
      type="button"
      tabIndex={-1}
      role={role}
      aria-checked={isOption ? undefined : selected}
      aria-selected={isOption ? selected === true : undefined}
      data-selected={selected === true ? '' : undefined}
      {...attributes}
      // In one handler: React would remove the item between two.
      onClick={(event) => {
        close();
        onClick?.(event);
      }}
      className={`ui-menu-item ${className}`}
    />
  );
}
