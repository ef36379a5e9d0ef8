import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  Radio,
  RadioGroup,
  Stack,
  TextField,
} from '@mui/material';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Plan } from '../../../../shared/wire/plans.ts';
import { getModel } from '../../../api/block-types.ts';
import { createPlan } from '../../../api/plans.ts';
import { useFieldPlugins } from '../../../editor/field-plugins-context.ts';
import { errorSentence } from '../../../lib/http-error.ts';
import { showToast } from '../../../state/app-store.ts';
import { LoadingButton } from '../../../ui/loading-button.tsx';
import { FieldColumns } from '../../../ui/side-by-side.tsx';
import type { TypeEditor } from '../builder/use-type-editor.ts';
import { apiNameOf, fieldsAt, titleOf } from '../draft/draft-field.ts';
import { alignedDraft } from '../draft/type-draft.ts';
import { PlanDialog } from '../plan/plan-dialog.tsx';
import { ColumnFields, TitleAndName } from './column-fields.tsx';
import { FieldChoice } from './field-choice.tsx';
import { listOperations, type ListWay } from './list-operations.ts';
import { familiesIn, numbersOf } from './numbered-fields.ts';
import { useListChoice } from './use-list-choice.ts';

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
  const { registry } = useFieldPlugins();
  const { stored, draft, place } = editor;
  const form = useListChoice(editor, start);
  const { choice, ways, chosen, lost } = form;
  const [plan, setPlan] = useState<Plan>();
  const [isPlanning, setPlanning] = useState(false);
  const [failure, setFailure] = useState<string>();
  async function makePlan(): Promise<void> {
    setPlanning(true);
    setFailure(undefined);
    try {
      const within = place.path.map((uid, at) => {
        return fieldsAt(draft.fields, place.path.slice(0, at)).find((one) => one.uid === uid)?.id ?? uid;
      });
      setPlan(await createPlan(stored, { operations: [...listOperations(form.fields, choice, within)] }));
    } catch (error) {
      setFailure(errorSentence(error));
    } finally {
      setPlanning(false);
    }
  }
  async function finish(): Promise<void> {
    try {
      const current = await getModel(stored.id);
      const moved = alignedDraft(current, draft.fields, registry);
      const list = fieldsAt(moved.fields, place.path).find((field) => apiNameOf(field) === choice.name);
      editor.accept(current, () => moved);
      editor.goTo({ path: place.path, uid: list?.uid });
      showToast('success', t('move.done'));
    } catch (error) {
      showToast('error', errorSentence(error));
    }
    onClose();
    // The element that opened the dialog may be gone.
    requestAnimationFrame(() => document.getElementById('field-title')?.focus());
  }
  if (plan)
    return (
      <PlanDialog
        plan={plan}
        model={stored}
        onDone={() => void finish()}
        onClose={() => setPlan(undefined)}
      />
    );
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={id}>
      <Stack
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (form.isReady) void makePlan();
        }}
        sx={{ minHeight: 0 }}
      >
        <DialogTitle id={id}>{t('move.action')}</DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 5 }}>
            <FieldChoice fields={form.fields} ids={choice.ids} onChange={form.choose} />
            {chosen.length > 0 && (
              <>
                <FormControl>
                  <FormLabel id={`${id}-way`}>{t('move.way')}</FormLabel>
                  <RadioGroup
                    aria-labelledby={`${id}-way`}
                    aria-describedby={`${id}-way-help`}
                    value={choice.way}
                    onChange={({ target }) => form.set({ way: target.value as ListWay })}
                  >
                    {ways.map((way) => (
                      <FormControlLabel
                        key={way}
                        value={way}
                        control={<Radio />}
                        label={t(`move.ways.${way}`, {
                          count: numbersOf(familiesIn(chosen)).length,
                        })}
                      />
                    ))}
                  </RadioGroup>
                  <FormHelperText id={`${id}-way-help`}>{t(`move.help.${choice.way}`)}</FormHelperText>
                </FormControl>
                <FieldColumns>
                  <TitleAndName
                    id="list"
                    labels={{ title: t('move.listTitle'), name: t('move.listName') }}
                    value={choice}
                    nameProblem={form.nameProblem}
                    onChange={form.set}
                  />
                </FieldColumns>
                {choice.way === 'split' && (
                  <TextField
                    id="list-separator"
                    label={t('move.separator')}
                    required
                    value={choice.separator}
                    onChange={({ target }) => form.set({ separator: target.value })}
                    slotProps={{ htmlInput: { maxLength: 10, spellCheck: false } }}
                    sx={{ maxWidth: 240 }}
                  />
                )}
                {choice.way !== 'wrap' && (
                  <ColumnFields
                    columns={choice.columns}
                    canAdd={choice.way === 'split'}
                    problems={form.columnProblems}
                    onChange={(columns) => form.set({ columns })}
                  />
                )}
              </>
            )}
            {lost.length > 0 && (
              <Alert severity="warning" variant="outlined" role="status">
                {t('move.conditions', { fields: lost.map(titleOf).join(', ') })}
              </Alert>
            )}
            {failure !== undefined && (
              <Alert severity="error" variant="outlined">
                {failure}
              </Alert>
            )}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {common('common.cancel')}
          </Button>
          <LoadingButton type="submit" loading={isPlanning} disabled={!form.isReady}>
            {t('move.apply')}
          </LoadingButton>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
