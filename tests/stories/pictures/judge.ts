import type { Tab, View } from '../story-tab.ts';
import { readAccepted } from './accepted.ts';
import { compare } from './compare.ts';
import type { Picture } from './picture.ts';
import { takePicture } from './take-picture.ts';

/** A story's look compared with the accepted one. */
export type Finding =
  | { readonly kind: 'same' }
  | { readonly kind: 'new'; readonly after: Picture }
  | {
      readonly kind: 'changed';
      readonly before: Picture;
      readonly after: Picture;
      /** Where they differ. */
      readonly drawn: Picture;
      /** How many pixels differ. */
      readonly pixels: number;
    };

/** Compares the story in a tab, in one view, with its accepted picture. */
export async function judge(tab: Tab, id: string, view: View): Promise<Finding> {
  const before = await readAccepted(id, view);
  const isExpected = (picture: Picture) => before !== undefined && !compare(before, picture).isDifferent;
  const after = await takePicture(tab, isExpected);
  if (before === undefined) return { kind: 'new', after };
  const { isDifferent, pixels, drawn } = compare(before, after);
  return isDifferent ? { kind: 'changed', before, after, drawn, pixels } : { kind: 'same' };
}
