import { text, type KindFiles, type TypeNames } from './kind.ts';

/** A line of text, with what a model may say of any text. */
export function stringKind({ type, camel, pascal }: TypeNames): KindFiles {
  return {
    field: `import { defineField } from '@octavo/field-sdk/field';
import { readTextOptions, textOptionsSchema, type TextOptions } from '@octavo/field-sdk/text-options';

/** A line of text. */
export const ${camel}Field = defineField<string, TextOptions>({
  contract: 1,
  type: '${type}',
  messages: ['line_break'],
  optionsSchema: textOptionsSchema,
  readOptions: readTextOptions,
  defaultValue: () => '',
  isEmpty: (value) => value.trim() === '',
  schema: ({ maxLength }) => ({ type: 'string', ...(maxLength === undefined ? {} : { maxLength }) }),
  check: (value) => (/[\\n\\r\\u2028\\u2029]/.test(value) ? [{ key: '${type}.line_break' }] : []),
  summarize: (value) => value.trim(),
});
`,
    view: `import { Typography } from '@mui/material';
import { Nothing } from '@octavo/field-sdk/nothing';
import { TextInput } from '@octavo/field-sdk/text-input';
import type { TextOptions } from '@octavo/field-sdk/text-options';
import { defineView, type PreviewProps, type WidgetProps } from '@octavo/field-sdk/view';
import { ${camel}Field } from './field.ts';

function ${pascal}Widget(props: WidgetProps<string, TextOptions>) {
  return <TextInput field={props} multiline={false} />;
}

function ${pascal}Preview({ value, host }: PreviewProps<string, TextOptions>) {
  if (value.trim() === '') return <Nothing host={host} />;
  return (
    <Typography variant="body2" noWrap>
      {value}
    </Typography>
  );
}
`,
    samples: `export const ${camel}Samples = defineSamples(${camel}Field, {
  definitions: {
    default: base,
    required: { ...base, required: true },
    short: { ...base, field_values: { max_length: 12, placeholder: 'Up to 12' } },
  },
  valid: {
    empty: { value: '' },
    'one line': { value: 'Coffee, roasted on Tuesdays' },
    required: { value: 'Our story', definition: 'required' },
    'exactly as long as allowed': { value: '123456789012', definition: 'short' },
  },
  invalid: {
    'missing though required': { value: ' ', issues: [{ key: 'common.required' }], definition: 'required' },
    'too long': {
      value: '1234567890123',
      issues: [{ key: 'common.too_long', params: { max: 12 } }],
      definition: 'short',
    },
    'with a line break': { value: 'one\\ntwo', issues: [{ key: '${type}.line_break' }] },
    'a number': { value: 7, issues: [{ key: 'common.wrong_type' }] },
  },
});
`,
    about: `A line of text.

**Options** (\`field_values\`): \`null\` or \`{max_length?: n, placeholder?: text}\`.

**Value**: a text, \`""\` by default. Blank is empty. A line break is refused (\`${type}.line_break\`).
`,
    words: {
      line_break: text(
        'Write this on one line.',
        'Napišite ovo u jednom redu.',
        'Напишите ово у једном реду.',
        'Schrijf dit op één regel.',
        'Bitte in einer Zeile schreiben.',
      ),
    },
  };
}
