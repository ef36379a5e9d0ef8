import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Preferred, Versions } from '../../../../content-model/fields/merge.ts';
import { sameValue } from '../../../../field-plugins/sdk/contract/same-value.ts';
import { limits } from '../../../../shared/limits.ts';
import { touchesValues } from '../../../../shared/touching-operations.ts';
import type { BlockContentModel, BlockContentModelPatch } from '../../../../shared/wire/content.ts';
import type { Plan } from '../../../../shared/wire/plans.ts';
import { changeModel, getModel } from '../../../api/block-types.ts';
import { queryKeys } from '../../../api/query-keys.ts';
import { useFieldPlugins } from '../../../editor/field-plugins-context.ts';
import { errorPlaces, errorSentence, HttpError } from '../../../lib/http-error.ts';
import { showToast } from '../../../state/app-store.ts';
import { operationsBetween } from '../draft/draft-operations.ts';
import type { DraftProblem } from '../draft/draft-problem.ts';
import { type DraftConflict, mergeDrafts } from '../draft/merge-drafts.ts';
import { isStanding, type Rejection, rejectionsOf } from '../draft/rejections.ts';
import { alignedDraft, draftOf, modelOf, type TypeDraft } from '../draft/type-draft.ts';
import { planFor } from './plan-for.ts';
import type { FailureToast } from './use-failure-toast.ts';
import type { TypeEditor } from './use-type-editor.ts';

interface PlannedSave {
  readonly plan: Plan;
  readonly stored: BlockContentModel;
  readonly sent: TypeDraft;
}

/** A merge that waits for the user's choice, and the parts that two administrators both changed. */
interface OpenConflict {
  readonly current: BlockContentModel;
  readonly versions: Versions<TypeDraft>;
  readonly conflicts: readonly DraftConflict[];
}

export interface SavingEvents {
  readonly failure: FailureToast;
  /** Problems that prevent saving a draft over this type. */
  problemsIn(draft: TypeDraft, stored: BlockContentModel): readonly DraftProblem[];
  /** Called when the draft was replaced by a merged one. */
  onMerged(): void;
  onProblems(problems: readonly DraftProblem[]): void;
  onRejected(rejections: readonly Rejection[]): void;
}

/** Saves a type: at once, or with a plan if stored values change. Functions return whether everything is saved. */
export function useSaving(
  editor: TypeEditor,
  { failure, problemsIn, onMerged, onProblems, onRejected }: SavingEvents,
) {
  const { t } = useTranslation('builder');
  const { registry } = useFieldPlugins();
  const queries = useQueryClient();
  const [isSaving, setSaving] = useState(false);
  const [planned, setPlanned] = useState<PlannedSave>();
  const [conflict, setConflict] = useState<OpenConflict>();
  const [rejections, setRejections] = useState<readonly Rejection[]>([]);

  /** Sends a draft, or asks the user to confirm the plan that it needs. */
  async function send(stored: BlockContentModel, sent: TypeDraft): Promise<boolean> {
    const operations = operationsBetween(stored.content_model, sent.fields, registry);
    const max = limits.operationsPerPlan;
    if (touchesValues(operations) && operations.length > max) {
      failure.show(t('plan.tooMany', { max }));
      return false;
    }
    try {
      const plan = await planFor(stored, operations);
      if (plan === undefined) return await finish(stored, sent);
      setPlanned({ plan, stored, sent });
      return false;
    } catch (error) {
      const current = error instanceof HttpError && (error.current as BlockContentModel | undefined);
      if (current) return merge(stored, current);
      const rejected = rejectionsOf(errorPlaces(error), { sent, operations });
      if (rejected.length === 0 || rejected[0]?.member === 'non_field_errors') throw error;
      setRejections(rejected);
      onRejected(rejected);
      return false;
    }
  }

  /** Combines another administrator's changes with the draft and saves both, or asks about conflicts. */
  async function merge(stored: BlockContentModel, current: BlockContentModel): Promise<boolean> {
    const mine = editor.history.latest();
    const base = alignedDraft(stored, mine.fields, registry);
    const versions = { base, mine, theirs: alignedDraft(current, mine.fields, registry) };
    const { merged, conflicts } = mergeDrafts(versions);
    if (conflicts.length > 0) {
      setConflict({ current, versions, conflicts });
      return false;
    }
    editor.accept(current, () => merged);
    onMerged();
    showToast('info', t('conflict.merged'));
    return validate(merged, current) && send(current, merged);
  }

  /** Accepts the changes of a sent draft that are now stored. Returns the draft with the others. */
  function accept(current: BlockContentModel, sent: TypeDraft, base: TypeDraft): TypeDraft {
    const theirs = alignedDraft(current, sent.fields, registry);
    const rebased = (draft: TypeDraft) => {
      // A plan has migrated the samples that were left as stored.
      const samples = draft.samples.map((sample) => {
        const at = base.samples.findIndex((one) => sameValue(one, sample));
        return theirs.samples[at] ?? sample;
      });
      const mine = { ...draft, samples };
      return mergeDrafts({ base: { ...base, samples: theirs.samples }, mine, theirs }).merged;
    };
    editor.accept(current, rebased);
    onMerged();
    return rebased(sent);
  }

  /** Saves what is not stored yet. Text typed since the draft was sent stays as unsaved changes. */
  async function finish(stored: BlockContentModel, sent: TypeDraft): Promise<true> {
    const changes = changesBetween(modelOf(draftOf(stored), registry), modelOf(sent, registry));
    if (Object.keys(changes).length > 0) accept(await changeModel(stored, changes), sent, sent);
    void queries.invalidateQueries({ queryKey: queryKeys.blockTypes(), exact: true });
    showToast('success', t('saved'));
    return true;
  }

  /** Returns whether a draft can be saved. Otherwise shows its problems. */
  function validate(draft: TypeDraft, stored: BlockContentModel): boolean {
    const problems = problemsIn(draft, stored);
    if (problems.length > 0) onProblems(problems);
    return problems.length === 0;
  }

  async function run(save: () => Promise<boolean>): Promise<boolean> {
    if (isSaving) return false;
    setSaving(true);
    failure.close();
    setRejections([]);
    try {
      return await save();
    } catch (error) {
      failure.show(errorSentence(error));
      return false;
    } finally {
      setSaving(false);
    }
  }

  return {
    ...{ isSaving, plan: planned?.plan, conflict },
    /** Only those whose subject is unchanged. */
    rejections: rejections.filter((rejection) => isStanding(rejection, editor.draft)),
    async save(): Promise<boolean> {
      if (!validate(editor.draft, editor.stored)) return false;
      return !editor.isChanged || run(() => send(editor.stored, editor.draft));
    },
    /** Call once the plan is applied: saves the rest, such as a new name of the type. */
    async finishPlan(): Promise<boolean> {
      setPlanned(undefined);
      if (planned === undefined) return false;
      const { stored, sent } = planned;
      return run(async () => {
        const current = await getModel(stored.id);
        const base = { ...alignedDraft(stored, sent.fields, registry), fields: sent.fields };
        return finish(current, accept(current, sent, base));
      });
    },
    closePlan: () => setPlanned(undefined),
    /** Merges, and keeps the preferred side of each conflict; leaves the draft unchanged if `prefer` is undefined. */
    resolveConflict(prefer: Preferred | undefined): void {
      setConflict(undefined);
      if (conflict === undefined || prefer === undefined) return;
      const { current, versions } = conflict;
      editor.accept(current, (mine) => mergeDrafts({ ...versions, mine }, prefer).merged);
      onMerged();
    },
  };
}

/**
 * Only members that differ. Drafts renumber fields, so sending unchanged fields could make a new schema version, and a
 * plan could no longer be undone.
 */
function changesBetween(
  before: ReturnType<typeof modelOf>,
  after: ReturnType<typeof modelOf>,
): BlockContentModelPatch {
  const stored = new Map(Object.entries<unknown>(before));
  return Object.fromEntries(
    Object.entries<unknown>(after).filter(([member, value]) => !sameValue(value, stored.get(member))),
  );
}
