import { isForbiddenKey } from '../../../shared/forbidden-keys.ts';
import { innerFields, type FileField } from './model-file.ts';

/** Every field has these. A plan would take one that is missing for its usual value. */
const neededMembers = ['field_type', 'field_title'] as const;

/** What is wrong with the fields of a file, whatever the server has: the place in the file, and a sentence. */
export function wrongFields(fields: readonly FileField[], within: readonly string[] = []): readonly string[] {
  return fields.flatMap((field) => {
    const place = [...within, field.name];
    const missing = neededMembers.filter((member) => field[member] === undefined);
    return [
      // The server would reject the whole request, and could not say which field it is about.
      ...(isForbiddenKey(field.name) ? [`${place.join('.')}: This name isn’t allowed.`] : []),
      ...missing.map((member) => `${[...place, member].join('.')}: This field is required`),
      ...wrongFields(innerFields(field) ?? [], place),
    ];
  });
}
