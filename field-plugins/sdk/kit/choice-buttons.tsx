import type { KeyboardEvent } from 'react';

interface ChoiceButtonsProps<Choice extends string> {
  readonly labelId: string;
  readonly value: Choice;
  readonly choices: readonly Choice[];
  readonly nameOf: (choice: Choice) => string;
  readonly disabled?: boolean;
  readonly onChange: (choice: Choice) => void;
}

/** A choice of few, as buttons side by side of which one is pressed. They are one tab stop; arrow keys move between them. */
export function ChoiceButtons<Choice extends string>(props: ChoiceButtonsProps<Choice>) {
  const { labelId, value, choices, nameOf, disabled = false, onChange } = props;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- It hears the keys of its buttons.
    <div className="ui-choice-buttons" role="group" aria-labelledby={labelId} onKeyDown={step}>
      {choices.map((choice) => (
        <button
          key={choice}
          type="button"
          value={choice}
          disabled={disabled}
          aria-pressed={choice === value}
          tabIndex={choice === value ? 0 : -1}
          onClick={() => {
            if (choice !== value) onChange(choice);
          }}
        >
          {nameOf(choice)}
        </button>
      ))}
    </div>
  );
}

function step(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button === event.target);
  const onward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
  const targets = { ArrowRight: at + onward, ArrowLeft: at - onward, Home: 0, End: -1 };
  const target = new Map(Object.entries(targets)).get(event.key);
  if (target === undefined) return;
  event.preventDefault();
  buttons.at(target % buttons.length)?.focus();
}
