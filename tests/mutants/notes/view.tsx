import { moved, removed, replaced } from '../../../field-plugins/sdk/kit/list-edits.ts';
import { defineView, type PreviewProps, type WidgetProps } from '../../../field-plugins/sdk/contract/view.ts';
import { notesField, type Note, type NotesOptions } from './field.ts';

export type NotesProps = WidgetProps<readonly Note[], NotesOptions>;

/** Rendered with plain HTML elements, so that a page with a hundred of them opens at once. */
export function Notes(props: NotesProps & { readonly keyOf?: (note: Note, index: number) => string }) {
  const { id, label, value, options, required, readOnly, errors, host, keyOf = (note) => note.id } = props;
  const full = options.max !== undefined && value.length >= options.max;
  const change = (notes: readonly Note[]) => {
    if (!readOnly) props.onChange(notes);
  };
  const move = (from: number, to: number) => {
    if (to >= 0 && to < value.length) change(moved(value, from, to));
  };
  return (
    <div role="group" id={id} tabIndex={-1} aria-labelledby={`${id}-label`} aria-describedby={`${id}-errors`}>
      <div id={`${id}-label`}>
        {label}
        {required && `, ${host.translate('common.isRequired')}`}
      </div>
      <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {value.map((note, index) => {
          const position = { position: index + 1 };
          return (
            <li
              key={keyOf(note, index)}
              style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, padding: '8px 0' }}
            >
              <input
                aria-label={host.translate('notes.note', position)}
                style={{ minWidth: 0, minHeight: 24 }}
                value={note.text}
                readOnly={readOnly}
                onBlur={props.onBlur}
                onChange={(event) => change(replaced(value, index, { ...note, text: event.target.value }))}
              />
              {!readOnly && (
                <>
                  <Tool
                    name={host.translate('notes.moveUp', position)}
                    onPress={() => move(index, index - 1)}
                  />
                  <Tool
                    name={host.translate('notes.moveDown', position)}
                    onPress={() => move(index, index + 1)}
                  />
                  <Tool
                    name={host.translate('notes.remove', position)}
                    onPress={() => change(removed(value, index))}
                  />
                </>
              )}
            </li>
          );
        })}
      </ul>
      {!readOnly && !full && (
        <Tool
          name={host.translate('notes.add')}
          onPress={() => change([...value, { id: freeId(value), text: '', page: null }])}
        />
      )}
      <div id={`${id}-errors`}>{errors.join(' ')}</div>
    </div>
  );
}

function Tool({ name, onPress }: { readonly name: string; readonly onPress: () => void }) {
  return (
    <button type="button" style={{ minHeight: 24 }} onClick={onPress}>
      {name}
    </button>
  );
}

function freeId(value: readonly Note[]): string {
  const taken = new Set(value.map(({ id }) => id));
  let count = value.length + 1;
  while (taken.has(`note-${count}`)) count += 1;
  return `note-${count}`;
}

export function NotesPreview({ value, host }: PreviewProps<readonly Note[], NotesOptions>) {
  return (
    <p>{value.length === 0 ? host.translate('common.nothing') : value.map(({ text }) => text).join(', ')}</p>
  );
}

export const notesView = defineView(notesField, { Widget: Notes, Preview: NotesPreview });
