import type { FieldRegistry } from '../../../field-plugins/sdk/contract/registry.ts';
import type { JsonSchema } from '../../../shared/json-schema.ts';
import type { BlockData } from '../../../shared/wire/content.ts';
import { modelFields, type BlockModel, type ModelField } from '../../../content-model/model-fields.ts';

/** How rjsf renders the form: our one field component for every property. */
export type FormUiSchema = Readonly<Record<string, unknown>>;

/** The input from which rjsf renders a block's form. The same model and registry give the same objects. */
export interface FormSchema {
  readonly schema: JsonSchema;
  readonly uiSchema: FormUiSchema;
}

const known = new WeakMap<readonly ModelField[], FormSchema>();

/**
 * The rjsf schema of a model. Returns the same objects for the same model, because rjsf recomputes for new ones.
 * `additionalProperties` stays unset: `true` would render unknown keys and `false` would block saving old data. It has no
 * defaults, because rjsf would report them as a change; `normalizeData` adds them.
 */
export function formSchema(model: BlockModel, registry: FieldRegistry): FormSchema {
  const fields = modelFields(model, registry);
  const form = known.get(fields) ?? buildForm(fields);
  known.set(fields, form);
  return form;
}

function buildForm(fields: readonly ModelField[]): FormSchema {
  return {
    schema: {
      type: 'object',
      properties: Object.fromEntries(fields.map((field) => [field.name, propertySchema(field)])),
      required: fields.filter((field) => field.definition.required).map((field) => field.name),
    },
    uiSchema: {
      'ui:order': fields.map((field) => field.name),
      ...Object.fromEntries(
        fields.map(({ name }) => [name, { 'ui:field': 'pluginField', 'ui:options': optionsOf(name) }]),
      ),
    },
  };
}

/** Without the second one, rjsf renders a choice of its own where a schema has alternatives, and the field twice. */
function optionsOf(fieldName: string) {
  return { fieldName, fieldReplacesAnyOrOneOf: true };
}

function propertySchema({ definition, schema, fieldsets }: ModelField): JsonSchema {
  return { title: definition.field_title, ...(isComposite({ fieldsets }) ? {} : withoutDefaults(schema)) };
}

/** Defaults are for writers of the API. */
function withoutDefaults({ default: _none, properties, items, anyOf, ...schema }: JsonSchema): JsonSchema {
  const parts = Object.entries(properties ?? {}).map(([name, part]) => [name, withoutDefaults(part)]);
  return {
    ...schema,
    ...(properties && { properties: Object.fromEntries(parts) as typeof properties }),
    ...(items && { items: withoutDefaults(items) }),
    ...(anyOf && { anyOf: anyOf.map(withoutDefaults) }),
  };
}

/**
 * Returns the part of a draft that rjsf gets. Leaves out the lists, which read from the draft themselves, because rjsf
 * processes all of its data on every keystroke.
 */
export function formData(model: BlockModel, registry: FieldRegistry, draft: BlockData): BlockData {
  const lists = modelFields(model, registry).filter(isComposite);
  if (lists.length === 0) return draft;
  const names = new Set(lists.map(({ name }) => name));
  return Object.fromEntries(Object.entries(draft).filter(([name]) => !names.has(name)));
}

/** Whether the values of a field consist of parts with fields of their own. */
export function isComposite({ fieldsets }: Pick<ModelField, 'fieldsets'>): boolean {
  return Object.keys(fieldsets).length > 0;
}
