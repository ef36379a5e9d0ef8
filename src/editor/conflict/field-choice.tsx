import { Box, FormControlLabel, Radio, Typography } from '@mui/material';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ModelField } from '../../../content-model/model-fields.ts';
import { useBlock, useEditor } from '../editor-context.ts';
import { ServedField } from '../faults/served-field.tsx';
import type { ConflictChoice } from '../store/editor-block.ts';
import { ValuePreview } from './value-preview.tsx';

interface FieldChoiceProps {
  readonly blockKey: string;
  readonly field: ModelField;
  readonly names: Readonly<Record<'mine' | 'theirs', string>>;
  readonly values: Readonly<Record<'mine' | 'theirs', unknown>>;
  readonly chosen: ConflictChoice | null;
}

const sides = ['mine', 'theirs'] as const;

/** One field that was changed twice: both versions side by side, and a way to combine them by hand. */
export function FieldChoice({ blockKey, field, names, values, chosen }: FieldChoiceProps) {
  const { t } = useTranslation();
  const { commands } = useEditor();
  const choice = (side: ConflictChoice, label: string) => (
    <FormControlLabel
      label={label}
      control={
        <Radio
          name={`block-${blockKey}-${field.name}-choice`}
          size="small"
          checked={chosen === side}
          onChange={() => commands.chooseSide({ key: blockKey, field: field.name, side })}
        />
      }
    />
  );
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle2" sx={{ mb: 2, p: 0 }}>
        {field.definition.field_title}
      </Typography>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {sides.map((side) => (
          <Box key={side} sx={{ ...boxSx, borderColor: chosen === side ? 'primary.main' : 'divider' }}>
            {choice(side, names[side])}
            <Box sx={{ mt: 1, maxHeight: 240, overflow: 'auto', overflowWrap: 'anywhere' }}>
              <ValuePreview field={field} value={values[side]} />
            </Box>
          </Box>
        ))}
      </Box>
      {isCombinable(field) && (
        <Box sx={{ ...boxSx, mt: 3, borderColor: chosen === 'both' ? 'primary.main' : 'divider' }}>
          {choice('both', t('editor.conflict.combine'))}
          {chosen === 'both' && (
            <Box sx={{ mt: 3 }}>
              <CombinedField {...{ blockKey, field }} />
            </Box>
          )}
        </Box>
      )}
    </Box>
  );
}

/** The field's own widget. It starts with the user's version. */
function CombinedField({ blockKey, field }: Pick<FieldChoiceProps, 'blockKey' | 'field'>) {
  const { commands } = useEditor();
  const { name } = field;
  const value = useBlock(blockKey)?.draft[name];
  const change = useCallback(
    (next: unknown) => commands.edit(blockKey, name, next),
    [commands, blockKey, name],
  );
  const leave = useCallback(() => commands.leaveField(blockKey, name), [commands, blockKey, name]);
  // As in the form: a hyphen would make it the id of the row for a field that is called `body`.
  return <ServedField {...{ blockKey, field, value, change, leave }} id={`block-${blockKey}_${name}`} />;
}

/** Texts and lists have something between the two versions; yes and no, or one of several colours, do not. */
function isCombinable({ plugin, schema }: ModelField): boolean {
  if (!plugin) return false;
  const { type, enum: choices } = schema;
  return plugin.typed === true || type === 'array' || (type === 'string' && choices === undefined);
}

const boxSx = { p: 3, border: 1, borderRadius: 1, minWidth: 0 } as const;
