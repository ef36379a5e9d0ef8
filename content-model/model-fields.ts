import {
  FieldDefinitionError,
  type FieldDefinition,
  type FieldPlugin,
  type FieldSet,
} from '../field-plugins/sdk/contract/field.ts';
import type { FieldRegistry } from '../field-plugins/sdk/contract/registry.ts';
import { shapeOf } from '../field-plugins/sdk/contract/value-shape.ts';
import type { JsonSchema } from '../shared/json-schema.ts';
import { isForbiddenKey } from '../shared/forbidden-keys.ts';
import { guardPlugin } from './guard-plugin.ts';
import { PluginFault } from './plugin-fault.ts';

export interface BlockModel {
  readonly content_model: Readonly<Record<string, FieldDefinition>>;
  /** Saving a component publishes it, so saving enforces the rules for publishing. */
  readonly content_model_type?: 'PAGE' | 'COMPONENT';
}

export interface ModelField {
  readonly name: string;
  readonly apiName: string;
  readonly definition: FieldDefinition;
  /**
   * The guarded plugin. Undefined when the type is unknown, or when the plugin rejected the definition or failed on it. Values
   * are then kept unchanged.
   */
  readonly plugin: FieldPlugin | undefined;
  readonly options: unknown;
  /** The shape of a value; allows anything when there is no plugin. */
  readonly schema: JsonSchema;
  /** The value of a new block: that of the definition, or else of the plugin. Undefined when there is no plugin. */
  readonly defaultValue: unknown;
  /** Whether saving a value publishes it. */
  readonly isLive: boolean;
  readonly registry: FieldRegistry;
  /** The models of the parts of a composite's values, by name; `{}` for other types. Always the same objects. */
  readonly fieldsets: Readonly<Record<string, BlockModel>>;
  /** Why the plugin rejected the definition: a sentence for the author of the model. */
  readonly problem: string | undefined;
  readonly fault: PluginFault | undefined;
}

/** Whether the values of a field consist of parts with fields of their own. */
export function isComposite({ fieldsets }: Pick<ModelField, 'fieldsets'>): boolean {
  return Object.keys(fieldsets).length > 0;
}

const cachedFields = new WeakMap<
  BlockModel['content_model'],
  WeakMap<FieldRegistry, readonly ModelField[]>
>();

/** Returns the fields of a model, sorted by order, then name; the same list for the same model and registry. */
export function modelFields(model: BlockModel, registry: FieldRegistry): readonly ModelField[] {
  const byRegistry =
    cachedFields.get(model.content_model) ?? new WeakMap<FieldRegistry, readonly ModelField[]>();
  cachedFields.set(model.content_model, byRegistry);
  const fields = byRegistry.get(registry) ?? readFields(model, registry);
  byRegistry.set(registry, fields);
  return fields;
}

const noFieldsets: ModelField['fieldsets'] = Object.freeze({});

function readFields(model: BlockModel, registry: FieldRegistry): readonly ModelField[] {
  return Object.entries(model.content_model)
    .filter(([name]) => !isForbiddenKey(name))
    .map(([name, definition]) => readField({ name, definition, model, registry }))
    .toSorted((a, b) => a.definition.order - b.definition.order || (a.name < b.name ? -1 : 1));
}

interface DefinedField extends Pick<ModelField, 'name' | 'definition' | 'registry'> {
  readonly model: BlockModel;
}

function readField({ name, definition: given, model, registry }: DefinedField): ModelField {
  const isLive = model.content_model_type === 'COMPONENT';
  const definition = isLive && given.required_for !== undefined ? { ...given, required: true } : given;
  const found = registry.find(definition.field_type);
  const unsupported = {
    name,
    apiName: definition.api_name ?? name,
    definition,
    plugin: undefined,
    options: undefined,
    schema: {},
    defaultValue: undefined,
    isLive,
    registry,
    fieldsets: noFieldsets,
    problem: undefined,
    fault: undefined,
  };
  if (found === undefined) return unsupported;
  const plugin = guardPlugin(found, registry);
  try {
    const options = plugin.readOptions(definition);
    // Called only here, so that a plugin that fails for these options is found before anything is saved. It is then not used
    // for values.
    const fromPlugin = {
      schema: plugin.schema(options),
      defaultValue: plugin.defaultValue(options),
      fieldsets: plugin.fieldsets === undefined ? noFieldsets : modelsOf(plugin.fieldsets(options), model),
    };
    const { default: ownDefault } = definition;
    // A default that no longer fits is ignored.
    const isValid = ownDefault !== undefined && shapeOf(fromPlugin.schema, ownDefault).mismatch === undefined;
    return { ...unsupported, plugin, options, ...fromPlugin, ...(isValid && { defaultValue: ownDefault }) };
  } catch (error) {
    if (error instanceof PluginFault) return { ...unsupported, fault: error };
    if (!FieldDefinitionError.isOne(error)) throw error;
    return { ...unsupported, problem: error.message };
  }
}

function modelsOf(
  fieldsets: Readonly<Record<string, FieldSet>>,
  { content_model_type: type }: BlockModel,
): ModelField['fieldsets'] {
  // A copy, because other models may have the same fieldset, and their fields are not live.
  const modelOf = (fields: FieldSet): BlockModel =>
    type === undefined
      ? { content_model: fields }
      : { content_model: { ...fields }, content_model_type: type };
  return Object.fromEntries(Object.entries(fieldsets).map(([name, fields]) => [name, modelOf(fields)]));
}
