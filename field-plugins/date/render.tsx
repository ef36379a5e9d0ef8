import { defineRender } from '../sdk/contract/render.ts';
import { dateField, writtenDay } from './field.ts';

/** The day as the language of the site writes it. */
export const dateRender = defineRender(dateField, {
  Draw({ value, env }) {
    const day = writtenDay(value, env.locale);
    return day === undefined ? null : (
      <p className="s-text">
        <time dateTime={value}>{day}</time>
      </p>
    );
  },
});
