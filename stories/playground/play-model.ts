import type { FieldDefinition } from '../../field-plugins/sdk/contract/field.ts';
import type { BlockContentModel } from '../../shared/wire/content.ts';

/** A field of a model that is being edited; `uid` identifies it while its name is typed. */
export interface PlayField {
  readonly uid: number;
  readonly name: string;
  readonly definition: FieldDefinition;
}

/** A content model that is being edited, with its fields in order. */
export interface PlayModel {
  readonly title: string;
  readonly fields: readonly PlayField[];
}

/** A valid field name; the API requires the same. */
export const fieldNamePattern = /^[a-z][a-z0-9_]*$/;

export function playModel({
  name,
  content_model,
}: Pick<BlockContentModel, 'name' | 'content_model'>): PlayModel {
  const fields = Object.entries(content_model)
    .toSorted(([, one], [, other]) => one.order - other.order)
    .map(([field, definition], uid) => ({ uid, name: field, definition }));
  return { title: name, fields };
}

/** The model as the API would send it. Fields without a valid name are left out. */
export function contentModel({ title, fields }: PlayModel): BlockContentModel {
  const named = fields.filter((field, at) => nameProblem(fields, at) === undefined);
  const content_model = Object.fromEntries(
    named.map(({ name, definition }, order) => [name, { ...definition, order }]),
  );
  return {
    ...{ id: 'playground', name: title, slug: 'playground' },
    ...{ content_model_type: 'PAGE', content_model, revision: 1 },
  };
}

/** Why the name of a field is not valid. */
export function nameProblem(fields: readonly PlayField[], at: number): string | undefined {
  const name = fields[at]?.name ?? '';
  if (!fieldNamePattern.test(name)) return 'Small letters, digits and _, beginning with a letter.';
  return fields.findIndex((field) => field.name === name) < at ? 'Another field has this name.' : undefined;
}

export function fieldAdded(model: PlayModel, type: string): PlayModel {
  const uid = Math.max(-1, ...model.fields.map((field) => field.uid)) + 1;
  const names = new Set(model.fields.map((field) => field.name));
  const base = type.replaceAll('-', '_');
  const numbered = Array.from({ length: names.size + 1 }, (_, at) => (at === 0 ? base : `${base}_${at + 1}`));
  const name = numbered.find((one) => !names.has(one)) ?? base;
  const definition: FieldDefinition = {
    ...{ field_type: type, field_title: name, required: false },
    ...{ order: model.fields.length, field_values: null },
  };
  return { ...model, fields: [...model.fields, { uid, name, definition }] };
}

export function fieldChanged(model: PlayModel, at: number, changes: Partial<PlayField>): PlayModel {
  const field = model.fields[at];
  return field === undefined ? model : { ...model, fields: model.fields.with(at, { ...field, ...changes }) };
}

export function fieldRemoved(model: PlayModel, at: number): PlayModel {
  return { ...model, fields: model.fields.toSpliced(at, 1) };
}

export function fieldMoved(model: PlayModel, at: number, to: number): PlayModel {
  const field = model.fields[at];
  if (field === undefined || to < 0 || to >= model.fields.length) return model;
  return { ...model, fields: model.fields.toSpliced(at, 1).toSpliced(to, 0, field) };
}
