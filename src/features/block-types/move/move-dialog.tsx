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
  Typography,
} from '@mui/material';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../state/app-store.ts';
import { FieldColumns } from '../../../ui/side-by-side.tsx';
import { useProblemWords } from '../builder/problem-words.ts';
import type { TypeEditor } from '../builder/use-type-editor.ts';
import { itemCount, movedIntoList } from '../draft/move-into-list.ts';
import type { ListWay } from '../draft/list-ways.ts';
import type { DraftField } from '../draft/type-draft.ts';
import { ColumnFields } from './column-fields.tsx';
import { FieldChoice } from './field-choice.tsx';
import { TitleAndName } from './title-and-name.tsx';
import { useListChoice } from './use-list-choice.ts';

interface MoveDialogProps {
  readonly editor: TypeEditor;
  /** The initially chosen fields. */
  readonly start: readonly string[];
  onClose(): void;
}

/** Turns fields into a list: suggests a way, and asks for its name. The list is then in the draft. */
export function MoveDialog({ editor, start, onClose }: MoveDialogProps) {
  const { t } = useTranslation('builder');
  const { t: common } = useTranslation();
  const id = useId();
  const { place, changeFields, goTo } = editor;
  const form = useListChoice(editor, start);
  const { choice, ways, chosen, problems } = form;
  const { sentenceOf } = useProblemWords();
  const errorOf = (part: string) => {
    const problem = problems[part];
    return problem && sentenceOf(problem);
  };
  const move = () => {
    const { fields, list } = movedIntoList(form.fields, choice);
    changeFields(() => fields);
    goTo({ path: place.path, uid: list?.uid });
    showToast('info', t('move.done'));
    onClose();
    // The element that opened the dialog may be gone.
    requestAnimationFrame(() => document.getElementById('field-title')?.focus());
  };
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={id}>
      <Stack
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (form.isReady) move();
        }}
        sx={{ minHeight: 0 }}
      >
        <DialogTitle id={id}>{t('move.action')}</DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 5 }}>
            <FieldChoice fields={form.fields} uids={choice.uids} onChange={form.choose} />
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
                        label={t(`move.ways.${way}`, { count: itemCount(chosen) })}
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
                    errors={{ title: errorOf('title'), name: errorOf('name') }}
                    onChange={form.set}
                  />
                </FieldColumns>
                {choice.way === 'split' && (
                  <TextField
                    id="list-separator"
                    label={t('move.separator')}
                    required
                    value={choice.separator}
                    error={errorOf('separator') !== undefined}
                    helperText={errorOf('separator')}
                    onChange={({ target }) => form.set({ separator: target.value })}
                    slotProps={{ htmlInput: { maxLength: 10, spellCheck: false } }}
                    sx={{ maxWidth: 240 }}
                  />
                )}
                {choice.way !== 'wrap' && (
                  <ColumnFields
                    columns={choice.columns}
                    canAdd={choice.way === 'split'}
                    errorOf={errorOf}
                    onChange={(columns) => form.set({ columns })}
                  />
                )}
              </>
            )}
            {(['broken', 'freed'] as const).map(
              (what) =>
                form.lost[what].length > 0 && (
                  <Alert
                    key={what}
                    severity={what === 'broken' ? 'warning' : 'info'}
                    variant="outlined"
                    role="status"
                  >
                    {t(`move.${what}`, { fields: form.lost[what].map(titleOf).join(', ') })}
                  </Alert>
                ),
            )}
            <Typography variant="body2" color="textSecondary">
              {t('move.later')}
            </Typography>
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {common('common.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={!form.isReady}>
            {t('move.apply')}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}

function titleOf({ name, definition }: DraftField): string {
  return definition.field_title || name;
}
