import type {
  FieldProps,
  FieldTemplateProps,
  ObjectFieldTemplateProps,
  RJSFSchema,
  ValidatorType,
} from '@rjsf/utils';
import { useCallback, useMemo } from 'react';
import type { BlockContentModel } from '../../../shared/wire/content.ts';
import { useEditor, useEditorState, useModel } from '../editor-context.ts';
import { FormFooter } from './form-footer.tsx';
import { LeaveContext } from './leave-context.ts';
import { useAfterPress } from './use-after-press.ts';
import { withTheme } from '@rjsf/core';
import { modelFields, type ModelField } from '../../../content-model/model-fields.ts';
import { FieldLayout } from './field-layout.tsx';
import { DraftField } from './draft-field.tsx';

/** rjsf without its own components: the plugins render. */
const ThemedForm = withTheme<unknown>({
  fields: { pluginField: PluginField },
  templates: { FieldTemplate: BareField, ObjectFieldTemplate: ArrangedFields },
});

interface BlockFormProps {
  readonly blockKey: string;
  readonly model: BlockContentModel;
  /** Whether the block is a sample, which is not saved from its form. */
  readonly isSample?: boolean;
}

/** The form of a block. Its parts read from the store and write to it; rjsf gets no values, so it renders once. */
export function BlockForm({ blockKey, model, isSample = false }: BlockFormProps) {
  const { commands, models } = useEditor();
  const fields = modelFields(model, models.registry);
  const form = useMemo(() => formOf(fields), [fields]);
  const formContext = useMemo(() => ({ blockKey }), [blockKey]);
  const idPrefix = `block-${blockKey}`;
  const afterPress = useAfterPress();
  // A draft with errors takes the same path, because the editor knows where the first error is.
  const submit = useCallback(() => {
    if (!isSample) void commands.save(blockKey);
  }, [commands, blockKey, isSample]);
  return (
    <LeaveContext value={afterPress}>
      <ThemedForm
        {...form}
        validator={validator}
        noValidate
        formData={noData}
        formContext={formContext}
        idPrefix={idPrefix}
        onSubmit={submit}
        noHtml5Validate
        // Values that the browser has stored are not content. An input may override this.
        autoComplete="off"
      >
        {isSample ? <></> : <FormFooter blockKey={blockKey} />}
      </ThemedForm>
    </LeaveContext>
  );
}

const noData = Object.freeze({});

/** rjsf validates nothing: models and plugins validate values. */
const validator: ValidatorType<unknown> = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({ errors: [] }),
};

/** All properties go to our one field. rjsf renders everything again for other objects. */
function formOf(fields: readonly ModelField[]) {
  const schema: RJSFSchema = {
    type: 'object',
    // Nothing is rendered for an empty schema.
    properties: Object.fromEntries(
      fields.map(({ name, definition }) => [name, { title: definition.field_title }]),
    ),
  };
  return {
    schema,
    uiSchema: Object.fromEntries(fields.map(({ name }) => [name, { 'ui:field': 'pluginField' }])),
  };
}

/** The widget renders its own label, help and errors. */
function BareField({ children }: FieldTemplateProps) {
  return <>{children}</>;
}

function ArrangedFields({ properties, registry }: ObjectFieldTemplateProps) {
  const { blockKey } = registry.formContext as BlockFormContext;
  const { models } = useEditor();
  const model = useModel(useEditorState((state) => state.blocks.get(blockKey)?.modelId) ?? '');
  if (model === undefined) return null;
  const rendered = new Map(properties.map(({ name, content }) => [name, content]));
  return (
    <FieldLayout
      blockKey={blockKey}
      fields={modelFields(model, models.registry)}
      renderField={({ name }) => rendered.get(name)}
    />
  );
}

/** The context of a form's fields. Ids only: rjsf considers all functions equal and would pass on stale ones. */
interface BlockFormContext {
  readonly blockKey: string;
}

/** The only rjsf field. Passes each property of a block to the plugin of its type. */
function PluginField({ name, fieldPathId, registry }: FieldProps) {
  const { blockKey } = registry.formContext as BlockFormContext;
  const { models } = useEditor();
  const modelId = useEditorState((state) => state.blocks.get(blockKey)?.modelId);
  const model = useModel(modelId ?? '');
  const field = model && modelFields(model, models.registry).find((other) => other.name === name);
  return field && <DraftField {...{ blockKey, field, place: name, id: fieldPathId.$id }} />;
}
