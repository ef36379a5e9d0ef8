import { text, type KindFiles, type TypeNames } from './kind.ts';

/** One thing of several parts: a title and a note. */
export function objectKind({ type, camel, pascal }: TypeNames): KindFiles {
  return {
    field: `import { definitionOptions } from '@octavo/field-sdk/definition';
import { defineField } from '@octavo/field-sdk/field';
import { mergeParts } from '@octavo/field-sdk/merge-parts';

/** What is stored. */
export interface ${pascal}Value {
  readonly title: string;
  readonly note: string;
}

/** A title with a note. */
export const ${camel}Field = defineField<${pascal}Value, null>({
  contract: 1,
  type: '${type}',
  messages: ['title', 'note', 'needs_title'],
  readOptions: (definition) => {
    definitionOptions(definition, []);
    return null;
  },
  defaultValue: () => ({ title: '', note: '' }),
  isEmpty: ({ title, note }) => title.trim() === '' && note.trim() === '',
  schema: () => ({
    type: 'object',
    properties: { title: { type: 'string', maxLength: 200 }, note: { type: 'string', maxLength: 2000 } },
    required: ['title', 'note'],
    additionalProperties: false,
  }),
  check: ({ title, note }) =>
    title.trim() === '' && note.trim() !== '' ? [{ key: '${type}.needs_title' }] : [],
  merge: (base, mine, theirs) => {
    const merged = mergeParts({ base, mine, theirs });
    return merged === undefined ? { conflict: true } : { merged };
  },
  summarize: ({ title }) => title.trim().replaceAll(/\\s+/g, ' '),
});
`,
    view: `import { Box, TextField, Typography } from '@mui/material';
import { FieldGroup } from '@octavo/field-sdk/field-group';
import { Nothing } from '@octavo/field-sdk/nothing';
import { defineView, type PreviewProps, type WidgetProps } from '@octavo/field-sdk/view';
import { ${camel}Field, type ${pascal}Value } from './field.ts';

function ${pascal}Widget(props: WidgetProps<${pascal}Value, null>) {
  const { id, value, readOnly, host, onChange } = props;
  const change = (part: Partial<${pascal}Value>) => {
    if (!readOnly) onChange({ ...value, ...part });
  };
  return (
    <FieldGroup {...props}>
      <Box sx={{ display: 'grid', gap: 3 }}>
        <TextField
          id={\`\${id}-title\`}
          label={host.translate('${type}.title')}
          value={value.title}
          onChange={(event) => change({ title: event.target.value })}
          slotProps={{ htmlInput: { readOnly } }}
        />
        <TextField
          id={\`\${id}-note\`}
          label={host.translate('${type}.note')}
          value={value.note}
          multiline
          minRows={2}
          onChange={(event) => change({ note: event.target.value })}
          slotProps={{ htmlInput: { readOnly } }}
        />
      </Box>
    </FieldGroup>
  );
}

function ${pascal}Preview({ value, host }: PreviewProps<${pascal}Value, null>) {
  if (${camel}Field.isEmpty(value)) return <Nothing host={host} />;
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography variant="subtitle2" component="p">
        {value.title}
      </Typography>
      <Typography variant="body2">{value.note}</Typography>
    </Box>
  );
}
`,
    samples: `export const ${camel}Samples = defineSamples(${camel}Field, {
  definitions: { default: base, required: { ...base, required: true } },
  valid: {
    empty: { value: { title: '', note: '' } },
    'a title alone': { value: { title: 'By tram', note: '' } },
    'a title and a note': { value: { title: 'By tram', note: 'Line 2, every ten minutes.' } },
    required: { value: { title: 'On foot', note: '' }, definition: 'required' },
  },
  invalid: {
    'empty though required': {
      value: { title: ' ', note: '' },
      issues: [{ key: 'common.required' }],
      definition: 'required',
    },
    'a note without a title': {
      value: { title: '', note: 'Line 2' },
      issues: [{ key: '${type}.needs_title' }],
    },
    'a title that is too long': {
      value: { title: 'x'.repeat(201), note: '' },
      issues: [{ key: 'common.too_long', params: { max: 200 } }],
    },
    'an unknown part': {
      value: { title: '', note: '', colour: 'red' },
      issues: [{ key: 'common.wrong_type' }],
    },
    'a text': { value: 'By tram', issues: [{ key: 'common.wrong_type' }] },
  },
});
`,
    about: `A title with a note.

**Options** (\`field_values\`): \`null\`.

**Value**: \`{title, note}\`, both \`""\` by default. Two blanks are empty; a note needs a title (\`${type}.needs_title\`).

**Merge**: part by part. Two different changes of the same part are a conflict.
`,
    words: {
      title: text('Title', 'Naslov', 'Наслов', 'Titel', 'Titel'),
      note: text('Note', 'Napomena', 'Напомена', 'Opmerking', 'Notiz'),
      needs_title: text(
        'Enter a title as well.',
        'Unesite i naslov.',
        'Унесите и наслов.',
        'Vul ook een titel in.',
        'Bitte auch einen Titel eingeben.',
      ),
    },
  };
}
