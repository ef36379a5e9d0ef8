import { useEffect, useMemo, useState } from 'react';
import { sameValue } from '../../../../field-plugins/sdk/contract/same-value.ts';
import type { BlockContentModel } from '../../../../shared/wire/content.ts';
import { useAppStore } from '../../../state/app-store.ts';
import { changedAt, type Fields, fieldsAt } from '../draft/draft-field.ts';
import { readDraft, writeDraft } from '../draft/stored-drafts.ts';
import { draftOf, modelOf, type TypeDraft } from '../draft/type-draft.ts';
import { type History, useHistory } from '../draft/use-history.ts';

/** The user's place in a type: the open lists, outermost first, and the chosen field. */
export interface Place {
  readonly path: readonly string[];
  readonly uid: string | undefined;
}

export interface TypeEditor {
  readonly stored: BlockContentModel;
  readonly draft: TypeDraft;
  readonly history: History<TypeDraft>;
  readonly isChanged: boolean;
  /** Whether the draft comes from an earlier visit. */
  readonly isRestored: boolean;
  readonly place: Place;
  goTo(place: Place): void;
  /** Changes the fields at the open level. */
  changeFields(change: (fields: Fields) => Fields, about?: string): void;
  /** Sets the stored type, and a draft of it: without changes, or made from the current draft. */
  accept(stored: BlockContentModel, draftFrom?: (draft: TypeDraft) => TypeDraft): void;
  discard(): void;
}

export function useTypeEditor(model: BlockContentModel): TypeEditor {
  const userId = useAppStore((state) => state.session.user?.id ?? '');
  const key = `octavo.type-draft.${userId}.${model.id}`;
  const [start] = useState(() => readDraft(key) ?? { stored: model, draft: draftOf(model) });
  const [stored, setStored] = useState(start.stored);
  const [isRestored, setRestored] = useState(start.stored !== model);
  const history = useHistory(() => start.draft);
  const [chosen, goTo] = useState<Place>({ path: [], uid: undefined });
  const { value: draft, change, reset } = history;
  const isChanged = useMemo(() => {
    const [now, before] = [draft, draftOf(stored)].map(modelOf);
    return !sameValue(now, before);
  }, [draft, stored]);
  useEffect(() => {
    writeDraft(key, isChanged ? { stored, draft } : undefined);
  }, [key, isChanged, stored, draft]);
  const place = placeIn(draft.fields, chosen);
  const unchanged = (next: BlockContentModel) => (before: TypeDraft) => draftOf(next, before.fields);
  return {
    stored,
    draft,
    history,
    isChanged,
    place,
    goTo,
    changeFields: (next, about) =>
      change((before) => ({ ...before, fields: changedAt(before.fields, place.path, next) }), about),
    isRestored: isRestored && isChanged,
    accept(next, draftFrom = unchanged(next)) {
      setStored(next);
      reset(draftFrom);
    },
    discard() {
      setRestored(false);
      reset(unchanged(stored));
    },
  };
}

/** Returns the place, or the nearest enclosing one that exists in the draft. */
function placeIn(fields: Fields, { path, uid }: Place): Place {
  const depth = path.findIndex((_, at) =>
    fieldsAt(fields, path.slice(0, at)).every((one) => one.uid !== path[at]),
  );
  return depth === -1 ? { path, uid } : { path: path.slice(0, depth), uid: undefined };
}
