import { Alert, AlertTitle, Box, Button, FormControlLabel, Radio, Stack, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { modelFields, type ModelField } from '../../../content-model/model-fields.ts';
import type { BlockContentModel } from '../../../shared/wire/content.ts';
import { Time } from '../../ui/time.tsx';
import { useEditor, useEditorState } from '../editor-context.ts';
import type { BlockConflict, EditorBlock } from '../store/editor-block.ts';
import { conflictWords } from './conflict-words.ts';
import { ValuePreview } from './value-preview.tsx';

interface ConflictPanelProps {
  readonly block: EditorBlock;
  readonly model: BlockContentModel;
  readonly conflict: BlockConflict;
}

/** Shows the fields that were changed twice, both versions side by side, and lets the user choose one of each. */
export function ConflictPanel({ block, model, conflict }: ConflictPanelProps) {
  const { t } = useTranslation();
  const { commands, models, userId } = useEditor();
  const { choices, other, stored } = conflict;
  const heading = useRef<HTMLDivElement>(null);
  const wanted = useEditorState(({ focus }) => focus?.key === block.key);
  useEffect(() => {
    if (!wanted) return;
    heading.current?.focus();
    commands.focusTaken();
  }, [wanted, commands]);
  const open = Object.values(choices).includes(null);
  const fields = modelFields(model, models.registry).filter((field) => field.name in choices);
  const { title, names } = conflictWords(stored, { t, userId });
  return (
    <Stack sx={{ gap: 5, alignItems: 'stretch' }}>
      <Alert severity="warning" variant="outlined">
        <AlertTitle ref={heading} component="h2" tabIndex={-1}>
          {title}
        </AlertTitle>
        {stored?.changed && (
          <>
            {t('editor.conflict.savedAt')} <Time value={stored.changed.at} />.{' '}
          </>
        )}
        {t('editor.conflict.text')}
      </Alert>
      {fields.map((field) => (
        <FieldChoice
          key={field.name}
          group={`block-${block.key}-${field.name}`}
          {...{ field, names }}
          values={{ mine: block.draft[field.name], theirs: other[field.name] }}
          chosen={choices[field.name] ?? null}
          onChoose={(side) => commands.chooseSide({ key: block.key, field: field.name, side })}
        />
      ))}
      <Button
        variant="contained"
        disabled={open}
        sx={{ alignSelf: 'start' }}
        onClick={() => void commands.settleConflict(block.key)}
      >
        {t(stored === null ? 'editor.conflict.take' : 'editor.conflict.save')}
      </Button>
    </Stack>
  );
}

type Side = 'mine' | 'theirs';

interface FieldChoiceProps {
  readonly group: string;
  readonly field: ModelField;
  readonly names: Readonly<Record<Side, string>>;
  readonly values: Readonly<Record<Side, unknown>>;
  readonly chosen: Side | null;
  onChoose(side: Side): void;
}

const sides: readonly Side[] = ['mine', 'theirs'];

function FieldChoice({ group, field, names, values, chosen, onChoose }: FieldChoiceProps) {
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle2" sx={{ mb: 2, p: 0 }}>
        {field.definition.field_title}
      </Typography>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {sides.map((side) => (
          <Box
            key={side}
            sx={{
              ...{ p: 3, border: 1, borderRadius: 1, minWidth: 0 },
              borderColor: chosen === side ? 'primary.main' : 'divider',
            }}
          >
            <FormControlLabel
              label={names[side]}
              control={
                <Radio name={group} size="small" checked={chosen === side} onChange={() => onChoose(side)} />
              }
            />
            <Box sx={{ mt: 1, maxHeight: 240, overflow: 'auto', overflowWrap: 'anywhere' }}>
              <ValuePreview field={field} value={values[side]} />
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
