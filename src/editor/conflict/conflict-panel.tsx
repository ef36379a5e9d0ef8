import { Alert, AlertTitle, Button, Stack } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { BlockContentModel } from '../../../shared/wire/content.ts';
import { Time } from '../../ui/time.tsx';
import { useEditor, useEditorState } from '../editor-context.ts';
import { useFieldHost } from '../field-host-context.ts';
import type { BlockConflict } from '../store/editor-block.ts';
import { readPlace } from '../store/places.ts';
import { FieldChoice } from './field-choice.tsx';
import type { TFunction } from 'i18next';
import type { StoredBlock } from '../store/block-api.ts';
import { otherEditor } from '../store/commands/command-context.ts';
import type { FieldLanguage } from '../../../field-plugins/sdk/contract/field.ts';
import type { ValidatedBlock } from '../../../content-model/validate-block.ts';
import type { ModelField } from '../../../content-model/model-fields.ts';
import type { FieldPath } from '../../../content-model/paths.ts';
import { cutText } from '../../../shared/cut-text.ts';

/** Longer summaries of items are cut. */
const longest = 40;

interface ConflictPanelProps {
  readonly blockKey: string;
  readonly model: BlockContentModel;
  readonly conflict: BlockConflict;
}

export function ConflictPanel({ blockKey, model, conflict }: ConflictPanelProps) {
  const { t } = useTranslation();
  const { commands, models, userId } = useEditor();
  const { choices, mine, other, stored } = conflict;
  const heading = useRef<HTMLDivElement>(null);
  const wanted = useEditorState(({ focus }) => focus?.key === blockKey && focus.isQuiet !== true);
  useEffect(() => {
    if (!wanted) return;
    heading.current?.focus();
    commands.focusTaken();
  }, [wanted, commands]);
  const open = Object.values(choices).includes(null);
  const host = useFieldHost();
  const fields = Object.keys(choices).flatMap((place) => {
    const path = readPlace(model, place);
    const found = [mine, other].map((data) => titledField(models.validate(model.id, data), path, host));
    const titled = found.find((one) => one !== undefined);
    return titled ? [{ place, ...titled }] : [];
  });
  const { title, names } = conflictMessages(stored, { t, userId });
  return (
    <Stack sx={{ gap: 5, alignItems: 'stretch' }}>
      <Alert severity="warning" sx={alertSx}>
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
          {...{ blockKey, place, field, names }}
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
        onClick={() => void commands.settleConflict(blockKey)}
      >
        {t(stored === null ? 'editor.conflict.take' : 'editor.conflict.save')}
      </Button>
    </Stack>
  );
}

/** The heading takes the focus, and its outline must not be cut. */
const alertSx = { '& .MuiAlert-message': { overflow: 'visible' } } as const;

interface ConflictMessages {
  readonly title: string;
  readonly names: Readonly<Record<'mine' | 'theirs', string>>;
}

/** Names the two sides of a conflict. `stored` is null if a restored draft conflicts with the one on the screen. */
function conflictMessages(
  stored: StoredBlock | null,
  { t, userId }: { readonly t: TFunction; readonly userId: string | undefined },
): ConflictMessages {
  if (stored === null) {
    const names = { mine: t('editor.conflict.restored'), theirs: t('editor.conflict.present') };
    return { title: t('editor.conflict.restoredTitle'), names };
  }
  const by = otherEditor(stored, userId);
  const mine = t('editor.conflict.mine');
  switch (by?.kind) {
    case 'self':
      return {
        title: t('editor.conflict.titleSelf'),
        names: { mine: t('editor.conflict.thisTab'), theirs: t('editor.conflict.otherTab') },
      };
    case 'other':
      return { title: t('editor.conflict.titleBy', { name: by.name }), names: { mine, theirs: by.name } };
    case undefined:
      return { title: t('editor.conflict.title'), names: { mine, theirs: t('editor.conflict.theirs') } };
  }
}

/** A field at the end of a path, and the titles on the path: of the fields, and for items their first words. */
interface TitledField {
  readonly field: ModelField;
  readonly title: string;
}

/** Undefined for an invalid path. */
function titledField(
  block: ValidatedBlock | undefined,
  [name, id, ...rest]: FieldPath,
  language: FieldLanguage,
): TitledField | undefined {
  const validated = block?.fields.find(({ field }) => field.name === name);
  if (validated === undefined) return undefined;
  const { field } = validated;
  const title = field.definition.field_title;
  if (id === undefined) return { field, title };
  const part = validated.parts.find((one) => one.id === id);
  const inner = titledField(part?.block, rest, language);
  if (part === undefined || inner === undefined) return undefined;
  const words = cutText(part.block.summaryIn(language), longest, '…') || String(part.index + 1);
  return { field: inner.field, title: `${title} › ${words} › ${inner.title}` };
}
