import { catalogueFields } from './catalogue/fields.ts';
import { matchText } from './match-text.ts';
import { createFieldRegistry } from './sdk/contract/registry.ts';

/** The field types of this application: their field definitions. */
export const fieldRegistry = createFieldRegistry(catalogueFields, matchText);
