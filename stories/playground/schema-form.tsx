import {
  Box,
  Button,
  Checkbox,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormLabel,
  Stack,
  TextField,
} from '@mui/material';
import type { JsonSchema } from '../../shared/json-schema.ts';
import { JsonArea } from './json-area.tsx';
import { hasShape, shapeName, shapesOf, startOf, typeOf } from './option-schema.ts';

export interface SchemaFormProps {
  readonly schema: JsonSchema;
  readonly label: string;
  readonly value: unknown;
  /** Undefined removes the value. */
  onChange(value: unknown): void;
}

/** A form for a value that a schema describes, such as a field's `field_values`. */
export function SchemaForm(props: SchemaFormProps) {
  const shapes = shapesOf(props.schema);
  const [only] = shapes;
  if (only === undefined) return null;
  if (shapes.length > 1) return <ShapeForm {...props} shapes={shapes} />;
  const inner = { ...props, schema: only };
  if (typeOf(only) === 'array')
    return only.items?.enum ? <ChoicesForm {...inner} /> : <ListForm {...inner} />;
  if (typeOf(only) === 'object' && only.properties) return <ObjectForm {...inner} />;
  if (only.enum) return <ChoiceForm {...inner} />;
  if (typeOf(only) === 'boolean') return <BooleanForm {...inner} />;
  if (['string', 'integer', 'number'].includes(typeOf(only))) return <LineForm {...inner} />;
  return <JsonArea label={props.label} value={props.value} onChange={props.onChange} />;
}

function ShapeForm(props: SchemaFormProps & { readonly shapes: readonly JsonSchema[] }) {
  const { shapes, label, value, onChange } = props;
  const at = Math.max(
    shapes.findIndex((shape) => hasShape(shape, value)),
    0,
  );
  return (
    <Stack spacing={3}>
      <TextField
        select
        label={`Kind of ${label}`}
        value={at}
        onChange={(event) => onChange(startOf(shapes[Number(event.target.value)] ?? {}))}
        slotProps={{ select: { native: true } }}
      >
        {shapes.map((shape, index) => (
          <option key={shapeName(shape)} value={index}>
            {shapeName(shape)}
          </option>
        ))}
      </TextField>
      <SchemaForm {...{ label, value, onChange }} schema={shapes[at] ?? {}} />
    </Stack>
  );
}

function LineForm({ schema, label, value, onChange }: SchemaFormProps) {
  const isNumber = typeOf(schema) !== 'string';
  return (
    <TextField
      label={label}
      type={isNumber ? 'number' : 'text'}
      value={typeof value === 'string' || typeof value === 'number' ? value : ''}
      onChange={({ target }) =>
        onChange(isNumber && target.value !== '' ? Number(target.value) : target.value)
      }
    />
  );
}

function BooleanForm({ label, value, onChange }: SchemaFormProps) {
  return (
    <FormControlLabel
      control={<Checkbox checked={value === true} onChange={(event) => onChange(event.target.checked)} />}
      label={label}
    />
  );
}

function ChoiceForm({ schema, label, value, onChange }: SchemaFormProps) {
  const choices = schema.enum ?? [];
  return (
    <TextField
      select
      label={label}
      value={choices.indexOf(value)}
      onChange={(event) => onChange(choices[Number(event.target.value)])}
      slotProps={{ select: { native: true } }}
    >
      <option value={-1}>Not said</option>
      {choices.map((choice, at) => (
        <option key={String(choice)} value={at}>
          {String(choice)}
        </option>
      ))}
    </TextField>
  );
}

function ChoicesForm({ schema, label, value, onChange }: SchemaFormProps) {
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const choices = schema.items?.enum ?? [];
  const toggle = (choice: unknown) => {
    const next = choices.filter((one) => (one === choice) !== chosen.includes(one));
    onChange(next.length === 0 ? undefined : next);
  };
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">{label}</FormLabel>
      <FormGroup row>
        {choices.map((choice) => (
          <FormControlLabel
            key={String(choice)}
            control={<Checkbox checked={chosen.includes(choice)} onChange={() => toggle(choice)} />}
            label={String(choice)}
          />
        ))}
      </FormGroup>
    </FormControl>
  );
}

function ListForm({ schema, label, value, onChange }: SchemaFormProps) {
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const item = schema.items ?? {};
  return (
    <FormControl component="fieldset" fullWidth>
      <FormLabel component="legend">{label}</FormLabel>
      <Stack spacing={3} sx={{ pt: 2, alignItems: 'stretch' }}>
        {items.map((one, at) => (
          // Only its position identifies an item in a list of options.
          <Stack key={at} direction="row" spacing={2} sx={{ alignItems: 'end' }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <SchemaForm
                schema={item}
                label={`${label} ${at + 1}`}
                value={one}
                onChange={(next) => onChange(items.with(at, next))}
              />
            </Box>
            <Button
              color="inherit"
              aria-label={`Remove ${label} ${at + 1}`}
              onClick={() => onChange(items.length === 1 ? undefined : items.toSpliced(at, 1))}
            >
              Remove
            </Button>
          </Stack>
        ))}
        <Button
          variant="outlined"
          sx={{ alignSelf: 'start' }}
          onClick={() => onChange([...items, startOf(item)])}
        >
          Add to {label}
        </Button>
      </Stack>
    </FormControl>
  );
}

function ObjectForm({ schema, label, value, onChange }: SchemaFormProps) {
  const known = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
  const parts: Readonly<Record<string, unknown>> = { ...known };
  const set = (name: string, part: unknown) => {
    const isKept = schema.required?.includes(name) || (part !== undefined && part !== '' && part !== false);
    const { [name]: _before, ...others } = parts;
    const next = isKept ? { ...parts, [name]: part ?? '' } : others;
    onChange(Object.keys(next).length === 0 ? undefined : next);
  };
  return (
    <FormControl component="fieldset" fullWidth>
      <FormLabel component="legend">{label}</FormLabel>
      <Box sx={partsSx}>
        {Object.entries(schema.properties ?? {}).map(([name, property]) => (
          <SchemaForm
            key={name}
            schema={property}
            label={property.title ?? name}
            value={parts[name]}
            onChange={(part) => set(name, part)}
          />
        ))}
      </Box>
    </FormControl>
  );
}

const partsSx = {
  ...{ display: 'grid', gap: 3, pt: 2, alignItems: 'end' },
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 150px), 1fr))',
} as const;
