import { languages } from '../../../shared/languages.ts';

/** The files of a small plugin of the tree: a number with a word next to it. */
export function smallPlugin(type: string): Readonly<Record<string, string>> {
  return {
    'field.ts': `import { defineField } from '../sdk/contract/field.ts';

export const ${type}Field = defineField<number, null>({
  contract: 1,
  type: '${type}',
  readOptions: () => null,
  defaultValue: () => 0,
  isEmpty: (value) => value === 0,
  schema: () => ({ type: 'integer' }),
  check: (value) => (value > 9 ? [{ key: '${type}.too_high' }] : []),
  summarize: (value) => String(value),
});
`,
    'view.tsx': `import { TextField, Typography } from '@mui/material';
import { defineView, type PreviewProps, type WidgetProps } from '../sdk/contract/view.ts';
import { ${type}Field } from './field.ts';

function Widget({ id, label, value, host, onChange }: WidgetProps<number, null>) {
  return (
    <TextField
      id={id}
      label={label}
      value={value}
      helperText={\`Drawn by ${type}: \${host.translate('${type}.unit')}\`}
      onChange={(event) => onChange(Number(event.target.value) || 0)}
    />
  );
}

function Preview({ value }: PreviewProps<number, null>) {
  return <Typography>{value}</Typography>;
}

export const ${type}View = defineView(${type}Field, { Widget, Preview });
`,
    'samples.ts': `import { defineSamples } from '../sdk/contract/samples.ts';
import { ${type}Field } from './field.ts';

const base = { field_type: '${type}', field_title: 'Count', required: false, order: 0, field_values: null };

export const ${type}Samples = defineSamples(${type}Field, {
  definitions: { default: base },
  valid: { three: { value: 3 } },
  invalid: { ten: { value: 10, issues: [{ key: '${type}.too_high' }] } },
});
`,
    'README.md': `# ${type}\n`,
    ...Object.fromEntries(
      languages.map((language) => [
        `messages/${language}.json`,
        JSON.stringify({ too_high: 'At most nine.', unit: `of ${type}` }),
      ]),
    ),
  };
}
