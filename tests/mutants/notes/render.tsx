import { defineRender } from '../../../field-plugins/sdk/contract/render.ts';
import { notesField } from './field.ts';

/** A list of the notes, with links to the live pages that they are about. */
export const notesRender = defineRender(notesField, {
  Render({ value, env }) {
    if (value.length === 0) return null;
    return (
      <ul>
        {value.map(({ text, url }, index) => {
          const href = env.href(url);
          return <li key={index}>{href === undefined ? text : <a href={href}>{text}</a>}</li>;
        })}
      </ul>
    );
  },
});
