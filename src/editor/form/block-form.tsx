import {
  type RJSFSchema,
  type UiSchema,
  type FieldTemplateProps,
  type ObjectFieldTemplateProps,
  type FieldProps,
  toErrorSchema,
  type RJSFValidationError,
  type ValidatorType,
} from '@rjsf/utils';
import { useCallback, useMemo } from 'react';
import { formData, formSchema } from './form-schema.ts';
import type { BlockContentModel, BlockData } from '../../../shared/wire/content.ts';
import { useEditor, useEditorState, useModel } from '../editor-context.ts';
import type { EditorBlock } from '../store/editor-block.ts';
import { FormFooter } from './form-footer.tsx';
import { LeaveContext } from './leave-context.ts';
import { useAfterPress } from './use-after-press.ts';
import { withTheme } from '@rjsf/core';
import { modelFields } from '../../../content-model/model-fields.ts';
import { FieldLayout } from './field-layout.tsx';
import { DraftField } from './draft-field.tsx';
import { shapeOf } from '../../../field-plugins/sdk/contract/value-shape.ts';
import type { JsonSchema } from '../../../shared/json-schema.ts';
import type { ContentModels } from '../store/content-models.ts';

const known = new WeakMap<ContentModels, Map<string, ValidatorType<BlockData>>>();

/** rjsf without its own components: it manages the data, and the plugins render. */
const ThemedForm = withTheme<BlockData>({
  fields: { pluginField: PluginField },
  templates: { FieldTemplate: BareField, ObjectFieldTemplate: ArrangedFields },
});

interface BlockFormProps {
  readonly block: EditorBlock;
  readonly model: BlockContentModel;
  /** Whether the block is a sample, which is not saved from its form. */
  readonly isSample?: boolean;
}

/** The form of the open block. It is controlled: values go from a field to the store and come back from there. */
export function BlockForm({ block, model, isSample = false }: BlockFormProps) {
  const { commands, models } = useEditor();
  const { key } = block;
  const { schema, uiSchema } = formSchema(model, models.registry);
  const formContext = useMemo(() => ({ blockKey: key }), [key]);
  const idPrefix = `block-${key}`;
  const afterPress = useAfterPress();
  // A draft with errors takes the same path, because the editor knows where the first error is.
  const submit = useCallback(() => {
    if (!isSample) void commands.save(key);
  }, [commands, key, isSample]);
  return (
    <LeaveContext value={afterPress}>
      <ThemedForm
        schema={schema as RJSFSchema}
        uiSchema={uiSchema as UiSchema<BlockData>}
        validator={formValidator(models, model.id)}
        formData={formData(model, models.registry, block.draft)}
        formContext={formContext}
        idPrefix={idPrefix}
        onSubmit={submit}
        onError={submit}
        noHtml5Validate
        // Values that the browser has stored are not content. An input may override this.
        autoComplete="off"
        showErrorList={false}
        experimental_defaultFormStateBehavior={formState}
      >
        {isSample ? <></> : <FormFooter block={block} />}
      </ThemedForm>
    </LeaveContext>
  );
}

/** Drafts already contain their defaults; rjsf adds none. */
const formState = { arrayMinItems: { populate: 'never' }, emptyObjectFields: 'skipDefaults' } as const;

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
      draw={({ name }) => rendered.get(name)}
    />
  );
}

/** The context of a form's fields. Ids only: rjsf considers all functions equal and would pass on stale ones. */
interface BlockFormContext {
  readonly blockKey: string;
}

/**
 * The only rjsf field. Passes each property of a block to the plugin of its type, which reads from the draft and writes
 * to it, because rjsf copies every form value on every keystroke, so all would look changed.
 */
function PluginField({ name, fieldPathId, registry }: FieldProps) {
  const { blockKey } = registry.formContext as BlockFormContext;
  const { models } = useEditor();
  const modelId = useEditorState((state) => state.blocks.get(blockKey)?.modelId);
  const model = useModel(modelId ?? '');
  const field = model && modelFields(model, models.registry).find((other) => other.name === name);
  return field && <DraftField {...{ blockKey, field, place: name, id: fieldPathId.$id }} />;
}

/**
 * Validates a form's data for rjsf. Uses the same rules as the server instead of a schema compiler, because models
 * arrive at run time and our pages forbid `eval`. Returns the same object for the same model.
 */
function formValidator(models: ContentModels, modelId: string): ValidatorType<BlockData> {
  const validators = known.get(models) ?? new Map<string, ValidatorType<BlockData>>();
  known.set(models, validators);
  const validator = validators.get(modelId) ?? createValidator(models, modelId);
  validators.set(modelId, validator);
  return validator;
}

function createValidator(models: ContentModels, modelId: string): ValidatorType<BlockData> {
  const errorsOf = (data: BlockData | undefined): RJSFValidationError[] =>
    Object.entries(models.issues(modelId, data ?? {})).flatMap(([name, issues]) =>
      issues.map(({ key, params = {} }) => ({
        ...{ name: key, message: key, params, property: `.${name}`, stack: `${name}: ${key}` },
      })),
    );
  return {
    validateFormData(data) {
      const errors = errorsOf(data);
      return { errors, errorSchema: toErrorSchema<BlockData>(errors) };
    },
    isValid: (schema, data) => shapeOf(schema as JsonSchema, data).issue === undefined,
    // Only rjsf's playground calls this; it may name error types as it likes.
    rawValidation: () => ({ errors: [] }),
  };
}
