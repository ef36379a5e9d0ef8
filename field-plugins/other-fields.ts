import { fieldTypesIn } from '../shared/field-types-in.ts';
import { loadOnce } from '../shared/load-once.ts';
import { firstTypes } from './catalogue/first-types.ts';
import type { FieldPlugin } from './sdk/contract/field.ts';

const loaded: FieldPlugin[] = [];

/** The pure halves that no block type of the library needs, so that a browser loads them only for models that do. */
export const otherFields: readonly FieldPlugin[] = loaded;

const loadOthers = loadOnce(async () => {
  loaded.push(...(await import('./catalogue/other-fields.ts')).otherFields);
});

/** Loads what these content models need. Their fields must not be read before. */
export async function loadFieldsFor(models: unknown): Promise<void> {
  if (fieldTypesIn(models).some((type) => !firstTypes.includes(type))) await loadOthers();
}
