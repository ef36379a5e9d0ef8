import type { Mutant } from '../mutant.ts';
import { Notes, NotesPreview } from '../notes/view.tsx';

/** Plugins that some users cannot read, or that do not fit on some pages. */
export const appearanceMutants: Readonly<Record<string, Mutant>> = {
  'inputs with the same name': {
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
  'an image without a text alternative': {
    breaks: 'accessible',
    Preview: (props) => (
      <>
        <NotesPreview {...props} />
        <div role="img" style={{ width: 24, height: 24 }} />
      </>
    ),
  },
  'low contrast in light mode': {
    breaks: 'contrast-light',
    Preview: () => <p style={{ color: 'light-dark(#ddd, #fff)' }}>Notes</p>,
  },
  'low contrast in dark mode': {
    breaks: 'contrast-dark',
    Preview: () => <p style={{ color: 'light-dark(#000, #222)' }}>Notes</p>,
  },
  'a fixed left-to-right direction': {
    breaks: 'right-to-left',
    Widget: (props) => (
      <div style={{ direction: 'ltr' }}>
        <Notes {...props} />
      </div>
    ),
  },
  'inputs that Chromium always lays out left to right': {
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
  'a physical margin': {
    breaks: 'right-to-left',
    Preview: () => <p style={{ width: '100%', marginRight: -60 }}>Notes</p>,
  },
  'a fixed width beyond both windows': { breaks: 'zoom', Preview: () => <p style={{ width: 700 }}>Notes</p> },
  'a fixed width': { breaks: 'zoom', Preview: () => <p style={{ width: 420 }}>Notes</p> },
  'texts that overlap': {
    breaks: 'zoom',
    Preview: () => (
      <p style={{ position: 'relative' }}>
        <span>Notes</span> <span style={{ marginLeft: 'min(0px, calc(100vw - 500px))' }}>and more</span>
      </p>
    ),
  },
};
