import { catalogueSamples } from './catalogue/samples.ts';
import type { FieldSamples } from './sdk/contract/samples.ts';

/** The samples of every field type, by type. Used only by tests, stories and documentation. */
export const allSamples: ReadonlyMap<string, FieldSamples> = new Map(catalogueSamples);
