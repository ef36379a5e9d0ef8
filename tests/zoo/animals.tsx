import { useEffect, useState } from 'react';
import { sameValue } from '../../field-plugins/sdk/contract/same-value.ts';
import { useAround } from '../../field-plugins/sdk/kit/use-around.ts';
import { usePages } from '../../field-plugins/sdk/kit/use-pages.ts';
import type { Animal } from './animal.ts';
import { notesField, type Note } from './notes/field.ts';
import { notesSamples } from './notes/samples.ts';
import { Notes, NotesPreview, notesView, type NotesProps } from './notes/view.tsx';

const { valid, invalid } = notesSamples;
const several: readonly Note[] = valid['several']?.value ?? [];

/** Listeners for changes, shared by all widgets: something a widget must not have. */
const listeners = new Set<() => void>();

const loud: readonly Note[] = [{ id: 'a', text: 'Now!', page: null }];
const isLoud = ({ text }: Note) => text.includes('!');
const pastTheEnd = ({ length }: readonly Note[]) => ({
  key: 'notes.loud',
  params: { position: length },
  path: [length, 'text'],
});

/** A way to break a plugin for every rule. */
export const animals: Readonly<Record<string, Animal>> = {
  'one of another time': { breaks: 'contract-version', plugin: { contract: 2 as unknown as 1 } },
  'one without samples.ts': { breaks: 'folder-complete', files: { 'samples.ts': undefined } },
  'one that talks without end': { breaks: 'readme-short', files: { 'README.md': 'line\n'.repeat(41) } },
  'one without a word about itself': { breaks: 'readme-short', files: { 'README.md': '\n' } },
  'one without stories': { breaks: 'stories-complete', files: { 'notes.stories.tsx': '' } },
  'one with a word that nobody says': { breaks: 'words-complete', german: { extra: 'Zugabe' } },
  'one with a blank word': { breaks: 'words-complete', german: { add: ' ' } },
  'one that was not translated': { breaks: 'words-translated', german: { add: 'Add note' } },
  'one with its own placeholder': { breaks: 'words-placeholders', german: { loud: 'Notiz {{wort}}' } },
  'one that shouts what has no words': {
    breaks: 'issues-told',
    plugin: {
      check: (value) => (value.some(isLoud) ? [{ key: 'notes.noisy' }] : []),
    },
    samples: {
      invalid: {
        ...invalid,
        loud: { value: loud, issues: [{ key: 'notes.noisy' }] },
      },
    },
  },

  'one that is never wrong': { breaks: 'samples-present', samples: { invalid: {} } },
  'one with its own keyword': {
    breaks: 'schema-strict',
    plugin: { schema: (options) => ({ ...notesField.schema(options), colour: 'red' }) },
  },
  'one that starts with a fault': {
    breaks: 'default-fits',
    plugin: { defaultValue: () => [{ id: 'a', text: 'Start!', page: null }] },
  },
  'one that calls good what is not': {
    breaks: 'valid-samples',
    samples: { valid: { ...valid, loud: { value: loud } } },
  },
  'one that calls bad what is good': {
    breaks: 'invalid-samples',
    samples: { invalid: { ...invalid, calm: { value: several, issues: [{ key: 'common.required' }] } } },
  },
  'one that points past the end': {
    breaks: 'issue-paths',
    plugin: { check: (value) => (value.some(isLoud) ? [pastTheEnd(value)] : []) },
    samples: { invalid: { ...invalid, loud: { value: loud, issues: [pastTheEnd(loud)] } } },
  },
  'one that loses a part on the wire': {
    breaks: 'survives-json',
    plugin: {
      merge: (base, mine, theirs) =>
        mine === base || mine === theirs
          ? { merged: theirs }
          : theirs === base
            ? { merged: mine }
            : { conflict: true },
    },
    samples: { valid: { ...valid, tagged: { value: Object.assign([...several], { tag: 1 }) } } },
  },
  'one that two validators read differently': {
    breaks: 'validators-agree',
    plugin: {
      schema: () => ({
        type: 'array',
        items: {
          type: 'object',
          properties: { weight: { type: 'number', multipleOf: 0.1 } },
        },
        maxItems: 2,
      }),
    },
    samples: { valid: { ...valid, light: { value: several.map((note) => ({ ...note, weight: 0.3 })) } } },
  },
  'one that counts as the machine does': {
    breaks: 'reader-language',
    plugin: { summarize: (value) => value.length.toLocaleString() },
  },
  'one that counts on choices': { breaks: 'any-choices', Widget: Hopeful },
  'one that takes its neighbours for texts': { breaks: 'any-surroundings', Widget: Trusting },
  'one that never stops following': { breaks: 'any-surroundings', Widget: Following },
  'one that says two lines': { breaks: 'summary-line', plugin: { summarize: () => 'one\ntwo' } },

  'one that takes any options': {
    breaks: 'options-schema',
    plugin: {
      readOptions(definition) {
        try {
          return notesField.readOptions(definition);
        } catch {
          return { max: undefined };
        }
      },
    },
  },
  'one that upgrades what it does not know': {
    breaks: 'upgrade',
    plugin: {
      upgrade: (stored) => (typeof stored === 'number' ? { stored } : notesField.upgrade?.(stored)),
    },
  },
  'one with no memory of its past': { breaks: 'upgrade', samples: { older: {} } },
  'one that looks at the clock': {
    breaks: 'pure',
    plugin: { deliver: (value) => ({ count: value.length, at: Date.now() }) },
  },
  'one that changes what it is given': {
    breaks: 'pure',
    plugin: {
      schema(options) {
        Object.assign(options, { read: true });
        return notesField.schema(options);
      },
    },
  },
  'one that points at a stranger': {
    breaks: 'references',
    plugin: { references: () => ({ media: [], pages: ['somewhere-else'] }) },
  },
  'one that forgets what is gone': {
    breaks: 'refresh',
    plugin: {
      refresh: (value, lookup) =>
        value.filter(({ page }) => page === null || lookup.page(page) !== undefined),
    },
  },
  'one that delivers nothing for what is gone': {
    breaks: 'deliver',
    plugin: {
      deliver: (value, lookup) =>
        value.some(({ page }) => page !== null && lookup.page(page) === undefined) ? undefined : value.length,
    },
  },
  'one that tells strangers its ids': {
    breaks: 'delivered-ids',
    plugin: { deliver: (value) => value.map(({ text, page }) => ({ text, page })) },
  },
  'one that listens to itself only': {
    breaks: 'merge-both',
    plugin: {
      merge: (base, mine, theirs) => ({ merged: sameValue(mine, base) ? theirs : mine }),
    },
  },
  'one that never agrees': { breaks: 'merge', plugin: { merge: () => ({ conflict: true }) } },

  'one without a label': { breaks: 'labelled', Widget: (props) => <Notes {...props} label="" /> },
  'one with an id for all': {
    breaks: 'own-ids',
    Widget: (props) => (
      <>
        <Notes {...props} />
        <span id="notes" />
      </>
    ),
  },
  'one that speaks English only': {
    breaks: 'every-language',
    Preview(props) {
      if (props.host.translate('notes.add') !== 'Add note') throw new Error('I do not understand.');
      return <NotesPreview {...props} />;
    },
  },
  'one that hides that it is required': {
    breaks: 'required-told',
    Widget: (props) => <Notes {...props} required={false} />,
  },
  'one whose errors stand beside it': {
    breaks: 'errors-tied',
    Widget: (props) => (
      <>
        <Notes {...props} errors={[]} />
        <p>{props.errors.join(' ')}</p>
      </>
    ),
  },
  'one that adds what nobody knows': {
    breaks: 'emits-fitting',
    Widget: (props) => (
      <Notes
        {...props}
        onChange={(notes) => props.onChange(notes.map((note) => ({ ...note, colour: 'red' })))}
      />
    ),
  },
  'one that changes its value in place': {
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
  'one that cannot bear to be touched': {
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
  'one that breaks its promises': {
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
  'one that talks to itself': {
    breaks: 'console-silent',
    Preview(props) {
      console.warn('I was drawn.');
      return <NotesPreview {...props} />;
    },
  },
  'one that cannot be held': {
    breaks: 'emits-nothing',
    Widget: (props) => <Notes {...props} readOnly={false} />,
  },
  'one with a button where there is nothing to press': {
    breaks: 'preview',
    Preview: () => <button type="button">Notes</button>,
  },
  'one that shows nothing of itself': { breaks: 'preview', Preview: () => null },

  'one that calls home': {
    breaks: 'no-network',
    Widget(props) {
      useEffect(() => {
        new Image().src = 'https://elsewhere.example/seen.png';
      }, []);
      return <Notes {...props} />;
    },
  },
  'one that keeps things': {
    breaks: 'no-storage',
    Widget(props) {
      useState(() => localStorage.getItem('notes'));
      return <Notes {...props} />;
    },
  },
  'one that makes code from text': {
    breaks: 'no-eval',
    Widget(props) {
      useEffect(() => {
        try {
          // oxlint-disable-next-line no-implied-eval, no-new-func -- It is what the rule is about.
          const made = new Function('return 1') as () => unknown;
          made();
        } catch {
          // The policy forbids it.
        }
      }, []);
      return <Notes {...props} />;
    },
  },
  'one with such a line in a file': {
    breaks: 'no-eval',
    files: { 'read.ts': 'export const read = (text: string) => eval(text);\n' },
  },
  'one that listens for ever': {
    breaks: 'nothing-left',
    Widget(props) {
      useEffect(() => window.addEventListener('resize', () => undefined), []);
      return <Notes {...props} />;
    },
  },
  'one that leaves its clothes behind': {
    breaks: 'nothing-left',
    Widget(props) {
      useEffect(() => {
        const style = document.createElement('style');
        style.id = 'clothes';
        document.getElementById('clothes')?.remove();
        document.head.append(style);
      }, []);
      return <Notes {...props} />;
    },
  },
  'one that has the last word': {
    breaks: 'silent-afterwards',
    Widget(props) {
      const { value, onChange } = props;
      useEffect(
        () => () => {
          setTimeout(() => onChange(value), 50);
        },
        // oxlint-disable-next-line react-hooks/exhaustive-deps -- It speaks once, when it is taken away.
        [],
      );
      return <Notes {...props} />;
    },
  },
  'one that calls everybody the same': {
    breaks: 'own-names',
    Widget: (props) => (
      <Notes
        {...props}
        host={{
          ...props.host,
          translate: (key, params) =>
            props.host.translate(key, key === 'notes.note' ? { position: 1 } : params),
        }}
      />
    ),
  },
  'one that says everything twice': {
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
  'one that hears nobody': { breaks: 'outside-value', Widget: Deaf },
  'one that starts over at every error': {
    breaks: 'focus-in-form',
    Widget: (props) => <Notes key={props.errors.length} {...props} />,
  },
  'one that knows its items by place': {
    breaks: 'focus-on-item',
    Widget: (props) => <Notes {...props} keyOf={(_note, index) => String(index)} />,
  },
  'one with a picture without words': {
    breaks: 'accessible',
    Preview: (props) => (
      <>
        <NotesPreview {...props} />
        <div role="img" style={{ width: 24, height: 24 }} />
      </>
    ),
  },
  'one that is pale by day': {
    breaks: 'contrast-light',
    Preview: () => <p style={{ color: 'light-dark(#ddd, #fff)' }}>Notes</p>,
  },
  'one that is black at night': {
    breaks: 'contrast-dark',
    Preview: () => <p style={{ color: 'light-dark(#000, #222)' }}>Notes</p>,
  },
  'one that always reads to the right': {
    breaks: 'right-to-left',
    Widget: (props) => (
      <div style={{ direction: 'ltr' }}>
        <Notes {...props} />
      </div>
    ),
  },
  'one whose inputs Chromium always writes from left to right': {
    breaks: undefined,
    Widget: (props) => (
      <>
        <Notes {...props} />
        {['time', 'date', 'month'].map((type) => (
          <input key={type} type={type} aria-label={type} style={{ minHeight: 24 }} readOnly />
        ))}
      </>
    ),
  },
  'one that knows where left is': {
    breaks: 'right-to-left',
    Preview: () => <p style={{ width: '100%', marginRight: -60 }}>Notes</p>,
  },
  'one that needs room': { breaks: 'zoom', Preview: () => <p style={{ width: 420 }}>Notes</p> },
  'one that lies on itself': {
    breaks: 'zoom',
    Preview: () => (
      <p style={{ position: 'relative' }}>
        <span>Notes</span> <span style={{ marginLeft: 'min(0px, calc(100vw - 500px))' }}>and more</span>
      </p>
    ),
  },
  'one that wakes up all the others': { breaks: 'hundred-fields', Widget: Loud },
  'one that thinks about what others hear': { breaks: 'hundred-fields', Widget: Nosy },
};

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
        for (const tell of listeners) tell();
      }}
    />
  );
}

/** Does work on every key typed anywhere, and draws nothing. */
function Nosy(props: NotesProps) {
  useEffect(() => {
    const think = () => void Array.from({ length: 1000 }, (_, index) => index ** 2);
    document.addEventListener('input', think);
    return () => document.removeEventListener('input', think);
  }, []);
  return <Notes {...props} />;
}

/** Takes it for granted that there are pages. */
function Hopeful(props: NotesProps) {
  const { state, choices } = usePages(props.host);
  if (state !== 'loading' && choices[0] === undefined) throw new Error('There is no page.');
  return <Notes {...props} />;
}

/** Takes it for granted that another field is a text. */
function Trusting(props: NotesProps) {
  const title = useAround(props.around, (around) => around.field('title') as string | undefined);
  return (
    <div title={title?.trim()}>
      <Notes {...props} />
    </div>
  );
}

/** Follows what is around it, also when it is gone. */
function Following(props: NotesProps) {
  const { around } = props;
  useEffect(() => void around.subscribe(() => undefined), [around]);
  return <Notes {...props} />;
}
