import { defineRender } from '../sdk/contract/render.ts';
import { selectField } from './field.ts';

/** The title of the choice. One that the model no longer offers has none. */
export const selectRender = defineRender(selectField, {
  Draw: ({ value, options }) => options.choices.find((choice) => choice.value === value)?.title ?? null,
});
