import { defineRender } from '../sdk/contract/render.ts';
import { isDay, shownDay } from '../sdk/kit/calendar.ts';
import { dateField } from './field.ts';

/** The day as the language of the site writes it. */
export const dateRender = defineRender(dateField, {
  Draw: ({ value, env }) =>
    isDay(value) ? (
      <p className="s-text">
        <time dateTime={value}>{shownDay(value, env.locale)}</time>
      </p>
    ) : null,
});
