import { text, type KindFiles, type TypeNames } from './kind.ts';

/** Yes or no, as a switch. */
export function booleanKind({ type, camel, pascal }: TypeNames): KindFiles {
  return {
    field: `import { definitionOptions } from '@octavo/field-sdk/definition';
import { defineField } from '@octavo/field-sdk/field';

/** What a model chooses: nothing. The title is what a summary says. */
export interface ${pascal}Options {
  readonly title: string;
}

/** On or off. Required means on. */
export const ${camel}Field = defineField<boolean, ${pascal}Options>({
  contract: 1,
  type: '${type}',
  messages: ['on', 'off'],
  readOptions: (definition) => {
    definitionOptions(definition, []);
    return { title: definition.field_title };
  },
  defaultValue: () => false,
  isEmpty: (value) => !value,
  schema: () => ({ type: 'boolean' }),
  summarize: (value, { title }) => (value ? title : ''),
});
`,
    view: `import { FormControl, FormControlLabel, FormHelperText, Switch, Typography } from '@mui/material';
import { FieldMessages, hasMessages } from '@octavo/field-sdk/field-messages';
import { defineView, type PreviewProps, type WidgetProps } from '@octavo/field-sdk/view';
import { ${camel}Field, type ${pascal}Options } from './field.ts';

function ${pascal}Widget(props: WidgetProps<boolean, ${pascal}Options>) {
  const { id, label, value, required, readOnly, errors, onChange, onBlur } = props;
  const messagesId = \`\${id}-messages\`;
  const wrong = errors.length > 0;
  const control = (
    <Switch
      id={id}
      checked={value}
      disabled={readOnly}
      onChange={(event) => onChange(event.target.checked)}
      onBlur={onBlur}
      slotProps={{
        input: {
          required: false,
          'aria-required': required,
          'aria-invalid': wrong,
          'aria-describedby': wrong ? messagesId : undefined,
        },
      }}
    />
  );
  return (
    <FormControl fullWidth error={wrong} disabled={readOnly}>
      <FormControlLabel control={control} label={label} required={required} sx={{ alignSelf: 'start' }} />
      {hasMessages({ errors }) && (
        <FormHelperText id={messagesId} component="div">
          <FieldMessages errors={errors} />
        </FormHelperText>
      )}
    </FormControl>
  );
}

function ${pascal}Preview({ value, host }: PreviewProps<boolean, ${pascal}Options>) {
  return <Typography variant="body2">{host.translate(value ? '${type}.on' : '${type}.off')}</Typography>;
}
`,
    samples: `export const ${camel}Samples = defineSamples(${camel}Field, {
  definitions: { default: base, required: { ...base, required: true } },
  valid: {
    off: { value: false },
    on: { value: true },
    'on as required': { value: true, definition: 'required' },
  },
  invalid: {
    'off though required': { value: false, issues: [{ key: 'common.required' }], definition: 'required' },
    'a word': { value: 'on', issues: [{ key: 'common.wrong_type' }] },
  },
});
`,
    about: `On or off, as a switch.

**Options** (\`field_values\`): \`null\`.

**Value**: \`true\` or \`false\`, which is the default. Off is empty: required means on.
`,
    words: {
      on: text('On', 'Uključeno', 'Укључено', 'Aan', 'An'),
      off: text('Off', 'Isključeno', 'Искључено', 'Uit', 'Aus'),
    },
  };
}
