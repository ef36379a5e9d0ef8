// Written by `npm run plugins` from the folders of field-plugins/ and from octavo.config.ts. Not to be edited.
import type { FieldSamples } from '../sdk/contract/samples.ts';
import { backgroundSamples } from '../background/samples.ts';
import { checkboxSamples } from '../checkbox/samples.ts';
import { colorTitleSamples } from '../color-title/samples.ts';
import { linkSamples } from '../link/samples.ts';
import { mediaSamples } from '../media/samples.ts';
import { richtextSamples } from '../richtext/samples.ts';
import { selectSamples } from '../select/samples.ts';
import { textSamples } from '../text/samples.ts';
import { textareaSamples } from '../textarea/samples.ts';

/** The samples of every field type, by its type. */
export const catalogueSamples: readonly (readonly [type: string, samples: FieldSamples])[] = [
  ['background', backgroundSamples],
  ['checkbox', checkboxSamples],
  ['color-title', colorTitleSamples],
  ['link', linkSamples],
  ['media', mediaSamples],
  ['richtext', richtextSamples],
  ['select', selectSamples],
  ['text', textSamples],
  ['textarea', textareaSamples],
];
