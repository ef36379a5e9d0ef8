import { defineRender } from '../sdk/contract/render.ts';
import { numberField } from './field.ts';
import { shownNumber } from './number-text.ts';

/** The number with its unit, formatted for the site's language. */
export const numberRender = defineRender(numberField, {
  Render: ({ value, options, env }) =>
    typeof value === 'number' ? (
      <p className="s-text">{shownNumber(value, options.unit, env.locale)}</p>
    ) : null,
});
