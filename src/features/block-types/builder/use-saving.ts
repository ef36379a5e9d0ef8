import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { diffFields } from '../../../../content-model/fields/diff.ts';
import { sameValue } from '../../../../field-plugins/sdk/contract/same-value.ts';
import { limits } from '../../../../shared/limits.ts';
import { asksPlanner, isNeeded, touchesValues } from '../../../../shared/touching-operations.ts';
import type { BlockContentModel, BlockContentModelPatch } from '../../../../shared/wire/content.ts';
import type { Plan, PlanOperation } from '../../../../shared/wire/plans.ts';
import { changeModel, getModel } from '../../../api/block-types.ts';
import { createPlan, discardPlan } from '../../../api/plans.ts';
import { queryKeys } from '../../../api/query-keys.ts';
import type { RecordRef } from '../../../api/record-ref.ts';
import { errorFields, errorSentence, HttpError } from '../../../lib/http-error.ts';
import { showToast } from '../../../state/app-store.ts';
import { fieldSetOf } from '../draft/draft-field.ts';
import { storedUnder } from '../draft/edit-fields.ts';
import { draftOf, modelOf, rebasedDraft, type TypeDraft } from '../draft/type-draft.ts';
import type { TypeEditor } from './use-type-editor.ts';

interface PlannedSave {
  readonly plan: Plan;
  readonly stored: BlockContentModel;
  readonly sent: TypeDraft;
}

interface SavingEvents {
  /** Whether the draft has no problems. */
  readonly isSound: boolean;
  /** Called when the draft was replaced. */
  onReplaced(): void;
}

/** Saves a type: at once, or with a plan if stored values change. Functions return whether everything is saved. */
export function useSaving(editor: TypeEditor, { isSound, onReplaced }: SavingEvents) {
  const { t } = useTranslation('builder');
  const queries = useQueryClient();
  const [isSaving, setSaving] = useState(false);
  const [planned, setPlanned] = useState<PlannedSave>();
  const [conflict, setConflict] = useState<BlockContentModel>();
  /** A name that the server rejected. */
  const [rejected, setRejected] = useState<{ readonly name: string; readonly sentence: string }>();
  const nameProblem = rejected?.name === editor.draft.name ? rejected : undefined;
  const closeFailure = useRef(() => {});
  const canSave = isSound && nameProblem === undefined;
  useEffect(() => {
    if (canSave) closeFailure.current();
  }, [canSave]);

  /** Shows a toast until the type has no problems, or is saved again. */
  function showFailure(message: string): void {
    closeFailure.current();
    closeFailure.current = showToast('error', message);
  }

  /** Sends a draft, or asks the user to confirm the plan that it needs. */
  async function send(stored: BlockContentModel, sent: TypeDraft): Promise<boolean> {
    const operations = diffFields(stored.content_model, fieldSetOf(sent.fields, stored.content_model));
    const max = limits.operationsPerPlan;
    if (touchesValues(operations) && operations.length > max) {
      showFailure(t('plan.tooMany', { max }));
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
        showFailure(`${t('samples.label')}: ${samples.join(' ')}`);
        return false;
      }
      throw error;
    }
  }

  /** Accepts the changes of a sent draft that are now stored. Returns the draft with the others. */
  function accept(current: BlockContentModel, sent: TypeDraft, base: TypeDraft): TypeDraft {
    const stored = draftOf(current, sent.fields);
    editor.accept(current, (draft) => rebasedDraft(draft, base, stored));
    onReplaced();
    return rebasedDraft(sent, base, stored);
  }

  /** Saves the unsaved changes. Text typed since the draft was sent stays as unsaved changes. */
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
    closeFailure.current();
    setRejected(undefined);
    try {
      return await save();
    } catch (error) {
      showFailure(errorSentence(error));
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
    nameProblem,
    showFailure,
    save: async () => !editor.isChanged || run(() => send(editor.stored, editor.draft)),
    /** Saves the rest, such as a new name of the type, once the plan is applied. */
    async finishPlan(): Promise<boolean> {
      setPlanned(undefined);
      if (planned === undefined) return false;
      const { stored, sent } = planned;
      return run(async () => {
        const current = await getModel(stored.id);
        const base = { ...draftOf(stored, sent.fields), fields: sent.fields };
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
          fields: storedUnder(draft.fields, draftOf(conflict, draft.fields).fields),
        }));
      onReplaced();
    },
  };
}

/** The plan that the user must confirm before a type is saved; undefined if it can be saved at once. */
async function planFor(stored: RecordRef, operations: readonly PlanOperation[]): Promise<Plan | undefined> {
  const isSmall = operations.length <= limits.operationsPerPlan;
  if (!touchesValues(operations) && !(isSmall && asksPlanner(operations))) return undefined;
  const plan = await createPlan(stored, { operations: [...operations] });
  if (isNeeded(plan)) return plan;
  // All values meet the new rules, and no live page uses the former names, so there is nothing to decide or undo.
  await discardPlan(plan);
  return undefined;
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
