import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { diffFields } from '../../../../content-model/fields/diff.ts';
import { sameValue } from '../../../../field-plugins/sdk/contract/same-value.ts';
import { limits } from '../../../../shared/limits.ts';
import { touchesValues } from '../../../../shared/touching-operations.ts';
import type { BlockContentModel, BlockContentModelPatch } from '../../../../shared/wire/content.ts';
import type { Plan } from '../../../../shared/wire/plans.ts';
import { changeModel, getModel } from '../../../api/block-types.ts';
import { queryKeys } from '../../../api/query-keys.ts';
import { errorFields, errorSentence, HttpError } from '../../../lib/http-error.ts';
import { showToast } from '../../../state/app-store.ts';
import { fieldSetOf } from '../draft/draft-field.ts';
import type { DraftProblem } from '../draft/draft-problem.ts';
import { storedUnder } from '../draft/edit-fields.ts';
import { rebasedDraft } from '../draft/rebased-draft.ts';
import { alignedDraft, draftOf, modelOf, type TypeDraft } from '../draft/type-draft.ts';
import { planFor } from './plan-for.ts';
import type { FailureToast } from './use-failure-toast.ts';
import type { TypeEditor } from './use-type-editor.ts';

interface PlannedSave {
  readonly plan: Plan;
  readonly stored: BlockContentModel;
  readonly sent: TypeDraft;
}

/** A name that the server rejected. */
interface RejectedName {
  readonly name: string;
  readonly sentence: string;
}

interface SavingEvents {
  readonly failure: FailureToast;
  /** Problems that prevent saving. */
  readonly problems: readonly DraftProblem[];
  /** Called instead of saving if there are problems. */
  onProblems(): void;
  /** Called when the draft was replaced. */
  onReplaced(): void;
}

/** Saves a type: at once, or with a plan if stored values change. Functions return whether everything is saved. */
export function useSaving(editor: TypeEditor, { failure, problems, onReplaced, onProblems }: SavingEvents) {
  const { t } = useTranslation('builder');
  const queries = useQueryClient();
  const [isSaving, setSaving] = useState(false);
  const [planned, setPlanned] = useState<PlannedSave>();
  const [conflict, setConflict] = useState<BlockContentModel>();
  const [rejected, setRejected] = useState<RejectedName>();

  /** Sends a draft, or asks the user to confirm the plan that it needs. */
  async function send(stored: BlockContentModel, sent: TypeDraft): Promise<boolean> {
    const operations = diffFields(stored.content_model, fieldSetOf(sent.fields, stored.content_model));
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
      if (current) {
        setConflict(current);
        return false;
      }
      const { name: [sentence] = [], samples } = errorFields(error);
      if (sentence !== undefined) setRejected({ name: sent.name, sentence });
      else if (samples !== undefined) {
        failure.show(`${t('samples.label')}: ${samples.join(' ')}`);
        return false;
      }
      throw error;
    }
  }

  /** Accepts the changes of a sent draft that are now stored. Returns the draft with the others. */
  function accept(current: BlockContentModel, sent: TypeDraft, base: TypeDraft): TypeDraft {
    const stored = alignedDraft(current, sent.fields);
    editor.accept(current, (draft) => rebasedDraft(draft, base, stored));
    onReplaced();
    return rebasedDraft(sent, base, stored);
  }

  /** Saves what is not stored yet. Text typed since the draft was sent stays as unsaved changes. */
  async function finish(stored: BlockContentModel, sent: TypeDraft): Promise<true> {
    const changes = changesBetween(modelOf(draftOf(stored)), modelOf(sent));
    if (Object.keys(changes).length > 0) accept(await changeModel(stored, changes), sent, sent);
    void queries.invalidateQueries({ queryKey: queryKeys.blockTypes(), exact: true });
    showToast('success', t('saved'));
    return true;
  }

  async function run(save: () => Promise<boolean>): Promise<boolean> {
    if (isSaving) return false;
    setSaving(true);
    failure.close();
    setRejected(undefined);
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
    isSaving,
    plan: planned?.plan,
    conflict,
    /** The server's message about the name, until the name changes. */
    nameProblem: rejected?.name === editor.draft.name ? rejected : undefined,
    async save(): Promise<boolean> {
      if (problems.length > 0) {
        onProblems();
        return false;
      }
      return !editor.isChanged || run(() => send(editor.stored, editor.draft));
    },
    /** Saves the rest, such as a new name of the type, once the plan is applied. */
    async finishPlan(): Promise<boolean> {
      setPlanned(undefined);
      if (planned === undefined) return false;
      const { stored, sent } = planned;
      return run(async () => {
        const current = await getModel(stored.id);
        const base = { ...alignedDraft(stored, sent.fields), fields: sent.fields };
        return finish(current, accept(current, sent, base));
      });
    },
    closePlan: () => setPlanned(undefined),
    /** Replaces the draft with the type of the other administrator, or keeps it, to be saved over that type. */
    resolveConflict(prefer: 'mine' | 'theirs' | undefined): void {
      setConflict(undefined);
      if (conflict === undefined || prefer === undefined) return;
      if (prefer === 'theirs') editor.accept(conflict);
      else
        editor.accept(conflict, (draft) => ({
          ...draft,
          fields: storedUnder(draft.fields, alignedDraft(conflict, draft.fields).fields),
        }));
      onReplaced();
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
