import { Alert, FormControl, FormHelperText, FormLabel, Stack, TextField } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { titleWithoutNumber } from '../../../../content-model/operations/numbered-name.ts';
import { limits } from '../../../../shared/limits.ts';
import { getModel } from '../../../api/block-types.ts';
import { createPlan } from '../../../api/plans.ts';
import { errorSentence } from '../../../lib/http-error.ts';
import { useDedupedMutation } from '../../../lib/use-deduped-mutation.ts';
import { useCall } from '../../../records/call-dialog.tsx';
import { CloseDialog } from '../../../records/close-dialog.tsx';
import { LoadingButton } from '../../../ui/loading-button.tsx';
import { RadioChoices } from '../../../ui/radio-choices.tsx';
import type { TypeEditor } from '../builder/use-type-editor.ts';
import { arranged } from '../draft/arrange.ts';
import { fieldsAt, titleOf } from '../draft/draft-field.ts';
import { draftOf } from '../draft/type-draft.ts';
import { PlanDialog } from '../plan/plan-dialog.tsx';
import { FieldChoice } from './field-choice.tsx';
import { conditionsLost, type ListChoice, listOperations, waysFor } from './list-operations.ts';
import { familiesIn, numbersOf } from './numbered-fields.ts';

interface MoveDialogProps {
  readonly editor: TypeEditor;
  /** The ids of the initially chosen fields. */
  readonly start: readonly string[];
  onClose(): void;
}

/** Turns stored fields into a list, with a plan that the user confirms. */
export function MoveDialog({ editor, start, onClose }: MoveDialogProps) {
  const { t } = useTranslation('builder');
  const { t: common } = useTranslation();
  const id = useId();
  const { stored, draft, place } = editor;
  const [ids, setIds] = useState(start);
  const [entered, setEntered] = useState<Partial<ListChoice>>({});
  const fields = arranged(fieldsAt(draft.fields, place.path));
  const chosen = fields.filter((field) => ids.includes(field.id ?? ''));
  const lost = conditionsLost(fields, ids);
  const ways = waysFor(chosen);
  const count = numbersOf(familiesIn(chosen)).length;
  const choice: ListChoice = {
    title: titleWithoutNumber(chosen[0]?.definition.field_title ?? ''),
    separator: '|',
    parts: [1, 2].map((number) => t('move.part', { number })),
    ...entered,
    ids,
    way: ways.find((one) => one === entered.way) ?? ways[0] ?? 'wrap',
  };
  const { way, title, parts, separator } = choice;
  const set = (changes: Partial<ListChoice>) => setEntered((before) => ({ ...before, ...changes }));
  const isReady =
    chosen.length > 0 &&
    [title, ...(way === 'split' ? [separator, ...parts] : [])].every((text) => text.trim() !== '');
  const planning = useDedupedMutation({
    mutationFn: () => {
      const within = place.path.map((uid, at) => {
        return fieldsAt(draft.fields, place.path.slice(0, at)).find((one) => one.uid === uid)?.id ?? uid;
      });
      return createPlan(stored, { operations: [...listOperations(fields, choice, within)] });
    },
  });
  const finishing = useCall({
    call: () => getModel(stored.id),
    successMessage: t('move.done'),
    onDone(current) {
      const moved = draftOf(current, draft.fields);
      const known = fields.map((field) => field.id);
      const list = fieldsAt(moved.fields, place.path).find((field) => !known.includes(field.id));
      editor.accept(current, () => moved);
      editor.goTo({ path: place.path, uid: list?.uid });
      onClose();
      // The element that opened the dialog may be gone.
      requestAnimationFrame(() => document.getElementById('field-field_title')?.focus());
    },
  });
  if (planning.data)
    return (
      <PlanDialog
        plan={planning.data}
        model={stored}
        onDone={() => finishing.mutate(undefined, { onError: onClose })}
        onClose={planning.reset}
      />
    );
  return (
    <CloseDialog
      title={t('move.action')}
      maxWidth="sm"
      closeLabel={common('common.cancel')}
      submit={
        <LoadingButton type="submit" form={id} loading={planning.isPending} disabled={!isReady}>
          {t('move.apply')}
        </LoadingButton>
      }
      onClose={onClose}
    >
      <Stack
        component="form"
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) planning.mutate();
        }}
        sx={{ gap: 5 }}
      >
        <FieldChoice fields={fields} ids={ids} onChange={setIds} />
        {chosen.length > 0 && (
          <>
            <FormControl>
              <FormLabel id={`${id}-way`}>{t('move.way')}</FormLabel>
              <RadioChoices
                aria-labelledby={`${id}-way`}
                aria-describedby={`${id}-way-help`}
                value={way}
                choices={ways.map((value) => ({ value, label: t(`move.ways.${value}`, { count }) }))}
                onChange={(next) => set({ way: next })}
              />
              <FormHelperText id={`${id}-way-help`}>{t(`move.help.${way}`)}</FormHelperText>
            </FormControl>
            <TextField
              label={t('move.listTitle')}
              required
              value={title}
              onChange={({ target }) => set({ title: target.value })}
              slotProps={{ htmlInput: { maxLength: limits.titleLength } }}
            />
            {way === 'split' && (
              <>
                <TextField
                  label={t('move.separator')}
                  required
                  value={separator}
                  onChange={({ target }) => set({ separator: target.value })}
                  slotProps={{ htmlInput: { maxLength: 10, spellCheck: false } }}
                  sx={{ maxWidth: 240 }}
                />
                <TextField
                  label={t('move.parts')}
                  required
                  multiline
                  value={parts.join('\n')}
                  helperText={t('move.partsHelp')}
                  onChange={({ target }) => set({ parts: target.value.split('\n') })}
                />
              </>
            )}
          </>
        )}
        {lost.length > 0 && (
          <Alert severity="warning" role="status">
            {t('move.conditions', { fields: lost.map(titleOf).join(', ') })}
          </Alert>
        )}
        {planning.error && <Alert severity="error">{errorSentence(planning.error)}</Alert>}
      </Stack>
    </CloseDialog>
  );
}
