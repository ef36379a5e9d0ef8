// Written by `npm run plugins` from the folders of field-plugins/ and from octavo.config.ts. Not to be edited.
import type { FieldPlugin } from '../sdk/contract/field.ts';
import { backgroundField } from '../background/field.ts';
import { checkboxField } from '../checkbox/field.ts';
import { colorTitleField } from '../color-title/field.ts';
import { linkField } from '../link/field.ts';
import { mediaField } from '../media/field.ts';
import { richtextField } from '../richtext/field.ts';
import { selectField } from '../select/field.ts';
import { textField } from '../text/field.ts';
import { textareaField } from '../textarea/field.ts';

/** The pure half of every field type. */
export const catalogueFields: readonly FieldPlugin[] = [
  backgroundField,
  checkboxField,
  colorTitleField,
  linkField,
  mediaField,
  richtextField,
  selectField,
  textField,
  textareaField,
];
