import { defineRender } from '../../../../field-plugins/sdk/contract/render.ts';
import { agendaField } from './field.ts';

/** Renders the items on a site. `renderPart` renders the fields of an item, each by its own type. */
export const agendaRender = defineRender(agendaField, {
  Render({ value, renderPart }) {
    if (value.length === 0) return null;
    return (
      <ol className="s-items">
        {value.map((data, index) => (
          <li key={index}>{renderPart({ fieldset: 'item', index, data })}</li>
        ))}
      </ol>
    );
  },
});
