import { backgroundSamples } from './background/samples.ts';
import { checkboxSamples } from './checkbox/samples.ts';
import { linkSamples } from './link/samples.ts';
import { mediaSamples } from './media/samples.ts';
import type { FieldSamples } from './sdk/samples.ts';
import { selectSamples } from './select/samples.ts';
import { textSamples } from './text/samples.ts';
import { textareaSamples } from './textarea/samples.ts';

/** The samples of every field type, by its type. Only tests, stories and documentation read them. */
export const allSamples: ReadonlyMap<string, FieldSamples> = new Map<string, FieldSamples>([
  ['text', textSamples],
  ['textarea', textareaSamples],
  ['select', selectSamples],
  ['checkbox', checkboxSamples],
  ['background', backgroundSamples],
  ['media', mediaSamples],
  ['link', linkSamples],
]);
