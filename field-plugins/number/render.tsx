import { defineRender } from '../sdk/contract/render.ts';
import { numberField } from './field.ts';
import { formatNumber } from './number-text.ts';

export const numberRender = defineRender(numberField, {
  Render: ({ value, options, env }) =>
    typeof value === 'number' ? (
      <p className="s-text">{formatNumber(value, options.unit, env.locale)}</p>
    ) : null,
});
