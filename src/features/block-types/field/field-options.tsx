import { Alert } from '@mui/material';
import type { ParseKeys } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { JsonSchema } from '../../../../shared/json-schema.ts';
import { useFieldHost } from '../../../editor/field-host-context.ts';
import { useFieldPlugins } from '../../../editor/field-plugins-context.ts';
import { SchemaForm } from '../../../editor/form/options/schema-form.tsx';
import type { FieldPartProps } from './field-part.ts';
import { PartBox } from './part-box.tsx';

/** The options of a field's type, in a form that its plugin describes, and what the plugin says about them. */
export function FieldOptions({ field, problems, define }: FieldPartProps) {
  const { t, i18n } = useTranslation('builder');
  const { registry } = useFieldPlugins();
  const host = useFieldHost();
  const { field_type: type, field_values: value } = field.definition;
  const schema = useMemo(() => ownOptions(registry.find(type)?.optionsSchema), [registry, type]);
  const words = useMemo(() => {
    // A plugin may have words for its options and their choices below `options` and `choices`.
    const known = (name: string, own: 'options' | 'choices', key: string) => {
      if (i18n.exists(`${type}.${own}.${name}`, { ns: 'fields' }))
        return host.translate(`${type}.${own}.${name}`);
      return i18n.exists(key, { ns: 'builder' }) ? t(key as ParseKeys<'builder'>) : name;
    };
    return {
      option: (name: string) => known(name, 'options', `options.${name}`),
      choice: (name: string) => known(name, 'choices', `features.${name}`),
      add: (title: string) => t('option.add', { title }),
      remove: (title: string) => t('option.remove', { title }),
      removeAction: t('option.removeAction'),
      kindOf: (title: string) => t('option.kindOf', { title }),
      none: t('option.none'),
    };
  }, [t, i18n, host, type]);
  const wrong = problems.filter(({ part }) => part === 'options');
  if (schema === undefined && wrong.length === 0) return null;
  return (
    <PartBox title={t('option.title')}>
      {wrong.map(({ key, sentence }) => (
        <Alert key={sentence ?? key} severity="error" variant="outlined">
          {sentence ?? t(`problems.${key}`)}
        </Alert>
      ))}
      {schema && (
        <SchemaForm
          key={type}
          schema={schema}
          label={schema.properties ? '' : t('option.choices')}
          value={value}
          words={words}
          onChange={(next) => define({ field_values: next ?? (field.items ? {} : null) }, 'options')}
        />
      )}
    </PartBox>
  );
}

/** Without the fields of the items of a list, which are edited as fields; undefined if there is nothing to choose. */
function ownOptions(schema: JsonSchema | undefined): JsonSchema | undefined {
  if (schema === undefined || schema.type === 'null') return undefined;
  const { fields, ...properties } = schema.properties ?? {};
  if (fields === undefined) return schema;
  return { ...schema, properties, required: schema.required?.filter((name) => name !== 'fields') ?? [] };
}
