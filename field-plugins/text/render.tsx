import { defineRender } from '../sdk/contract/render.ts';
import { textField } from './field.ts';

/** One element, so that it can be typed into. */
export const textRender = defineRender(textField, {
  typed: 'line',
  Render: ({ value, env }) =>
    value.trim() === '' ? null : (
      <p className="s-text" {...env.mark}>
        {value}
      </p>
    ),
});
