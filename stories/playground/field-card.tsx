import DeleteOutline from '@mui/icons-material/DeleteOutlined';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import { Alert, Box, Card, Checkbox, FormControlLabel, Stack, TextField, Typography } from '@mui/material';
import { useId } from 'react';
import { fieldRegistry } from '../../field-plugins/index.ts';
import type { FieldDefinition } from '../../field-plugins/sdk/field.ts';
import { ItemTool } from '../../field-plugins/sdk/item-tool.tsx';
import { OptionsForm } from './options-form.tsx';
import type { PlayField } from './play-model.ts';

interface FieldCardProps {
  readonly field: PlayField;
  /** From 0. */
  readonly at: number;
  readonly count: number;
  /** Why its name cannot stand. */
  readonly nameProblem: string | undefined;
  /** Why its plugin cannot serve it. */
  readonly problem: string | undefined;
  /** `about` names what was changed, for undoing. */
  onChange(changes: Partial<PlayField>, about: string): void;
  onMove(to: number): void;
  onRemove(): void;
}

/** One field of the model that is written. */
export function FieldCard(props: FieldCardProps) {
  const { field, nameProblem, problem } = props;
  const { definition } = field;
  const heading = useId();
  const define = (changes: Partial<FieldDefinition>, about: string) =>
    props.onChange({ definition: { ...definition, ...changes } }, about);
  return (
    <Card component="li" aria-labelledby={heading} variant="outlined" sx={{ p: 4, listStyle: 'none' }}>
      <Stack direction="row" sx={{ alignItems: 'center', mb: 4 }}>
        <Typography
          id={heading}
          variant="subtitle2"
          component="h3"
          sx={{ flex: 1, overflowWrap: 'anywhere' }}
        >
          {definition.field_title || field.name}
        </Typography>
        <FieldTools {...props} />
      </Stack>
      <Box sx={gridSx}>
        <TextField
          label="Title"
          value={definition.field_title}
          onChange={({ target }) => define({ field_title: target.value }, 'title')}
        />
        <TextField
          label="Name"
          value={field.name}
          error={nameProblem !== undefined}
          helperText={nameProblem}
          onChange={({ target }) => props.onChange({ name: target.value }, 'name')}
        />
        <TextField
          select
          label="Type"
          value={definition.field_type}
          // What one type offers is nothing to another.
          onChange={({ target }) => define({ field_type: target.value, field_values: null }, 'type')}
          slotProps={{ select: { native: true } }}
        >
          {typesWith(definition.field_type).map((type) => (
            <option key={type}>{type}</option>
          ))}
        </TextField>
        <FormControlLabel
          control={
            <Checkbox
              checked={definition.required}
              onChange={({ target }) => define({ required: target.checked }, 'required')}
            />
          }
          label="Required"
          sx={{ alignSelf: 'end' }}
        />
      </Box>
      <OptionsForm
        definition={definition}
        onChange={(field_values) => define({ field_values }, 'field_values')}
      />
      {problem !== undefined && (
        <Alert severity="error" variant="outlined" sx={{ mt: 4 }}>
          {problem}
        </Alert>
      )}
    </Card>
  );
}

function FieldTools({ field, at, count, onMove, onRemove }: FieldCardProps) {
  const name = field.definition.field_title || field.name;
  return (
    <>
      <ItemTool
        label={`Move ${name} up`}
        icon={<ArrowUpward fontSize="small" />}
        off={at === 0}
        onClick={() => onMove(at - 1)}
      />
      <ItemTool
        label={`Move ${name} down`}
        icon={<ArrowDownward fontSize="small" />}
        off={at === count - 1}
        onClick={() => onMove(at + 1)}
      />
      <ItemTool label={`Remove ${name}`} icon={<DeleteOutline fontSize="small" />} onClick={onRemove} />
    </>
  );
}

/** Every type there is, and the one of this field should nobody have brought it. */
function typesWith(type: string): readonly string[] {
  return [...new Set([...fieldRegistry.plugins.map((plugin) => plugin.type), type])];
}

const gridSx = {
  ...{ display: 'grid', gap: 4 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;
