import DeleteOutline from '@mui/icons-material/DeleteOutlined';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import ExpandMore from '@mui/icons-material/ExpandMore';
import {
  Alert,
  Box,
  Button,
  Card,
  Checkbox,
  FormControlLabel,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { fieldRegistry } from '../../field-plugins/index.ts';
import type { FieldDefinition } from '../../field-plugins/sdk/contract/field.ts';
import { ItemTool } from '../../field-plugins/sdk/kit/item-tool.tsx';
import { OptionsForm } from './options-form.tsx';
import type { PlayField } from './play-model.ts';

interface FieldCardProps {
  readonly field: PlayField;
  /** The position, from 0. */
  readonly at: number;
  readonly count: number;
  /** Whether its form is open from the start. */
  readonly startsOpen: boolean;
  /** Why its name is not valid. */
  readonly nameProblem: string | undefined;
  /** Why its plugin cannot serve it. */
  readonly problem: string | undefined;
  /** `about` says what changed, for undo. */
  onChange(changes: Partial<PlayField>, about: string): void;
  onMove(to: number): void;
  onRemove(): void;
}

/** One field of the model: a row, and its form below when it is open. */
export function FieldCard(props: FieldCardProps) {
  const { field, problem, startsOpen } = props;
  const { definition } = field;
  const [open, setOpen] = useState(startsOpen);
  const id = useId();
  return (
    <Card component="li" variant="outlined" sx={{ px: 3, py: 2, listStyle: 'none' }}>
      <Stack direction="row" sx={{ alignItems: 'center' }}>
        <Button
          color="inherit"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          startIcon={<ExpandMore sx={{ transform: open ? 'none' : 'rotate(-90deg)' }} />}
          onClick={() => setOpen(!open)}
          sx={{ flex: 1, minWidth: 0, justifyContent: 'start', textAlign: 'start', overflowWrap: 'anywhere' }}
        >
          <span>
            {definition.field_title || field.name}{' '}
            <Typography component="span" variant="caption" color="textSecondary">
              {definition.field_type}
            </Typography>
          </span>
        </Button>
        <FieldTools {...props} />
      </Stack>
      {problem !== undefined && (
        <Alert severity="error" variant="outlined" sx={{ my: 2 }}>
          {problem}
        </Alert>
      )}
      {open && (
        <Box id={id} sx={{ px: 1, pt: 3, pb: 2 }}>
          <FieldForm {...props} />
        </Box>
      )}
    </Card>
  );
}

function FieldForm({ field, nameProblem, onChange }: FieldCardProps) {
  const { definition } = field;
  const define = (changes: Partial<FieldDefinition>, about: string) =>
    onChange({ definition: { ...definition, ...changes } }, about);
  return (
    <>
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
          onChange={({ target }) => onChange({ name: target.value }, 'name')}
        />
        <TextField
          select
          label="Type"
          value={definition.field_type}
          // The options of one type mean nothing to another.
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
    </>
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

/** Every known type, and this field's own type in case nobody provides it. */
function typesWith(type: string): readonly string[] {
  return [...new Set([...fieldRegistry.plugins.map((plugin) => plugin.type), type])];
}

const gridSx = {
  ...{ display: 'grid', gap: 4 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;
