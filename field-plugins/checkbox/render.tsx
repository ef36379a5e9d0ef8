import { defineRender } from '../sdk/contract/render.ts';
import { checkboxField } from './field.ts';

/**
 * The statement, if it is ticked: visitors need not read what does not hold. The tick itself is for the style sheet, because
 * not every font has one.
 */
export const checkboxRender = defineRender(checkboxField, {
  Draw: ({ value, options }) => (value ? <p className="s-check">{options.title}</p> : null),
});
