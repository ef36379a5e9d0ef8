import { firstFields } from './catalogue/first-fields.ts';
import { loadedMatcher, otherFields } from './other-fields.ts';
import { createFieldRegistry, type FieldRegistry } from './sdk/contract/registry.ts';

const first = createFieldRegistry(firstFields);

/** The field types of this application in a browser. `loadFieldsFor` adds the types it loads. */
export const loadedFields: FieldRegistry = Object.freeze({
  get plugins() {
    return [...firstFields, ...otherFields];
  },
  get matches() {
    return loadedMatcher.matches;
  },
  find: (type: string) => first.find(type) ?? otherFields.find((plugin) => plugin.type === type),
});
