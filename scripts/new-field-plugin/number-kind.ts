import { text, type KindFiles, type TypeNames } from './kind.ts';

/** A number or none, with the largest one that a model allows. */
export function numberKind({ type, camel, pascal }: TypeNames): KindFiles {
  return {
    field: `import { countOption, definitionOptions } from '@octavo/field-sdk/definition';
import { defineField } from '@octavo/field-sdk/field';

/** What a model chooses. */
export interface ${pascal}Options {
  /** The largest number; undefined for no limit. */
  readonly max: number | undefined;
}

/** A number from 0 on; \`null\` for none. */
export const ${camel}Field = defineField<number | null, ${pascal}Options>({
  contract: 1,
  type: '${type}',
  messages: ['negative', 'too_high', 'more', 'less'],
  optionsSchema: {
    type: ['object', 'null'],
    properties: { max: { type: 'integer', minimum: 1 } },
    additionalProperties: false,
  },
  readOptions: (definition) => {
    const options = definitionOptions(definition, ['max']);
    return { max: countOption(definition, options, 'max') };
  },
  defaultValue: () => null,
  isEmpty: (value) => value === null,
  schema: () => ({ type: ['number', 'null'] }),
  check: (value, { max }) => {
    if (value === null) return [];
    if (value < 0) return [{ key: '${type}.negative' }];
    return max !== undefined && value > max ? [{ key: '${type}.too_high', params: { max } }] : [];
  },
  summarize: (value) => (value === null ? '' : String(value)),
});
`,
    view: `import Add from '@mui/icons-material/Add';
import Remove from '@mui/icons-material/Remove';
import { InputAdornment, TextField, Typography } from '@mui/material';
import { FieldMessages, hasMessages } from '@octavo/field-sdk/field-messages';
import { ItemTool } from '@octavo/field-sdk/item-tool';
import { Nothing } from '@octavo/field-sdk/nothing';
import { defineView, type PreviewProps, type WidgetProps } from '@octavo/field-sdk/view';
import { useState } from 'react';
import { ${camel}Field, type ${pascal}Options } from './field.ts';

function ${pascal}Widget(props: WidgetProps<number | null, ${pascal}Options>) {
  const { id, label, value, required, readOnly, errors, host, onChange, onBlur } = props;
  // What is typed stands as it was typed ("1.") while it means the value.
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: number | null }>();
  const shown = typed?.value === value ? typed.text : print(value);
  const type = (text: string) => {
    const read = readNumber(text);
    if (readOnly || read === undefined) return;
    setTyped({ text, value: read });
    onChange(read);
  };
  const step = (by: number) => {
    const next = Math.max(0, (value ?? 0) + by);
    if (next !== value) onChange(next);
  };
  const steps = (
    <InputAdornment position="end">
      <ItemTool label={host.translate('${type}.less')} icon={<Remove />} onClick={() => step(-1)} />
      <ItemTool label={host.translate('${type}.more')} icon={<Add />} onClick={() => step(1)} />
    </InputAdornment>
  );
  return (
    <TextField
      id={id}
      label={label}
      value={shown}
      required={required}
      error={errors.length > 0}
      helperText={hasMessages({ errors }) ? <FieldMessages errors={errors} /> : undefined}
      onChange={(event) => type(event.target.value)}
      onBlur={onBlur}
      slotProps={{
        input: { endAdornment: readOnly ? undefined : steps },
        htmlInput: { readOnly, required: false, inputMode: 'decimal', 'aria-required': required },
        formHelperText: { component: 'div' },
      }}
    />
  );
}

function print(value: number | null): string {
  return value === null ? '' : String(value);
}

/** The number that a text says, \`null\` for a blank one; undefined for a text that says none. */
function readNumber(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const read = Number(text.replace(',', '.'));
  return Number.isFinite(read) ? read : undefined;
}

function ${pascal}Preview({ value, host }: PreviewProps<number | null, ${pascal}Options>) {
  if (value === null) return <Nothing host={host} />;
  return <Typography variant="body2">{value}</Typography>;
}
`,
    samples: `export const ${camel}Samples = defineSamples(${camel}Field, {
  definitions: {
    default: base,
    required: { ...base, required: true },
    limited: { ...base, field_values: { max: 10 } },
  },
  valid: {
    none: { value: null },
    zero: { value: 0 },
    'with a fraction': { value: 12.5 },
    required: { value: 3, definition: 'required' },
    'as high as allowed': { value: 10, definition: 'limited' },
  },
  invalid: {
    'none though required': { value: null, issues: [{ key: 'common.required' }], definition: 'required' },
    'below zero': { value: -1, issues: [{ key: '${type}.negative' }] },
    'too high': {
      value: 11,
      issues: [{ key: '${type}.too_high', params: { max: 10 } }],
      definition: 'limited',
    },
    'a text': { value: '3', issues: [{ key: 'common.wrong_type' }] },
  },
});
`,
    about: `A number from 0 on, or none.

**Options** (\`field_values\`): \`null\` or \`{max?: n}\`.

**Value**: a number, or \`null\` for none, which is the default. Below zero is refused (\`${type}.negative\`), above the limit
too (\`${type}.too_high\`).
`,
    words: {
      negative: text(
        'Enter a number that is not below zero.',
        'Unesite broj koji nije manji od nule.',
        'Унесите број који није мањи од нуле.',
        'Vul een getal in dat niet onder nul ligt.',
        'Bitte eine Zahl eingeben, die nicht unter null liegt.',
      ),
      too_high: text(
        'The highest number is {{max}}.',
        'Najveći broj je {{max}}.',
        'Највећи број је {{max}}.',
        'Het hoogste getal is {{max}}.',
        'Die höchste Zahl ist {{max}}.',
      ),
      more: text('One more', 'Jedan više', 'Један више', 'Eén meer', 'Eins mehr'),
      less: text('One less', 'Jedan manje', 'Један мање', 'Eén minder', 'Eins weniger'),
    },
  };
}
