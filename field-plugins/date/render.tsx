import { defineRender } from '../sdk/contract/render.ts';
import { dateField, formatDay } from './field.ts';

export const dateRender = defineRender(dateField, {
  Render({ value, env }) {
    const day = formatDay(value, env.locale);
    return day === undefined ? null : (
      <p className="s-text">
        <time dateTime={value}>{day}</time>
      </p>
    );
  },
});
