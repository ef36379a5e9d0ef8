import { Add } from '../../../../field-plugins/sdk/kit/icons.ts';
import { Box, Breadcrumbs, Button, Link, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../../../../field-plugins/sdk/kit/visually-hidden.ts';
import { limits } from '../../../../shared/limits.ts';
import type { TypeEditor } from '../builder/use-type-editor.ts';
import { arranged } from '../draft/arrange.ts';
import type { DraftProblem } from '../draft/draft-problems.ts';
import { type DraftField, fieldsAt, titleOf } from '../draft/draft-field.ts';
import { AddFieldDialog } from './add-field-dialog.tsx';
import { MoveButton } from '../move/move-button.tsx';
import { likelyFields } from '../move/numbered-fields.ts';
import { FieldRows } from './field-rows.tsx';

interface FieldListProps {
  readonly editor: TypeEditor;
  readonly problems: readonly DraftProblem[];
  /** A field was added and is chosen. */
  onAdded(): void;
}

/** The fields of the open level in order, and the way back to outer levels. */
export function FieldList({ editor, problems, onAdded }: FieldListProps) {
  const { t } = useTranslation('builder');
  const [adding, setAdding] = useState(false);
  const { draft, place, goTo, changeFields } = editor;
  const fields = arranged(fieldsAt(draft.fields, place.path));
  const isFull = fields.length >= limits.fieldsPerModel;
  const add = (field: DraftField) => {
    changeFields((before) => [...arranged(before), field]);
    goTo({ path: place.path, uid: field.uid });
    setAdding(false);
    onAdded();
  };
  return (
    <Stack component="section" aria-labelledby="fields-title" sx={{ gap: 3, minWidth: 0 }}>
      <Typography variant="h3" component="h2" id="fields-title" tabIndex={-1}>
        {t('fields.title')}
      </Typography>
      <Levels editor={editor} />
      {fields.length > 0 ? (
        <FieldRows {...{ editor, fields, problems }} />
      ) : (
        <Typography variant="body2" color="textSecondary" sx={{ py: 2 }}>
          {t(place.path.length > 0 ? 'fields.noneInList' : 'fields.none')}
        </Typography>
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        <Button
          id="add-field"
          variant="outlined"
          startIcon={<Add />}
          disabled={isFull}
          onClick={() => setAdding(true)}
        >
          {t('fields.add')}
        </Button>
        {fields.length > 0 && place.path.length < limits.compositeLevels && (
          <MoveButton editor={editor} start={likelyFields(fields)} />
        )}
      </Stack>
      {adding && (
        <AddFieldDialog
          fields={fields}
          level={place.path.length}
          onAdd={add}
          onClose={() => setAdding(false)}
        />
      )}
    </Stack>
  );
}

function Levels({ editor }: Pick<FieldListProps, 'editor'>) {
  const { t } = useTranslation('builder');
  const { draft, place, goTo } = editor;
  if (place.path.length === 0) return null;
  const levels = place.path.map((uid, depth) => {
    const around = fieldsAt(draft.fields, place.path.slice(0, depth));
    const field = around.find((one) => one.uid === uid);
    return { uid, path: place.path.slice(0, depth + 1), title: field && titleOf(field) };
  });
  return (
    <Breadcrumbs aria-label={t('fields.levels')}>
      <Link component="button" type="button" onClick={() => goTo({ path: [], uid: undefined })}>
        {draft.name}
      </Link>
      {levels.map(({ uid, path, title }, depth) =>
        depth === levels.length - 1 ? (
          <Box key={uid} component="span" aria-current="true" sx={{ overflowWrap: 'anywhere' }}>
            {title}
            <span style={visuallyHidden}> {t('fields.itemsOf')}</span>
          </Box>
        ) : (
          <Link key={uid} component="button" type="button" onClick={() => goTo({ path, uid: undefined })}>
            {title}
          </Link>
        ),
      )}
    </Breadcrumbs>
  );
}
