import type { MediaItem } from '../../../../shared/media-item.ts';

export interface ChoiceRules {
  readonly multiple: boolean;
  /** Undefined for any number. */
  readonly max: number | undefined;
}

type Choice = readonly MediaItem[];

/** How many images may be chosen at most. */
export function choiceRoom({ multiple, max }: ChoiceRules): number {
  return multiple ? (max ?? Number.POSITIVE_INFINITY) : 1;
}

/** The choice after a click on an image: it is removed, added at the end, or replaces the only one. */
export function imageToggled(choice: Choice, { id, file }: MediaItem, rules: ChoiceRules): Choice {
  if (choice.some((item) => item.id === id)) return choice.filter((item) => item.id !== id);
  return imageAdded(choice, { id, file }, rules);
}

/** The choice after an image was uploaded for it; unchanged if there is no room. */
export function imageAdded(choice: Choice, { id, file }: MediaItem, rules: ChoiceRules): Choice {
  const room = choiceRoom(rules);
  if (room === 1) return [{ id, file }];
  return choice.length < room ? [...choice, { id, file }] : choice;
}
