import { catalogueSamples } from './catalogue/samples.ts';
import type { FieldSamples } from './sdk/contract/samples.ts';

/** The samples of every field type, by its type. Only tests, stories and documentation read them. */
export const allSamples: ReadonlyMap<string, FieldSamples> = new Map(catalogueSamples);
