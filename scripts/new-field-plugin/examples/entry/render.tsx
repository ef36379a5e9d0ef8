import { defineRender } from '../../../../field-plugins/sdk/contract/render.ts';
import { entryField } from './field.ts';

/** The title and the note on a site. Without this file, sites render nothing of an object. */
export const entryRender = defineRender(entryField, {
  Render: ({ value }) =>
    entryField.isEmpty(value) ? null : (
      <>
        <p>
          <strong>{value.title}</strong>
        </p>
        <p className="s-text">{value.note}</p>
      </>
    ),
});
