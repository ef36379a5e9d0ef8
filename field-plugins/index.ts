import { backgroundField } from './background/field.ts';
import { checkboxField } from './checkbox/field.ts';
import { linkField } from './link/field.ts';
import { mediaField } from './media/field.ts';
import { createFieldRegistry } from './sdk/registry.ts';
import { selectField } from './select/field.ts';
import { textField } from './text/field.ts';
import { textareaField } from './textarea/field.ts';

/** The field types of this application, in the order in which catalogues show them: their pure halves. */
export const fieldRegistry = createFieldRegistry([
  textField,
  textareaField,
  selectField,
  checkboxField,
  backgroundField,
  mediaField,
  linkField,
]);
