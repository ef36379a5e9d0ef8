import { catalogueFields } from './catalogue/fields.ts';
import { matchText } from './match-text.ts';
import { createFieldRegistry } from './sdk/contract/registry.ts';

export const fieldRegistry = createFieldRegistry(catalogueFields, matchText);
