import { Box, FormControlLabel, Radio, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { ModelField } from '../../../content-model/model-fields.ts';
import { useEditor } from '../editor-context.ts';
import { DraftField } from '../form/draft-field.tsx';
import type { ConflictChoice } from '../store/editor-block.ts';
import type { Place } from '../store/places.ts';
import { ValuePreview } from './value-preview.tsx';

interface FieldChoiceProps {
  readonly blockKey: string;
  readonly place: Place;
  readonly field: ModelField;
  readonly title: string;
  readonly names: Readonly<Record<'mine' | 'theirs', string>>;
  readonly values: Readonly<Record<'mine' | 'theirs', unknown>>;
  readonly chosen: ConflictChoice | null;
}

const sides = ['mine', 'theirs'] as const;

export function FieldChoice({ blockKey, place, field, title, names, values, chosen }: FieldChoiceProps) {
  const { t } = useTranslation();
  const { commands } = useEditor();
  const choice = (side: ConflictChoice, label: string) => (
    <FormControlLabel
      label={label}
      control={
        <Radio
          name={`block-${blockKey}-${place}-choice`}
          size="small"
          checked={chosen === side}
          onChange={() => commands.chooseSide({ key: blockKey, field: place, side })}
        />
      }
    />
  );
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" variant="subtitle2" sx={{ mb: 2, p: 0 }}>
        {title}
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
              {/* It starts with the user's version. A hyphen would make it the id of the row for a field called `body`. */}
              <DraftField {...{ blockKey, place, field }} id={`block-${blockKey}_${place}`} />
            </Box>
          )}
        </Box>
      )}
    </Box>
  );
}

/** Texts and lists can be combined; yes and no, or one of several colours, cannot. */
function isCombinable({ plugin, schema }: ModelField): boolean {
  if (!plugin) return false;
  const { type, enum: choices } = schema;
  return plugin.typed === true || type === 'array' || (type === 'string' && choices === undefined);
}

const boxSx = { p: 3, border: 1, borderRadius: 1, minWidth: 0 } as const;
