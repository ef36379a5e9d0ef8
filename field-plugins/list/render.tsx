import { defineRender } from '../sdk/contract/render.ts';
import { listField } from './field.ts';

export const listRender = defineRender(listField, {
  Render({ value, renderPart }) {
    const items = value.map((data, index) => renderPart({ fieldset: 'item', index, data }));
    if (items.every((item) => item === null)) return null;
    return (
      <ul className="s-items">{items.map((item, index) => item !== null && <li key={index}>{item}</li>)}</ul>
    );
  },
});
