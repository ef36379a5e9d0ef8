import { Alert, AlertTitle, Button, Stack } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { BlockContentModel } from '../../../shared/wire/content.ts';
import { Time } from '../../ui/time.tsx';
import { useEditor, useEditorState } from '../editor-context.ts';
import { useFieldHost } from '../field-host-context.ts';
import type { BlockConflict, EditorBlock } from '../store/editor-block.ts';
import { readPlace } from '../store/places.ts';
import { conflictWords } from './conflict-words.ts';
import { FieldChoice } from './field-choice.tsx';
import { titledField } from './place-title.ts';

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
  const wanted = useEditorState(({ focus }) => focus?.key === block.key && focus.isQuiet !== true);
  useEffect(() => {
    if (!wanted) return;
    heading.current?.focus();
    commands.focusTaken();
  }, [wanted, commands]);
  const open = Object.values(choices).includes(null);
  const host = useFieldHost();
  const fields = Object.keys(choices).flatMap((place) => {
    const path = readPlace(model, place);
    const found = [mine, other].map((data) => titledField(models.examine(model.id, data), path, host));
    const titled = found.find((one) => one !== undefined);
    return titled ? [{ place, ...titled }] : [];
  });
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
      {fields.map(({ place, field, title: fieldTitle }) => (
        <FieldChoice
          key={place}
          blockKey={block.key}
          {...{ place, field, names }}
          title={fieldTitle}
          values={{
            mine: models.valueAt(model.id, mine, place),
            theirs: models.valueAt(model.id, other, place),
          }}
          chosen={choices[place] ?? null}
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
