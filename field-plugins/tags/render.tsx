import { defineRender } from '../sdk/contract/render.ts';
import { tagsField } from './field.ts';

export const tagsRender = defineRender(tagsField, {
  Render: ({ value }) =>
    value.length === 0 ? null : (
      <ul className="s-tags">
        {value.map((tag, index) => (
          <li key={index}>{tag}</li>
        ))}
      </ul>
    ),
});
