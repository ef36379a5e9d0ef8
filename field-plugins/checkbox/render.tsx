import { defineRender } from '../sdk/contract/render.ts';
import { checkboxField } from './field.ts';

/** The statement, only if it is ticked. The tick itself belongs to the style sheet, because not every font has one. */
export const checkboxRender = defineRender(checkboxField, {
  Render: ({ value, options }) => (value ? <p className="s-check">{options.title}</p> : null),
});
