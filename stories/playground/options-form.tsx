import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { allSamples } from '../../field-plugins/all-samples.ts';
import { fieldRegistry } from '../../field-plugins/index.ts';
import type { FieldDefinition } from '../../field-plugins/sdk/contract/field.ts';
import { JsonArea } from './json-area.tsx';
import { SchemaForm } from '../../src/editor/form/options/schema-form.tsx';

interface OptionsFormProps {
  readonly definition: FieldDefinition;
  onChange(fieldValues: unknown): void;
}

/** The options that a model sets for a field: in a form that its plugin describes, or as JSON. */
export function OptionsForm({ definition, onChange }: OptionsFormProps) {
  const [asJson, setAsJson] = useState(false);
  const { field_type: type, field_values: value } = definition;
  const schema = fieldRegistry.find(type)?.optionsSchema;
  if (!asJson && schema === undefined && value === null)
    return (
      <Typography variant="body2" color="textSecondary" sx={{ mt: 4 }}>
        This type has no options.
      </Typography>
    );
  const example = exampleOf(type);
  return (
    <Stack spacing={3} sx={{ mt: 5 }}>
      {asJson || schema === undefined ? (
        <JsonArea label="Options as JSON" value={value} onChange={onChange} />
      ) : (
        <SchemaForm
          schema={schema}
          label="Options"
          value={value}
          words={plainWords}
          onChange={(next) => onChange(next === undefined ? null : next)}
        />
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        {schema !== undefined && (
          <Button size="small" color="inherit" onClick={() => setAsJson(!asJson)}>
            {asJson ? 'Edit as a form' : 'Edit as JSON'}
          </Button>
        )}
        {example !== undefined && (
          <Button size="small" color="inherit" onClick={() => onChange(example)}>
            Use an example
          </Button>
        )}
      </Stack>
    </Stack>
  );
}

/** The first options in the samples that set anything. */
function exampleOf(type: string): unknown {
  const definitions = Object.values(allSamples.get(type)?.definitions ?? {});
  return definitions.map((definition) => definition.field_values).find((values) => values !== null);
}

/** Authors read the names that they gave. */
const plainWords = {
  option: (name: string) => name,
  choice: (value: string) => value,
  add: (title: string) => `Add to ${title}`,
  remove: (title: string) => `Remove ${title}`,
  removeAction: 'Remove',
  kindOf: (title: string) => `Kind of ${title}`,
  none: 'Not said',
};
