import { Alert } from '@mui/material';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { checkFields } from '../../../../content-model/fields/check.ts';
import { modelFields } from '../../../../content-model/model-fields.ts';
import type { BlockContentModel } from '../../../../shared/wire/content.ts';
import { EditorContext } from '../../../editor/editor-context.ts';
import { useFieldPlugins } from '../../../editor/field-plugins-context.ts';
import { SampleFields } from '../../../editor/samples/sample-fields.tsx';
import { sampleKey, useSampleEditor } from '../../../editor/samples/use-sample-editor.ts';
import { useProblemMessages } from '../builder/problem-messages.ts';
import { definitionOf, fieldSetOf } from '../draft/draft-field.ts';
import { CheckSetting, type FieldPartProps, PartBox } from './settings.tsx';

/** Types whose values consist only of records of one workspace. */
const recordTypes: readonly string[] = ['media', 'reference'];

/** The value of a new block, entered with the field's own widget. */
export function DefaultValue(props: FieldPartProps) {
  const { t } = useTranslation('builder');
  const { registry } = useFieldPlugins();
  const { field, problems, define } = props;
  const { sentenceOf } = useProblemMessages();
  const { default: value, field_type: type } = field.definition;
  const wrong = problems.find(({ part }) => part === 'default');
  // A wrong default that is already stored may stay, so it only gets a warning.
  const shown = wrong ?? checkFields(fieldSetOf([field]), registry).find(({ path }) => path[1] === 'default');
  const model = useMemo(() => defaultModel(field, t('default.label')), [field, t]);
  const [read] = modelFields(model, registry);
  if (read?.plugin === undefined || (value === undefined && recordTypes.includes(type))) return null;
  return (
    <PartBox title={t('default.title')} part="default">
      {shown && <Alert severity={wrong ? 'error' : 'warning'}>{sentenceOf(shown)}</Alert>}
      <CheckSetting
        label={t('default.given')}
        checked={value !== undefined}
        onChange={(isOn) => define({ default: isOn ? read.plugin?.defaultValue(read.options) : undefined })}
      />
      {value !== undefined && <DefaultWidget {...{ model, value, define }} />}
    </PartBox>
  );
}

interface DefaultWidgetProps extends Pick<FieldPartProps, 'define'> {
  readonly model: BlockContentModel;
  readonly value: unknown;
}

function DefaultWidget({ model, value, define }: DefaultWidgetProps) {
  const editor = useSampleEditor(model, { value }, (data) => define({ default: data['value'] }, 'default'));
  return (
    <EditorContext value={editor}>
      <SampleFields blockKey={sampleKey} model={model} />
    </EditorContext>
  );
}

/** A type with only this field, which may be empty. */
function defaultModel(field: FieldPartProps['field'], label: string): BlockContentModel {
  const {
    required: _required,
    shown_when: _shown,
    default: _default,
    help: _help,
    ...definition
  } = definitionOf(field, 0);
  return {
    ...{ id: 'default', name: label, slug: 'default', content_model_type: 'PAGE', revision: 1 },
    content_model: { value: { ...definition, field_title: label, required: false } },
  };
}
