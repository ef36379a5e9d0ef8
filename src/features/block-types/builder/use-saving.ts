import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Preferred } from '../../../../content-model/fields/merge.ts';
import { type NewId, newIdsIn } from '../../../../content-model/operations/complete-operation.ts';
import { preparePlan } from '../../../../content-model/operations/prepare-plan.ts';
import { sameValue } from '../../../../field-plugins/sdk/contract/same-value.ts';
import { limits } from '../../../../shared/limits.ts';
import { isForPlan } from '../../../../shared/touching-operations.ts';
import type { BlockContentModel, BlockContentModelPatch } from '../../../../shared/wire/content.ts';
import type { Plan } from '../../../../shared/wire/plans.ts';
import { changeModel, getModel } from '../../../api/block-types.ts';
import { queryKeys } from '../../../api/query-keys.ts';
import { useFieldPlugins } from '../../../editor/field-plugins-context.ts';
import { errorPlaces, errorSentence, HttpError } from '../../../lib/http-error.ts';
import { showToast } from '../../../state/app-store.ts';
import { afterSaving } from '../draft/after-saving.ts';
import { operationsBetween } from '../draft/draft-operations.ts';
import type { DraftProblem } from '../draft/draft-problem.ts';
import { type DraftConflict, mergeDrafts } from '../draft/merge-drafts.ts';
import { modelOf } from '../draft/model-of.ts';
import { isStanding, type Rejection, rejectionsOf } from '../draft/rejections.ts';
import { draftFields, draftOf, type TypeDraft } from '../draft/type-draft.ts';
import { fetchFollowing } from './fetch-following.ts';
import { planFor, TooManySteps } from './plan-for.ts';
import type { FailureToast } from './use-failure-toast.ts';
import type { TypeEditor } from './use-type-editor.ts';

/** A sent draft, the type stored now, and how to merge a draft with it. */
interface Rebase {
  readonly current: BlockContentModel;
  readonly sent: TypeDraft;
  merge(mine: TypeDraft, prefer?: Preferred): ReturnType<typeof mergeDrafts>;
}

interface PlannedSave {
  readonly plan: Plan;
  readonly stored: BlockContentModel;
  readonly sent: TypeDraft;
  /** Whether some changes of fields remain to be saved after the plan. */
  readonly isPartial: boolean;
  /** The fields that get other ids from the plan than in the draft. */
  readonly ids: readonly NewId[];
}

/** A rebase that waits for the user's choice, and the parts that two administrators both changed. */
export interface OpenConflict extends Rebase {
  readonly conflicts: readonly DraftConflict[];
}

export interface SavingEvents {
  readonly failure: FailureToast;
  /** Problems that prevent saving a draft over this type. */
  problemsIn(draft: TypeDraft, stored: BlockContentModel): readonly DraftProblem[];
  /** Called when the draft was rebased on the stored type. */
  onRebased(): void;
  onProblems(problems: readonly [DraftProblem, ...DraftProblem[]]): void;
  onRejected(rejections: readonly [Rejection, ...Rejection[]]): void;
}

/** Saves a type: at once, or with a plan if stored values change. Functions return whether everything is saved. */
export function useSaving(
  editor: TypeEditor,
  { failure, problemsIn, onRebased, onProblems, onRejected }: SavingEvents,
) {
  const { t } = useTranslation('builder');
  const { registry } = useFieldPlugins();
  const queries = useQueryClient();
  const [isSaving, setSaving] = useState(false);
  const [planned, setPlanned] = useState<PlannedSave>();
  const [conflict, setConflict] = useState<OpenConflict>();
  const [rejections, setRejections] = useState<readonly Rejection[]>([]);

  /** Sends a draft, or asks the user to confirm the plan that it needs. */
  async function send(stored: BlockContentModel, draft: TypeDraft): Promise<boolean> {
    const operations = operationsBetween(stored.content_model, draft.fields, registry);
    try {
      const plan = await planFor(stored, operations);
      if (plan === undefined) return await sendWithoutPlan(stored, draft);
      const isPartial = plan.operations.length < operations.length;
      const ids = newIdsIn(isPartial ? operations.filter(isForPlan) : operations, plan.operations);
      setPlanned({ plan, stored, sent: draft, isPartial, ids });
      return false;
    } catch (error) {
      if (error instanceof TooManySteps) {
        failure.show(t('plan.tooMany', { max: limits.operationsPerPlan }));
        return false;
      }
      const current = currentIn(error);
      if (current !== undefined) return sendMerged(stored, draft, current);
      const [first, ...others] = rejectionsOf(errorPlaces(error), { sent: draft, operations });
      if (first === undefined || first.member === 'non_field_errors') throw error;
      setRejections([first, ...others]);
      onRejected([first, ...others]);
      return false;
    }
  }

  async function sendWithoutPlan(stored: BlockContentModel, draft: TypeDraft): Promise<boolean> {
    const changes = changesBetween(modelOf(draftOf(stored), registry), modelOf(draft, registry));
    return finish(await changeModel(stored, changes), draft);
  }

  /** Merges another administrator's changes with the draft that was sent, and asks about conflicts. */
  async function sendMerged(
    stored: BlockContentModel,
    sent: TypeDraft,
    current: BlockContentModel,
  ): Promise<boolean> {
    const follow = await fetchFollowing(stored, current);
    const versions = { base: draftOf(stored), theirs: draftOf(current), follow };
    const merged = rebaseOrAsk({
      ...{ current, sent },
      merge: (mine, prefer) => mergeDrafts({ ...versions, mine }, prefer),
    });
    if (merged === undefined) return false;
    showToast('info', t('conflict.merged'));
    return validate(merged, current) && send(current, merged);
  }

  /** Sends the rest after a plan, over changes that another administrator saved since. */
  async function sendRest({ plan, stored, sent, isPartial, ids }: PlannedSave): Promise<boolean> {
    const current = await getModel(stored.id);
    const fields = isPartial ? fieldsAfter(plan, stored) : afterSaving(sent, sent, registry, ids).fields;
    const theirs = draftOf(current);
    const base = { ...draftOf(stored), fields, samples: theirs.samples };
    // A plan is only applied to the schema version that it was made for, and leads to the next one.
    const follow = await fetchFollowing({ shape: (stored.shape ?? 0) + 1 }, current);
    const versions = { base, theirs, follow };
    /** Rebases a step on the applied plan, which has migrated the samples that were left as stored. */
    const afterPlan = (step: TypeDraft) => {
      const after = afterSaving(step, sent, registry, ids);
      const samples = after.samples.map((sample, at) => {
        const index = (stored.samples ?? []).findIndex((one) => sameValue(one, step.samples[at]));
        return theirs.samples[index] ?? sample;
      });
      return { ...after, samples };
    };
    const merged = rebaseOrAsk({
      ...{ current, sent },
      merge: (step, prefer) => mergeDrafts({ ...versions, mine: afterPlan(step) }, prefer),
    });
    if (merged === undefined) return false;
    const isSaved = sameValue(modelOf(theirs, registry), modelOf(merged, registry));
    return isSaved ? finish(current, merged) : send(current, merged);
  }

  function fieldsAfter({ operations }: Plan, { content_model }: BlockContentModel): TypeDraft['fields'] {
    return draftFields(preparePlan(content_model, { operations, isStored: true }, registry).fields);
  }

  /** Accepts the sent draft as stored. Text typed since it was sent stays as unsaved changes. */
  function finish(stored: BlockContentModel, sent: TypeDraft): true {
    const base = afterSaving(sent, sent, registry);
    const theirs = draftOf(stored);
    editor.rebase(stored, sent, (step) => {
      const mine = afterSaving(step, sent, registry);
      return mergeDrafts({ base, mine, theirs, follow: (path) => path }).merged;
    });
    onRebased();
    void queries.invalidateQueries({ queryKey: queryKeys.blockTypes(), exact: true });
    showToast('success', t('saved'));
    return true;
  }

  /** Like `rebase`, unless the user must resolve conflicts first: then returns undefined. */
  function rebaseOrAsk(pending: Rebase): TypeDraft | undefined {
    const conflicts = [pending.sent, editor.history.latest()]
      .map((mine) => pending.merge(mine).conflicts)
      .find(({ length }) => length > 0);
    if (conflicts === undefined) return rebase(pending);
    setConflict({ ...pending, conflicts });
    return undefined;
  }

  /** Rebases the draft on the type stored now. Returns the rebased version of the sent draft. */
  function rebase({ current, sent, merge }: Rebase, prefer?: Preferred): TypeDraft {
    const { merged } = merge(sent, prefer);
    editor.rebase(current, sent, (step) => (step === sent ? merged : merge(step, prefer).merged));
    onRebased();
    return merged;
  }

  /** Returns whether a draft can be saved. Otherwise shows its problems. */
  function validate(draft: TypeDraft, stored: BlockContentModel): boolean {
    const [first, ...others] = problemsIn(draft, stored);
    if (first !== undefined) onProblems([first, ...others]);
    return first === undefined;
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
      if (!editor.isChanged) return true;
      editor.history.endStep();
      return run(() => send(editor.stored, editor.draft));
    },
    /** Call once the plan is applied: sends the rest, such as a new name of the type. */
    async finishPlan(): Promise<boolean> {
      setPlanned(undefined);
      return planned !== undefined && run(() => sendRest(planned));
    },
    closePlan: () => setPlanned(undefined),
    /** Rebases the draft onto the preferred side; leaves it unchanged if `prefer` is undefined. */
    resolveConflict(prefer: Preferred | undefined): void {
      setConflict(undefined);
      if (conflict !== undefined && prefer !== undefined) rebase(conflict, prefer);
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

/** The stored type, if a call was rejected because another user saved first. */
function currentIn(error: unknown): BlockContentModel | undefined {
  return error instanceof HttpError ? (error.current as BlockContentModel | undefined) : undefined;
}
