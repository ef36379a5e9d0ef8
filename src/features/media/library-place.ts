import { useSearchParams } from 'wouter';
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

export interface LibraryPlace {
  readonly search: string;
  /** Only unused images. */
  readonly unused: boolean;
  /** Only images without a description. */
  readonly undescribed: boolean;
  readonly ordering: MediaOrdering;
}

export const wholeLibrary: LibraryPlace = {
  search: '',
  unused: false,
  undescribed: false,
  ordering: orderings[0],
};

/** Whether images may be hidden: an empty list is not an empty library. */
export function isNarrowed({ search, unused, undescribed }: LibraryPlace): boolean {
  return search !== '' || unused || undescribed;
}

export function queryOf({ search, unused, undescribed, ordering }: LibraryPlace) {
  return {
    search: search || undefined,
    in_use: unused ? (0 as const) : undefined,
    described: undescribed ? (0 as const) : undefined,
    ordering: ordering === wholeLibrary.ordering ? undefined : ordering,
  };
}

/**
 * The place in the library from the address (`?search=…&unused=1&undescribed=1&ordering=…&image=…`), so that going back or
 * reloading the page leads to the same place. `image` is the one whose details are open.
 */
export function useLibraryPlace() {
  const [params, setParams] = useSearchParams();
  const place: LibraryPlace = {
    search: params.get('search') ?? '',
    unused: params.get('unused') === '1',
    undescribed: params.get('undescribed') === '1',
    ordering: orderings.find((one) => one === params.get('ordering')) ?? wholeLibrary.ordering,
  };
  const go = (next: LibraryPlace) => setParams(written(next), { replace: true });
  return {
    place,
    image: params.get('image') ?? undefined,
    move: (changes: Partial<LibraryPlace>) => go({ ...place, ...changes }),
    close: () => go(place),
    detailsOf: (id: string) => `?${new URLSearchParams({ ...written(place), image: id })}`,
  };
}

function written({ search, unused, undescribed, ordering }: LibraryPlace): Record<string, string> {
  return {
    ...(search !== '' && { search }),
    ...(unused && { unused: '1' }),
    ...(undescribed && { undescribed: '1' }),
    ...(ordering !== wholeLibrary.ordering && { ordering }),
  };
}
