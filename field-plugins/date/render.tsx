import { defineRender } from '../sdk/contract/render.ts';
import { dateField } from './field.ts';

/** The day as the language of the site writes it. */
export const dateRender = defineRender(dateField, {
  Draw: ({ value, options, env }) => (
    <p className="s-text">
      <time dateTime={value}>{dateField.summarize(value, options, env)}</time>
    </p>
  ),
});
