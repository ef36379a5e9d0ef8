import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { judgesValues, touchesValues } from '../../../../content-model/operations/touching-operations.ts';
import { sameValue } from '../../../../field-plugins/sdk/contract/same-value.ts';
import type { BlockContentModel, BlockContentModelPatch } from '../../../../shared/wire/content.ts';
import type { Plan } from '../../../../shared/wire/plans.ts';
import { changeModel, getModel } from '../../../api/block-types.ts';
import { createPlan } from '../../../api/plans.ts';
import { queryKeys } from '../../../api/query-keys.ts';
import { errorFields, HttpError } from '../../../lib/http-error.ts';
import { showToast } from '../../../state/app-store.ts';
import { operationsBetween } from '../draft/draft-operations.ts';
import type { DraftProblem } from '../draft/draft-problems.ts';
import { type DraftConflict, type DraftVersions, mergeDrafts } from '../draft/merge-drafts.ts';
import { draftOf, modelOf, type TypeDraft } from '../draft/type-draft.ts';
import { fetchFollowing } from './fetch-following.ts';
import type { TypeEditor } from './use-type-editor.ts';

/** Two administrators changed the same: what is stored now, and where. */
export interface OpenConflict {
  readonly current: BlockContentModel;
  readonly versions: DraftVersions;
  readonly conflicts: readonly DraftConflict[];
}

/** What keeps a type from being saved, found here or by the server. */
export interface SavingTrouble {
  problemsIn(draft: TypeDraft): readonly DraftProblem[];
  onProblems(problems: readonly [DraftProblem, ...DraftProblem[]]): void;
  /** The server refuses the draft: its name, or something else. */
  onRefused(isName: boolean): void;
}

/** Saving a type: at once, or with a plan if stored values change. */
export function useSaving(editor: TypeEditor, { problemsIn, onProblems, onRefused }: SavingTrouble) {
  const { t } = useTranslation('builder');
  const queries = useQueryClient();
  const [isSaving, setSaving] = useState(false);
  const [plan, setPlan] = useState<Plan>();
  const [conflict, setConflict] = useState<OpenConflict>();
  const [refusals, setRefusals] = useState<Readonly<Record<string, readonly string[]>>>({});

  function done(model: BlockContentModel): true {
    editor.accept(model);
    void queries.invalidateQueries({ queryKey: queryKeys.blockTypes(), exact: true });
    showToast('success', t('saved'));
    return true;
  }

  /** Sends what needs no plan. */
  async function write(stored: BlockContentModel, draft: TypeDraft): Promise<boolean> {
    return done(await changeModel(stored, changesBetween(modelOf(draftOf(stored)), modelOf(draft))));
  }

  async function send(stored: BlockContentModel, draft: TypeDraft): Promise<boolean> {
    const operations = operationsBetween(draftOf(stored).fields, draft.fields);
    const isTouching = touchesValues(operations);
    if (!isTouching && !judgesValues(operations)) return write(stored, draft);
    const planned = await createPlan(stored, { operations: [...operations] });
    // Where every value keeps the new rules, there is nothing to decide and nothing to undo.
    if (!isTouching && planned.failure_count === 0) return write(stored, draft);
    setPlan(planned);
    return false;
  }

  /** Joins what another administrator saved meanwhile with the draft, and asks where both changed the same. */
  async function join(current: BlockContentModel): Promise<boolean> {
    const { stored, draft } = editor;
    const follow = await fetchFollowing(stored, current);
    const versions = { base: draftOf(stored), mine: draft, theirs: draftOf(current), follow };
    const { merged, conflicts } = mergeDrafts(versions);
    if (conflicts.length > 0) {
      setConflict({ current, versions, conflicts });
      return false;
    }
    editor.accept(current, merged);
    showToast('info', t('conflict.merged'));
    return isSound(merged) && send(current, merged);
  }

  /** Whether a draft can be saved. Leads to what keeps it from that otherwise. */
  function isSound(draft: TypeDraft): boolean {
    const [first, ...others] = problemsIn(draft);
    if (first !== undefined) onProblems([first, ...others]);
    return first === undefined;
  }

  async function guarded(act: () => Promise<boolean>): Promise<boolean> {
    try {
      return await act();
    } catch (error) {
      const current =
        error instanceof HttpError ? (error.current as BlockContentModel | undefined) : undefined;
      if (current !== undefined) return guarded(() => join(current));
      const { non_field_errors: others, ...fields } = errorFields(error);
      setRefusals(fields);
      if (Object.keys(fields).length > 0) onRefused('name' in fields);
      const [first] = others ?? Object.values(fields).flat();
      if (first !== undefined) showToast('error', first);
      return false;
    }
  }

  async function run(act: () => Promise<boolean>): Promise<boolean> {
    if (isSaving) return false;
    setSaving(true);
    setRefusals({});
    return guarded(act).finally(() => setSaving(false));
  }

  return {
    ...{ isSaving, plan, conflict, refusals },
    async save(): Promise<boolean> {
      if (!isSound(editor.draft)) return false;
      if (!editor.isChanged) return true;
      return run(() => send(editor.stored, editor.draft));
    },
    /** The plan was applied: the rest is sent, such as another name of the type. */
    async finishPlan(): Promise<boolean> {
      setPlan(undefined);
      return run(async () => {
        const now = await getModel(editor.stored.id);
        const isDone = sameValue(modelOf(draftOf(now)), modelOf(editor.draft));
        return isDone ? done(now) : write(now, editor.draft);
      });
    },
    forgetPlan: () => setPlan(undefined),
    settle(prefer: 'mine' | 'theirs' | undefined): void {
      setConflict(undefined);
      if (conflict === undefined || prefer === undefined) return;
      editor.accept(conflict.current, mergeDrafts(conflict.versions, prefer).merged);
    },
  };
}

/** The members that differ: fields that are sent again might be other text, and a plan could no longer be undone. */
function changesBetween(
  before: ReturnType<typeof modelOf>,
  after: ReturnType<typeof modelOf>,
): BlockContentModelPatch {
  const stored = new Map(Object.entries<unknown>(before));
  return Object.fromEntries(
    Object.entries<unknown>(after).filter(([member, value]) => !sameValue(value, stored.get(member))),
  );
}
