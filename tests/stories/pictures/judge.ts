import type { Tab, View } from '../story-tab.ts';
import { readAccepted } from './accepted.ts';
import { compare } from './compare.ts';
import type { Picture } from './picture.ts';
import { takePicture } from './take-picture.ts';

/** How a story looks beside how it should. */
export type Finding =
  | { readonly kind: 'same' }
  | { readonly kind: 'new'; readonly after: Picture }
  | {
      readonly kind: 'changed';
      readonly before: Picture;
      readonly after: Picture;
      /** Where they differ. */
      readonly drawn: Picture;
      /** In how many pixels. */
      readonly pixels: number;
    };

/** Looks at the story that a tab shows in a view, beside the picture that was accepted. */
export async function judge(tab: Tab, id: string, view: View): Promise<Finding> {
  const before = await readAccepted(id, view);
  const isExpected = (picture: Picture) => before !== undefined && !compare(before, picture).isDifferent;
  const after = await takePicture(tab, isExpected);
  if (before === undefined) return { kind: 'new', after };
  const { isDifferent, pixels, drawn } = compare(before, after);
  return isDifferent ? { kind: 'changed', before, after, drawn, pixels } : { kind: 'same' };
}
