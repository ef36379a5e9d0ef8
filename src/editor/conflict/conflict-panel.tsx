import { Alert, AlertTitle, Button, Stack } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { modelFields } from '../../../content-model/model-fields.ts';
import type { BlockContentModel } from '../../../shared/wire/content.ts';
import { Time } from '../../ui/time.tsx';
import { useEditor, useEditorState } from '../editor-context.ts';
import type { BlockConflict, EditorBlock } from '../store/editor-block.ts';
import { conflictWords } from './conflict-words.ts';
import { FieldChoice } from './field-choice.tsx';

interface ConflictPanelProps {
  readonly block: EditorBlock;
  readonly model: BlockContentModel;
  readonly conflict: BlockConflict;
}

/** Shows the fields that were changed twice, both versions side by side, and lets the user choose one of each. */
export function ConflictPanel({ block, model, conflict }: ConflictPanelProps) {
  const { t } = useTranslation();
  const { commands, models, userId } = useEditor();
  const { choices, mine, other, stored } = conflict;
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
      <Alert severity="warning" variant="outlined" sx={alertSx}>
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
          blockKey={block.key}
          {...{ field, names }}
          values={{ mine: mine[field.name], theirs: other[field.name] }}
          chosen={choices[field.name] ?? null}
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

/** The heading takes the focus, and its outline must not be cut. */
const alertSx = { '& .MuiAlert-message': { overflow: 'visible' } } as const;
