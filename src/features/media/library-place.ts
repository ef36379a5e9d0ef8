import { useListPlace } from '../../records/list-place.ts';
import type { MediaOrdering } from '../../../shared/wire/media.ts';

/** The default comes first. */
export const orderings = [
  '-created_at',
  'created_at',
  'name',
  '-name',
  '-bytes',
  'bytes',
] as const satisfies readonly MediaOrdering[];

/** In `unused` and `undescribed`, `1` hides all other images. */
export const wholeLibrary = { search: '', unused: '', undescribed: '', ordering: orderings[0] } as const;

export type LibraryPlace = Readonly<Record<keyof typeof wholeLibrary, string>>;

/** Whether images may be hidden: an empty list is not an empty library. */
export function isNarrowed({ search, unused, undescribed }: LibraryPlace): boolean {
  return search !== '' || unused !== '' || undescribed !== '';
}

export function queryOf({ search, unused, undescribed, ordering }: LibraryPlace) {
  return {
    search: search || undefined,
    in_use: unused === '' ? undefined : (0 as const),
    described: undescribed === '' ? undefined : (0 as const),
    ordering: ordering === wholeLibrary.ordering ? undefined : ordering,
  };
}

const known = { unused: ['1'], undescribed: ['1'], ordering: orderings } as const;

/** The place in the library from the address. `image` is the one whose details are open. */
export function useLibraryPlace() {
  const { place, written, move } = useListPlace({ ...wholeLibrary, image: '' }, known);
  const { image, ...rest } = place;
  return {
    place: rest,
    image: image || undefined,
    move: (changes: Partial<LibraryPlace>) => move({ ...changes, image: '' }),
    detailsOf: (id: string) => `?${new URLSearchParams(written({ image: id }))}`,
  };
}
