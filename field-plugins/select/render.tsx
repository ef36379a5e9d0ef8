import { defineRender } from '../sdk/contract/render.ts';
import { selectField } from './field.ts';

/** The title of the choice; nothing if the model no longer offers it. */
export const selectRender = defineRender(selectField, {
  Render: ({ value, options }) => options.choices.find((choice) => choice.value === value)?.title ?? null,
});
