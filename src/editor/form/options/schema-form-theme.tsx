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
  FieldProps,
  ObjectFieldTemplateProps,
  WidgetProps,
} from '@rjsf/utils';
import { createContext, type ReactNode, useContext, useRef } from 'react';
import { typedNumber } from '../../../../field-plugins/sdk/contract/exact-number.ts';
import { useTyped } from '../../../../field-plugins/sdk/kit/use-typed.ts';
import { useFocusOn } from '../../../ui/use-focus-on.ts';

export interface OptionWords {
  option(name: string): string;
  /** A value by its JSON type, where an option may have several. */
  shape(type: string): string;
  choice(value: string): string;
  add(option: string): string;
  /** An entry of an option; the first one has the number 1. */
  entry(option: string, number: number): string;
  remove(entry: string): string;
  readonly removeAction: string;
  kindOf(title: string): string;
  readonly none: string;
}

export interface FormContext extends OptionWords {
  readonly wrong: { readonly id: string; readonly messageId: string } | undefined;
}

/** The theme with which rjsf renders the form of a field's options: with the same parts as other forms. */
export const schemaFormTheme: ThemeProps<unknown> = {
  widgets: {
    CheckboxWidget: Choice,
    SelectWidget: (props) => (props.multiple ? <Choices {...props} /> : <Selection {...props} />),
  },
  fields: { NumberField: NumberAsTyped },
  templates: {
    BaseInputTemplate: Line,
    FieldTemplate: ({ children }) => <>{children}</>,
    ObjectFieldTemplate: ({ title, properties }: ObjectFieldTemplateProps) => (
      <Group label={title}>
        <Box sx={partsSx}>{properties.map((property) => property.content)}</Box>
      </Group>
    ),
    ArrayFieldTemplate: Entries,
    ArrayFieldItemTemplate: Entry,
    MultiSchemaFieldTemplate: ({ selector, optionSchemaField }) => (
      <Stack spacing={3}>
        {selector}
        {optionSchemaField}
      </Stack>
    ),
  },
};

function contextOf({ formContext }: Pick<WidgetProps['registry'], 'formContext'>): FormContext {
  return formContext as FormContext;
}

function Group({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  // The part of the screen around it already has a title.
  if (label === '') return children;
  return (
    <FormControl component="fieldset" fullWidth>
      <FormLabel component="legend">{label}</FormLabel>
      {children}
    </FormControl>
  );
}

const LeaveEntry = createContext<(index: number) => void>(() => undefined);

function Entries({ title, items, uiSchema, onAddClick }: ArrayFieldTemplateProps) {
  const root = useRef<HTMLDivElement>(null);
  const { focusOn } = useFocusOn(root);
  const removing = (place: number) => `:scope > div:nth-of-type(${place}) > button`;
  const leave = (index: number) => focusOn(removing(index + 1), removing(index), ':scope > button');
  return (
    <Group label={title}>
      <LeaveEntry value={leave}>
        <Stack ref={root} spacing={3} sx={{ pt: 2, alignItems: 'stretch' }}>
          {items}
          <Button
            variant="outlined"
            sx={{ alignSelf: 'start' }}
            onClick={() => {
              onAddClick();
              focusOn(':scope > div:last-of-type');
            }}
          >
            {uiSchema?.['ui:add']}
          </Button>
        </Stack>
      </LeaveEntry>
    </Group>
  );
}

function Entry({ children, index, uiSchema, registry, ...item }: ArrayFieldItemTemplateProps) {
  const words = contextOf(registry);
  const leave = useContext(LeaveEntry);
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'end' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>{children}</Box>
      <Button
        color="inherit"
        aria-label={words.remove(String(uiSchema?.['ui:title']))}
        onClick={(event) => {
          item.buttonsProps.onRemoveItem(event);
          leave(index);
        }}
      >
        {words.removeAction}
      </Button>
    </Stack>
  );
}

/** Reads the number from the line: rjsf would round one with more digits than it can hold. */
function NumberAsTyped({ registry, ...props }: FieldProps) {
  const { StringField } = registry.fields;
  return StringField && <StringField {...{ registry, ...props }} />;
}

/** Input that isn't a number yet is kept as text, and the plugin reports it. */
function Line({ id, label, value, schema, registry, onChange }: WidgetProps) {
  const { wrong } = contextOf(registry);
  const isWrong = wrong?.id === id;
  const isText = schema.type === 'string';
  const { text, type, settle } = useTyped<unknown>({
    ...{ value, onChange },
    read: (written) =>
      isText ? written : written.trim() === '' ? undefined : (typedNumber(written) ?? written),
    write: (shown) => (shown === undefined ? '' : String(shown)),
  });
  return (
    <TextField
      {...{ id, label, value: text }}
      error={isWrong}
      onChange={({ target }) => type(target.value)}
      onBlur={settle}
      slotProps={{
        htmlInput: {
          'aria-describedby': isWrong ? wrong.messageId : undefined,
          ...(isText ? {} : { inputMode: 'decimal' }),
          autoComplete: 'off',
        },
      }}
    />
  );
}

function Choice({ id, label, value, onChange }: WidgetProps) {
  const box = <Checkbox id={id} checked={value === true} onChange={(_event, isOn) => onChange(isOn)} />;
  return <FormControlLabel control={box} label={label} />;
}

function Selection({ id, label, value, options, schema, registry, onChange }: WidgetProps) {
  const { enumOptions: choices = [] } = options;
  const words = contextOf(registry);
  const isKind = id.endsWith('__anyof_select');
  return (
    <TextField
      select
      id={id}
      label={isKind ? words.kindOf(label) : label}
      value={choices.findIndex((choice) => choice.value === value)}
      onChange={({ target }) => onChange(choices[Number(target.value)]?.value)}
      slotProps={{ select: { native: true } }}
    >
      {schema.default === undefined && <option value={-1}>{words.none}</option>}
      {choices.map((choice, at) => (
        <option key={choice.label} value={at}>
          {isKind ? choice.label : words.choice(String(choice.value))}
        </option>
      ))}
    </TextField>
  );
}

function Choices({ label, value, options, registry, onChange }: WidgetProps) {
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
            label={contextOf(registry).choice(String(choice))}
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
