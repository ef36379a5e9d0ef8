import { fieldTypesIn, hasPatterns } from '../shared/field-types-in.ts';
import { loadOnce } from '../shared/load-once.ts';
import { firstTypes } from './catalogue/first-types.ts';
import type { FieldPlugin } from './sdk/contract/field.ts';
import type { TextMatcher } from './sdk/contract/registry.ts';

const loaded: FieldPlugin[] = [];

/** The field definitions that no block type of the library needs, so that a browser loads them only for models that do. */
export const otherFields: readonly FieldPlugin[] = loaded;

const loadOthers = loadOnce(async () => {
  loaded.push(...(await import('./catalogue/other-fields.ts')).otherFields);
});

const matcher: { matches?: TextMatcher } = {};

/** Checks texts against patterns. Loaded once a model needs it. */
export const loadedMatcher: Readonly<typeof matcher> = matcher;

const loadMatcher = loadOnce(async () => {
  matcher.matches = (await import('./match-text.ts')).matchText;
});

/** Loads the field types of these content models. Their fields must not be read before. */
export async function loadFieldsFor(models: unknown): Promise<void> {
  const needsOthers = fieldTypesIn(models).some((type) => !firstTypes.includes(type));
  await Promise.all([needsOthers && loadOthers(), hasPatterns(models) && loadMatcher()]);
}
