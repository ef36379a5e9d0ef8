import type { Mutant } from '../mutant.ts';
import { notesField, type SiteNote } from '../notes/field.ts';
import { notesRender } from '../notes/render.tsx';
import { Notes } from '../notes/view.tsx';

const delivered = new Map<number, string>();
const shown = new Map<number, string>();
let typed = '';
const rendered = new Map<number, readonly SiteNote[]>();

/** The value stored under the key, or else the given one, which is then stored. */
function keep<Value>(kept: Map<number, Value>, key: number, value: Value): Value {
  if (!kept.has(key)) kept.set(key, value);
  return kept.get(key) ?? value;
}

/** Plugins that keep something of one value in a module and show it with another: one in each of its parts. */
export const stateMutants: Readonly<Record<string, Mutant>> = {
  'a delivery that is cached by the position of a note': {
    breaks: 'stateless',
    plugin: {
      deliver: (value, lookup) =>
        notesField.deliver?.(
          value.map((note, index) => ({ ...note, text: keep(delivered, index, note.text) })),
          lookup,
        ),
    },
  },
  'a widget that remembers the value of another block': {
    breaks: 'stateless',
    Widget: (props) => (
      <>
        <Notes {...props} />
        <p>{keep(shown, Math.min(props.value.length, 1), props.value[0]?.text ?? '')}</p>
      </>
    ),
  },
  'a widget that remembers what was typed in another block': {
    breaks: 'stateless',
    Widget: (props) => (
      <>
        <Notes
          {...props}
          onChange={(notes) => {
            typed = notes[0]?.text || typed;
            props.onChange(notes);
          }}
        />
        <p>{typed}</p>
      </>
    ),
  },
  'a rendering that shows the last note': {
    breaks: 'stateless',
    render: {
      Render: (props) =>
        notesRender.Render({ ...props, value: keep(rendered, props.value.length, props.value) }),
    },
  },
};
