import { defineRender } from '../../../../field-plugins/sdk/contract/render.ts';
import { amountField } from './field.ts';

/** The amount on a site, as its language writes it. Without this file, sites render the same: numbers have a shape. */
export const amountRender = defineRender(amountField, {
  Render: ({ value, env }) => <p>{new Intl.NumberFormat(env.locale).format(value)}</p>,
});
