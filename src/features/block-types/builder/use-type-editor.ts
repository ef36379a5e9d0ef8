import { useEffect, useMemo, useState } from 'react';
import { sameValue } from '../../../../field-plugins/sdk/contract/same-value.ts';
import type { BlockContentModel } from '../../../../shared/wire/content.ts';
import type { KeptDraft, storedDrafts } from '../draft/stored-drafts.ts';
import { draftOf, type DraftField, type TypeDraft, withFieldsAt } from '../draft/type-draft.ts';
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
  changeFields(change: (fields: readonly DraftField[]) => readonly DraftField[], about?: string): void;
  changeField(uid: string, changes: Partial<DraftField>, about?: string): void;
  /** Resets the stored type and the draft to this. */
  accept(stored: BlockContentModel): void;
  /** Sets the stored type, and converts the draft and its history since `sent` with `rebase`. */
  rebase(stored: BlockContentModel, sent: TypeDraft, rebase: (draft: TypeDraft) => TypeDraft): void;
  discard(): void;
}

export function useTypeEditor(model: BlockContentModel, kept: ReturnType<typeof storedDrafts>): TypeEditor {
  const [start] = useState(() => startOf(model, kept.read()));
  const [stored, setStored] = useState(start.stored);
  const [isRestored, setRestored] = useState(start.isRestored);
  const history = useHistory(() => start.draft);
  const [place, goTo] = useState<Place>({ path: [], uid: undefined });
  const { value: draft, change, reset } = history;
  const isChanged = useMemo(() => !isSameDraft(draft, draftOf(stored)), [draft, stored]);
  useEffect(() => {
    if (isChanged) kept.write({ stored, draft });
    else kept.remove();
  }, [kept, isChanged, stored, draft]);
  useEffect(() => kept.guard(), [kept]);
  return {
    ...{ stored, draft, history, isChanged, place, goTo },
    isRestored: isRestored && isChanged,
    changeFields: (next, about) => change((before) => withFieldsAt(before, place.path, next), about),
    changeField: (uid, changes, about) =>
      change(
        (before) =>
          withFieldsAt(before, place.path, (fields) =>
            fields.map((field) => (field.uid === uid ? { ...field, ...changes } : field)),
          ),
        about,
      ),
    accept(next) {
      setStored(next);
      reset(draftOf(next));
      goTo((before) => placeIn(before, { before: draft, now: draftOf(next) }, ({ name }) => name));
    },
    rebase(next, sent, rebase) {
      setStored(next);
      history.rebase(sent, rebase);
    },
    discard() {
      setRestored(false);
      reset(draftOf(stored));
      goTo((before) => placeIn(before, { before: draft, now: draftOf(stored) }, ({ was }) => was));
    },
  };
}

function startOf(model: BlockContentModel, kept: KeptDraft | undefined) {
  const isUsable = kept !== undefined && kept.stored.id === model.id;
  if (!isUsable || isSameDraft(kept.draft, draftOf(model)))
    return { stored: model, draft: draftOf(model), isRestored: false };
  return { ...kept, isRestored: true };
}

/** Whether two drafts would be stored as the same type, with the same values. */
function isSameDraft(one: TypeDraft, other: TypeDraft): boolean {
  return sameValue(plain(one), plain(other));
}

/** Omits ids and undefined members: a kept draft has no undefined ones. */
function plain({ fields, ...about }: TypeDraft): unknown {
  return JSON.parse(JSON.stringify({ ...about, fields: fields.map(plainField) }));
}

function plainField({ uid: _uid, isNamed: _isNamed, items, ...field }: DraftField): unknown {
  return { ...field, items: items?.map(plainField) };
}

/** The same place in another draft. `nameOf` returns a field's name there. */
function placeIn(
  { path, uid }: Place,
  { before, now }: Readonly<Record<'before' | 'now', TypeDraft>>,
  nameOf: (field: DraftField) => string | undefined,
): Place {
  let [from, to]: readonly [readonly DraftField[], readonly DraftField[]] = [before.fields, now.fields];
  const found: string[] = [];
  for (const step of path) {
    const field = from.find((one) => one.uid === step);
    const next = to.find(({ name }) => field && name === nameOf(field));
    if (next?.items === undefined) return { path: found, uid: undefined };
    found.push(next.uid);
    from = field?.items ?? [];
    to = next.items;
  }
  const field = from.find((one) => one.uid === uid);
  return { path: found, uid: to.find(({ name }) => field && name === nameOf(field))?.uid };
}
