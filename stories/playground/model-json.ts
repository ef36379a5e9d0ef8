import { fieldRegistry } from '../../field-plugins/index.ts';
import type { FieldSet } from '../../field-plugins/sdk/contract/field.ts';
import { fitsSchema } from '../../field-plugins/sdk/contract/fits-schema.ts';
import type { JsonSchema } from '../../shared/json-schema.ts';
import type { BlockContentModel } from '../../shared/wire/content.ts';
import { ContentField } from '../../shared/wire/content-field.ts';
import { draftOf, modelOf, type TypeDraft } from '../../src/features/block-types/draft/type-draft.ts';

/** The data of a block type in the playground. */
export type PlayedModel = Pick<BlockContentModel, 'name' | 'content_model' | 'samples'>;

/** The model of a draft, as the API takes it. */
export function playedModel(draft: TypeDraft): PlayedModel {
  const { name, content_model, samples } = modelOf(draft, fieldRegistry);
  return { name, content_model, ...(samples.length > 0 && { samples }) };
}

/** A model, ready to edit. */
export function draftOfPlayed(model: PlayedModel): TypeDraft {
  return draftOf(typeOf(model));
}

/** The model as a block type of the API. */
export function typeOf(model: PlayedModel): BlockContentModel {
  const about = { id: 'playground', slug: 'playground', content_model_type: 'PAGE', revision: 1 } as const;
  return { ...about, ...model };
}

/** The model in a JSON text; undefined if it has none that can be shown. Errors of its fields are shown beside them. */
export function readModel(text: string): PlayedModel | undefined {
  try {
    const read: unknown = JSON.parse(text);
    return isModel(read) ? read : undefined;
  } catch {
    return undefined;
  }
}

function isModel(value: unknown): value is PlayedModel {
  if (!isRecord(value) || typeof value['name'] !== 'string' || !isFieldSet(value['content_model']))
    return false;
  const { samples = [] } = value;
  return (
    Array.isArray(samples) &&
    samples.every((one) => isRecord(one) && typeof one['name'] === 'string' && isRecord(one['data']))
  );
}

function isFieldSet(value: unknown): value is FieldSet {
  return isRecord(value) && Object.values(value).every(isField);
}

const fieldSchema = ContentField as unknown as JsonSchema;

/** A title may be empty while it is being typed. */
function isField(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { field_title: title, field_values: options } = value;
  const isShaped = fitsSchema(fieldSchema, { ...value, field_title: title || 'Title' });
  return isShaped && (!isRecord(options) || !isRecord(options['fields']) || isFieldSet(options['fields']));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
