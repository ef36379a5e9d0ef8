import { useState, type ReactNode } from 'react';
import type { Mutant } from '../mutant.ts';
import type { SiteNote } from '../notes/field.ts';
import { notesRender } from '../notes/render.tsx';

/** Plugins with a fault in how they render for a site. */
export const renderMutants: Readonly<Record<string, Mutant>> = {
  'a rendering that needs live pages': {
    breaks: 'render-samples',
    render: {
      Render(props) {
        const { value } = props;
        if (value.length > 1 && value.every(({ url }) => url === null)) throw new Error('No page.');
        return notesRender.Render(props);
      },
    },
  },
  'a rendering with the time': {
    breaks: 'render-alike',
    render: { Render: ({ value }) => <p>{value.length + Date.now()}</p> },
  },
  'a rendering with a handler': {
    breaks: 'render-plain',
    render: { Render: ({ value }) => <button onClick={() => undefined}>{value.length}</button> },
  },
  'a rendering with a style': {
    breaks: 'render-plain',
    render: { Render: ({ value }) => <p style={{ color: 'red' }}>{value.length}</p> },
  },
  'a rendering with a hook': { breaks: 'render-plain', render: { Render: () => <Stateful /> } },
  'a rendering of text as HTML': {
    breaks: 'render-escaped',
    render: {
      Render: ({ value }) => (
        // oxlint-disable-next-line react/no-danger -- The rule is about this.
        <p dangerouslySetInnerHTML={{ __html: value.map(({ text }) => text).join(' ') }} />
      ),
    },
  },
  'a rendering of links to anything': {
    breaks: 'render-links',
    render: { Render: ({ value }) => <p>{value.map(rawLink)}</p> },
  },
  'a rendering of a first letter': {
    breaks: 'limits',
    render: {
      Render: ({ value }) => <p>{value.map(({ text }) => [...text][0]?.length.toFixed() ?? raise())}</p>,
    },
  },
  'a list that is typed into': { breaks: 'render-typed', render: { typed: 'line' } },
};

function raise(): never {
  throw new Error('There is no letter.');
}

function Stateful(): ReactNode {
  const [text] = useState('always the same');
  return <p>{text}</p>;
}

function rawLink({ text, url }: SiteNote, index: number): ReactNode {
  return url === null ? (
    text
  ) : (
    <a key={index} href={url}>
      {text}
    </a>
  );
}
