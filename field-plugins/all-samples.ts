import { catalogueSamples } from './catalogue/samples.ts';
import type { FieldSamples } from './sdk/contract/samples.ts';

export const allSamples: ReadonlyMap<string, FieldSamples> = new Map(catalogueSamples);
