import { Alert } from '@mui/material';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { JsonSchema } from '../../../../shared/json-schema.ts';
import { useFieldPlugins } from '../../../editor/field-plugins-context.ts';
import { useProblemMessages } from '../builder/problem-messages.ts';
import { OptionForm } from './option-form.tsx';
import { unnamedOption, useOptionMessages } from './option-messages.ts';
import { type FieldPartProps, PartBox } from './settings.tsx';

export function FieldOptions({ field, problems, define, leave }: FieldPartProps) {
  const { t } = useTranslation('builder');
  const { registry } = useFieldPlugins();
  const { sentenceOf, optionOf } = useProblemMessages();
  const messagesOf = useOptionMessages();
  const messageId = useId();
  const { field_type: type, field_values: value } = field.definition;
  const schema = ownOptions(registry.find(type)?.optionsSchema);
  const wrong = problems.find(({ part }) => part === 'field_values');
  if (schema === undefined && wrong === undefined) return null;
  const option = wrong ? optionOf(wrong, type) : '';
  return (
    <PartBox title={t('option.title')} part="field_values" onLeave={leave}>
      {wrong && (
        <Alert id={messageId} severity="error">
          {option === '' ? sentenceOf(wrong) : t('option.wrong', { option, sentence: sentenceOf(wrong) })}
        </Alert>
      )}
      {schema && (
        <OptionForm
          key={type}
          schema={schema}
          name={unnamedOption}
          value={value}
          messages={messagesOf(type)}
          wrong={wrong && { path: wrong.option ?? [], messageId }}
          onChange={(next) => define({ field_values: next ?? unsaid(schema, field.items) }, 'options')}
        />
      )}
    </PartBox>
  );
}

/** The empty options. */
function unsaid({ type }: JsonSchema, items: FieldPartProps['field']['items']): unknown {
  if (items) return {};
  return type === 'array' ? [] : null;
}

/**
 * Returns the options without the fields of the items of a list, which are edited as fields, and without the
 * placeholder, which fields of all types have. Undefined if there is nothing to choose.
 */
function ownOptions(schema: JsonSchema | undefined): JsonSchema | undefined {
  if (schema === undefined || schema.type === 'null') return undefined;
  if (schema.properties === undefined) return schema;
  const { fields: _fields, placeholder: _placeholder, ...properties } = schema.properties;
  if (Object.keys(properties).length === 0) return undefined;
  return { ...schema, properties, required: schema.required?.filter((name) => name !== 'fields') ?? [] };
}
