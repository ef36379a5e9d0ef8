import { useEffect, useState } from 'react';
import type { Mutant } from '../mutant.ts';
import { Notes, notesView, type NotesProps } from '../notes/view.tsx';

/** Listeners for changes, shared by all widgets: something a widget must not have. */
const listeners = new Set<() => void>();

/** Plugins that misbehave while people use them. */
export const usageMutants: Readonly<Record<string, Mutant>> = {
  'every value emitted twice': {
    breaks: 'undo-steps',
    Widget: (props) => (
      <Notes
        {...props}
        onChange={(notes) => {
          props.onChange(notes);
          props.onChange([...notes]);
        }}
      />
    ),
  },
  'a widget that loses the focus with every keystroke': {
    breaks: 'undo-steps',
    Widget: (props) => <Notes {...props} keyOf={({ id, text }) => `${id} ${text}`} />,
  },
  'a text that is full': {
    breaks: undefined,
    Widget: (props) => (
      <>
        <Notes {...props} />
        <input aria-label="full" maxLength={3} defaultValue="abc" style={{ minHeight: 24 }} />
      </>
    ),
  },
  'a colour that does not fit': {
    breaks: 'emits-fitting',
    Widget: withPicked('color', (color) => Number.parseInt(color.slice(1), 16)),
  },
  'a slider whose number is no text': { breaks: 'emits-fitting', Widget: withPicked('range', Number) },
  'a date that cannot be cleared': {
    breaks: 'emits-fitting',
    Widget: withPicked('date', (date) => (date === '' ? 0 : date)),
  },
  'a copy of the value in state': { breaks: 'outside-value', Widget: Deaf },
  'a widget that remounts at every error': {
    breaks: 'focus-in-form',
    Widget: (props) => <Notes key={props.errors.length} {...props} />,
  },
  'items keyed by index': {
    breaks: 'focus-on-item',
    Widget: (props) => <Notes {...props} keyOf={(_note, index) => String(index)} />,
  },
  'a change that re-renders every field': { breaks: 'hundred-fields', Widget: Loud },
};

/** Has one more input, and emits a text made of its value as that of a note. */
function withPicked(type: 'color' | 'date' | 'range', textOf: (chosen: string) => unknown) {
  return function Picked(props: NotesProps) {
    return (
      <>
        {!props.readOnly && (
          <input
            {...{ type }}
            aria-label={type}
            style={{ minHeight: 24 }}
            onChange={({ target }) =>
              props.onChange([{ id: 'picked', text: textOf(target.value) as string, page: null }])
            }
          />
        )}
        <Notes {...props} />
      </>
    );
  };
}

/** Keeps its own copy of the value from its first render. */
function Deaf(props: NotesProps) {
  const [own, setOwn] = useState(props.value);
  return (
    <notesView.Widget
      {...props}
      value={own}
      onChange={(notes) => {
        setOwn(notes);
        props.onChange(notes);
      }}
    />
  );
}

/** Broadcasts every change. */
function Loud(props: NotesProps) {
  const [, setCount] = useState(0);
  useEffect(() => {
    const hear = () => setCount((count) => count + 1);
    listeners.add(hear);
    return () => {
      listeners.delete(hear);
    };
  }, []);
  return (
    <Notes
      {...props}
      onChange={(notes) => {
        props.onChange(notes);
        for (const notify of listeners) notify();
      }}
    />
  );
}
