import { useEffect } from 'react';
import { useAround } from '../../../field-plugins/sdk/kit/use-around.ts';
import { useChoices } from '../../../field-plugins/sdk/kit/use-choices.ts';
import { usePages } from '../../../field-plugins/sdk/kit/use-pages.ts';
import type { Mutant } from '../mutant.ts';
import type { Note } from '../notes/field.ts';
import { Notes, NotesPreview } from '../notes/view.tsx';

/** Plugins whose widget or preview breaks a rule that needs no browser. */
export const widgetMutants: Readonly<Record<string, Mutant>> = {
  'no label': { breaks: 'labelled', Widget: (props) => <Notes {...props} label="" /> },
  'an id that all fields share': {
    breaks: 'own-ids',
    Widget: (props) => (
      <>
        <Notes {...props} />
        <span id="notes" />
      </>
    ),
  },
  'a preview that works in English only': {
    breaks: 'every-language',
    Preview(props) {
      if (props.host.translate('notes.add') !== 'Add note') throw new Error('I do not understand.');
      return <NotesPreview {...props} />;
    },
  },
  'required, but not announced': {
    breaks: 'required-announced',
    Widget: (props) => <Notes {...props} required={false} />,
  },
  'errors that are not connected to the input': {
    breaks: 'errors-tied',
    Widget: (props) => (
      <>
        <Notes {...props} errors={[]} />
        <p>{props.errors.join(' ')}</p>
      </>
    ),
  },
  'an emitted value that does not fit the schema': {
    breaks: 'emits-fitting',
    Widget: (props) => (
      <Notes
        {...props}
        onChange={(notes) => props.onChange(notes.map((note) => ({ ...note, colour: 'red' })))}
      />
    ),
  },
  'a value that is mutated': {
    breaks: 'emits-fitting',
    Widget: (props) => (
      <Notes
        {...props}
        onChange={(notes) => {
          props.onChange(notes);
          (props.value as Note[]).push(...notes);
        }}
      />
    ),
  },
  'a handler that throws': {
    breaks: 'never-throws',
    Widget: (props) => (
      <Notes
        {...props}
        onChange={(notes) => {
          props.onChange(notes);
          throw new Error('Do not touch me.');
        }}
      />
    ),
  },
  'a promise that is rejected': {
    breaks: 'never-throws',
    Widget: (props) => (
      <Notes
        {...props}
        onChange={(notes) => {
          props.onChange(notes);
          void Promise.reject(new Error('I will not.'));
        }}
      />
    ),
  },
  'a console message': {
    breaks: 'console-silent',
    Preview(props) {
      console.warn('I was rendered.');
      return <NotesPreview {...props} />;
    },
  },
  'a read-only widget that emits': {
    breaks: 'emits-nothing',
    Widget: (props) => <Notes {...props} readOnly={false} />,
  },
  'a button in the preview': {
    breaks: 'preview',
    Preview: () => <button type="button">Notes</button>,
  },
  'a preview that expects a short text': {
    breaks: 'limits',
    Preview(props) {
      if (props.value.some(({ text }) => text.length > 200)) throw new Error('Too long.');
      return <NotesPreview {...props} />;
    },
  },
  'an empty preview': { breaks: 'preview', Preview: () => null },
  'a choice that is gone once another is chosen': { breaks: undefined, Widget: ForgetsChoice },
  'a widget that needs its choices': { breaks: 'any-choices', Widget: NeedsPages },
  'choices that never come': { breaks: 'any-choices', Widget: WaitsForEver },
  'a widget that expects text in another field': { breaks: 'any-surroundings', Widget: ExpectsText },
  'a subscription that outlives the widget': { breaks: 'any-surroundings', Widget: KeepsFollowing },
};

type NotesProps = React.ComponentProps<typeof Notes>;

/** Throws when there are no pages. */
function NeedsPages(props: NotesProps) {
  const { state, choices } = usePages(props.host);
  if (state !== 'loading' && choices[0] === undefined) throw new Error('There is no page.');
  return <Notes {...props} />;
}

/** Loads choices from nowhere. */
function WaitsForEver(props: NotesProps) {
  useChoices(props.host, { key: 'notes.pages', load: () => new Promise<readonly string[]>(() => undefined) });
  return <Notes {...props} />;
}

/** Treats another field as text without looking. */
function ExpectsText(props: NotesProps) {
  const title = useAround(props.around, (around) => around.field('title') as string | undefined);
  return (
    <div title={title?.trim()}>
      <Notes {...props} />
    </div>
  );
}

/** Never unsubscribes from the fields around it. */
function KeepsFollowing(props: NotesProps) {
  const { around } = props;
  useEffect(() => void around.subscribe(() => undefined), [around]);
  return <Notes {...props} />;
}

/** Offers the text of the first note as a choice until another is chosen. */
function ForgetsChoice(props: NotesProps) {
  const { value, readOnly, onChange } = props;
  const [first, ...others] = value;
  const texts = ['Short', 'Long'];
  return (
    <>
      <Notes {...props} />
      {first !== undefined && (
        <select
          aria-label="Length"
          style={{ minHeight: 24 }}
          disabled={readOnly}
          value={first.text}
          onChange={(event) => onChange([{ ...first, text: event.target.value }, ...others])}
        >
          {[...new Set([first.text, ...texts])].map((text) => (
            <option key={text}>{text}</option>
          ))}
        </select>
      )}
    </>
  );
}
