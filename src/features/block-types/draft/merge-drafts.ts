import { type Preferred, sideOf, type Versions } from '../../../../content-model/fields/merge.ts';
import type { FollowField } from '../../../../content-model/operations/follow-fields.ts';
import { mergeFields } from './merge-fields.ts';
import type { TypeDraft } from './type-draft.ts';

/** A field or other part that two administrators changed differently. */
export interface DraftConflict {
  readonly part: 'field' | (typeof parts)[number];
  /** The titles of the lists around the field, then its own. */
  readonly titles?: readonly string[];
}

const parts = ['name', 'labels', 'archived', 'available', 'samples'] as const;

/** Two edits of a type, and their base. */
interface DraftVersions extends Versions<TypeDraft> {
  /** Maps the fields of the base to theirs. */
  readonly follow: FollowField;
}

/**
 * Merges two edits of a type. The changed version of each part wins; each member of a field is a part. Where both sides
 * changed a part, `prefer` decides, and the conflict is listed.
 */
export function mergeDrafts(
  { base, mine, theirs, follow }: DraftVersions,
  prefer: Preferred = 'mine',
): { readonly merged: TypeDraft; readonly conflicts: readonly DraftConflict[] } {
  const conflicts: DraftConflict[] = [];
  const about = Object.fromEntries(
    parts.map((part) => {
      const taken = sideOf<unknown>({ base: base[part], mine: mine[part], theirs: theirs[part] }, prefer);
      if (taken.isConflict) conflicts.push({ part });
      return [part, { mine, theirs }[taken.side][part]];
    }),
  ) as Pick<TypeDraft, (typeof parts)[number]>;
  const fields = mergeFields(
    { base: base.fields, mine: mine.fields, theirs: theirs.fields },
    {
      ...{ prefer, follow, former: [], now: [], titles: [] },
      onConflict(titles) {
        const isKnown = conflicts.some((one) => one.titles?.join('\n') === titles.join('\n'));
        if (!isKnown) conflicts.push({ part: 'field', titles });
      },
    },
  );
  return { merged: { ...about, fields }, conflicts };
}
