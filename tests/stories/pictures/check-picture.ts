import type { Tab, View } from '../story-tab.ts';
import { findAccepted } from './accepted.ts';
import { compare } from './compare.ts';
import { fingerprint, type Picture } from './picture.ts';
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
      readonly difference: Picture;
      /** How many pixels differ. */
      readonly pixels: number;
    };

/** Compares the story in a tab, in one view, with its accepted picture. */
export async function checkPicture(tab: Tab, id: string, view: View): Promise<Finding> {
  const accepted = await findAccepted(id, view);
  let same: Picture | undefined;
  const after = await takePicture(tab, async (picture) => {
    if (accepted === undefined) return false;
    const isExpected =
      accepted.pixels === fingerprint(picture) || !compare(await accepted.read(), picture).isDifferent;
    if (isExpected) same = picture;
    return isExpected;
  });
  if (accepted === undefined) return { kind: 'new', after };
  if (after === same) return { kind: 'same' };
  const before = await accepted.read();
  const { isDifferent, pixels, difference } = compare(before, after);
  return isDifferent ? { kind: 'changed', before, after, difference, pixels } : { kind: 'same' };
}
