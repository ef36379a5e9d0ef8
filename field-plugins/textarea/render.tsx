import { defineRender } from '../sdk/contract/render.ts';
import { textareaField } from './field.ts';

/** One element, so that it can be typed into: the style sheet of a site keeps its spaces and line breaks. */
export const textareaRender = defineRender(textareaField, {
  typed: 'lines',
  Render: ({ value, env }) =>
    value.trim() === '' ? null : (
      <p className="s-text" {...env.mark}>
        {value}
      </p>
    ),
});
