/* oxlint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/no-static-element-interactions
   -- The keys of a combo box are pressed in its input. */
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { ComboButtons } from './combo-buttons.tsx';
import { TextField } from './text-field.tsx';

interface ComboBoxProps<Option> {
  readonly id: string;
  readonly label?: ReactNode;
  readonly name?: string | undefined;
  readonly value: Option | null;
  readonly options: readonly Option[];
  readonly keyOf: (option: Option) => string;
  readonly nameOf: (option: Option) => string;
  /** Whether to offer the option for the typed text, which may be empty. */
  readonly isOffered: (option: Option, typed: string) => boolean;
  readonly renderOption?: (option: Option) => ReactNode;
  readonly readOnly: boolean;
  readonly wrong: boolean;
  readonly describedBy?: string | undefined;
  readonly placeholder?: string;
  /** Shown instead of a list without options. */
  readonly nothing: string;
  readonly openText: string;
  readonly closeText: string;
  /** The name of the button that clears the value; without one, there is always a value. */
  readonly clearText?: string;
  readonly onChange: (option: Option | null) => void;
}

/** A text input that finds one of many options. Only an option can be chosen: other text is dropped when the input is left. */
export function ComboBox<Option>(props: ComboBoxProps<Option>) {
  const { id, value, options, keyOf, nameOf, readOnly, clearText, onChange } = props;
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  const [activeKey, setActiveKey] = useState<string>();
  const chosenKey = value === null ? undefined : keyOf(value);
  const text = typed ?? (value === null ? '' : nameOf(value));
  const offered = isOpen ? options.filter((option) => props.isOffered(option, typed ?? '')) : [];
  const active = offered.findIndex((option) => keyOf(option) === activeKey);

  function open(): void {
    if (readOnly) return;
    setActiveKey(chosenKey);
    setIsOpen(true);
  }

  function leave(): void {
    setIsOpen(false);
    setTyped(undefined);
  }

  function choose(option: Option | null): void {
    leave();
    if ((option && keyOf(option)) !== (value && keyOf(value))) onChange(option);
    input.current?.focus();
  }

  function type(next: string): void {
    if (readOnly) return;
    if (!isOpen) open();
    setTyped(next);
    if (next === '' && value !== null && clearText !== undefined) onChange(null);
  }

  function press(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || readOnly) return;
    const { [event.key]: step } = steps;
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      setIsOpen(false);
    } else if (event.key === 'Enter' && active >= 0) choose(offered[active] ?? null);
    else if (step !== undefined && isOpen) activate(step(active, offered.length));
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') open();
    else return;
    event.preventDefault();
  }

  function activate(at: number): void {
    const option = offered.at(at);
    setActiveKey(option && keyOf(option));
  }

  return (
    <div className="ui-combo">
      <TextField
        {...{ id, label: props.label, readOnly, ref: input, wrong: props.wrong }}
        placeholder={props.placeholder}
        value={text}
        role="combobox"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-label={props.name}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
        aria-describedby={props.describedBy}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
        onBlur={leave}
        onClick={() => {
          if (isOpen && text === '') setIsOpen(false);
          else if (!isOpen) open();
        }}
        end={
          <ComboButtons
            {...{ isOpen, clearText: text !== '' && !readOnly ? clearText : undefined }}
            openText={isOpen ? props.closeText : props.openText}
            onClear={() => choose(null)}
            onOpen={() => {
              input.current?.focus();
              if (isOpen) setIsOpen(false);
              else open();
            }}
          />
        }
      />
      {isOpen && (
        <Popup>
          {offered.length === 0 ? (
            <div className="ui-popup-nothing">{props.nothing}</div>
          ) : (
            <ul id={listId} role="listbox" aria-labelledby={`${id}-label`}>
              {offered.map((option, at) => (
                <li
                  key={keyOf(option)}
                  id={`${listId}-${at}`}
                  role="option"
                  aria-selected={keyOf(option) === chosenKey}
                  data-active={at === active || undefined}
                  ref={at === active ? intoView : undefined}
                  onMouseMove={() => activate(at)}
                  onClick={() => choose(option)}
                >
                  {props.renderOption?.(option) ?? nameOf(option)}
                </li>
              ))}
            </ul>
          )}
        </Popup>
      )}
    </div>
  );
}

const page = 5;

/** The option that a key leads to. */
const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % Math.max(count, 1),
  ArrowUp: (at) => (at <= 0 ? -1 : at - 1),
  PageDown: (at, count) => Math.min(at + page, count - 1),
  PageUp: (at) => Math.max(at - page, 0),
  Home: () => 0,
  End: () => -1,
};

function intoView(option: HTMLElement | null): void {
  option?.scrollIntoView?.({ block: 'nearest' });
}

/** Above everything else on the page, at the input. A press on it leaves the focus in the input. */
function Popup({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current: popup } = place;
    // Without popovers it is in its place, but what contains it may cut it off.
    if (!popup?.showPopover) return;
    popup.popover = 'manual';
    popup.showPopover();
  }, []);
  return (
    <div ref={place} className="ui-popup" onMouseDown={(event) => event.preventDefault()}>
      {children}
    </div>
  );
}
