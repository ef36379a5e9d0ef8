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
import type { ThemeProps } from '@rjsf/core';
import type {
  ArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps,
  ObjectFieldTemplateProps,
  WidgetProps,
} from '@rjsf/utils';
import type { ReactNode } from 'react';

/** How rjsf draws the form of a field's options: with the same parts as the rest of the playground. */
export const schemaFormTheme: ThemeProps<unknown> = {
  widgets: {
    CheckboxWidget: Choice,
    SelectWidget: (props) => (props.multiple ? <Choices {...props} /> : <Selection {...props} />),
  },
  templates: {
    BaseInputTemplate: Line,
    FieldTemplate: ({ children }) => <>{children}</>,
    ObjectFieldTemplate: ({ title, properties }: ObjectFieldTemplateProps) => (
      <Group label={title}>
        <Box sx={partsSx}>{properties.map((property) => property.content)}</Box>
      </Group>
    ),
    ArrayFieldTemplate: ({ title, items, onAddClick }: ArrayFieldTemplateProps) => (
      <Group label={title}>
        <Stack spacing={3} sx={{ pt: 2, alignItems: 'stretch' }}>
          {items}
          <Button variant="outlined" sx={{ alignSelf: 'start' }} onClick={onAddClick}>
            Add to {title}
          </Button>
        </Stack>
      </Group>
    ),
    ArrayFieldItemTemplate: ({ children, index, uiSchema, buttonsProps }: ArrayFieldItemTemplateProps) => (
      <Stack direction="row" spacing={2} sx={{ alignItems: 'end' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>{children}</Box>
        <Button
          color="inherit"
          aria-label={`Remove ${uiSchema?.['ui:title'] ?? `item ${index + 1}`}`}
          onClick={buttonsProps.onRemoveItem}
        >
          Remove
        </Button>
      </Stack>
    ),
    MultiSchemaFieldTemplate: ({ selector, optionSchemaField }) => (
      <Stack spacing={3}>
        {selector}
        {optionSchemaField}
      </Stack>
    ),
  },
};

function Group({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <FormControl component="fieldset" fullWidth>
      <FormLabel component="legend">{label}</FormLabel>
      {children}
    </FormControl>
  );
}

function Line({ id, label, value, schema, onChange }: WidgetProps) {
  return (
    <TextField
      {...{ id, label, value: value ?? '' }}
      type={schema.type === 'string' ? 'text' : 'number'}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function Choice({ id, label, value, onChange }: WidgetProps) {
  const box = <Checkbox id={id} checked={value === true} onChange={(_event, isOn) => onChange(isOn)} />;
  return <FormControlLabel control={box} label={label} />;
}

function Selection({ id, label, value, options, schema, onChange }: WidgetProps) {
  const { enumOptions: choices = [] } = options;
  return (
    <TextField
      select
      id={id}
      label={id.endsWith('__anyof_select') ? `Kind of ${label}` : label}
      value={choices.findIndex((choice) => choice.value === value)}
      onChange={({ target }) => onChange(choices[Number(target.value)]?.value)}
      slotProps={{ select: { native: true } }}
    >
      {schema.default === undefined && <option value={-1}>Not said</option>}
      {choices.map((choice, at) => (
        <option key={choice.label} value={at}>
          {choice.label}
        </option>
      ))}
    </TextField>
  );
}

function Choices({ label, value, options, onChange }: WidgetProps) {
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const choices = (options.enumOptions ?? []).map((choice) => choice.value as unknown);
  const toggled = (choice: unknown) => choices.filter((one) => (one === choice) !== chosen.includes(one));
  return (
    <Group label={label}>
      <FormGroup row>
        {choices.map((choice) => (
          <FormControlLabel
            key={String(choice)}
            control={
              <Checkbox checked={chosen.includes(choice)} onChange={() => onChange(toggled(choice))} />
            }
            label={String(choice)}
          />
        ))}
      </FormGroup>
    </Group>
  );
}

const partsSx = {
  ...{ display: 'grid', gap: 3, pt: 2, alignItems: 'end' },
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 150px), 1fr))',
} as const;
