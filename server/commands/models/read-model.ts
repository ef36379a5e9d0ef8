import { CommandFailure } from '../command.ts';
import { innerFields, isField, isFieldMap, isRecord, type FileField, type ModelFile } from './model-file.ts';

/** Parses a block type. Throws `CommandFailure` if the text is invalid. */
export function readModel(text: string, name: string): ModelFile {
  const read = parseFile(text, name);
  const wrong = (what: string) => new CommandFailure(`${name}: ${what}.`);
  if (!isRecord(read)) throw wrong('it must hold an object');
  const { name: title, type, fields } = read as Partial<ModelFile>;
  if (typeof title !== 'string') throw wrong('"name" must be a text');
  if (type !== 'PAGE' && type !== 'COMPONENT') throw wrong('"type" must be "PAGE" or "COMPONENT"');
  if (!isFieldList(fields)) throw wrong(`"fields" ${mustBeFields}`);
  const faults = faultsIn(fields, []);
  if (faults.length > 0) throw new CommandFailure(faults.map((fault) => `${name}, ${fault}.`).join('\n'));
  return { ...(read as ModelFile), fields: fields.map(completed) };
}

/** Parses a JSON file. Some editors put a byte order mark before the content. */
export function parseFile(text: string, name: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, '')) as unknown;
  } catch (error) {
    throw new CommandFailure(
      `${name} is no JSON: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
}

/** A field as on the server. A file may leave out members that have one sensible value. */
function completed(field: FileField): FileField {
  const { required = false, field_values = null } = field as Partial<FileField>;
  const inner = innerFields(field)?.map(completed);
  return {
    ...field,
    required,
    field_values: inner === undefined ? field_values : { ...(field_values as object), fields: inner },
  };
}

const mustBeFields = 'must be a list of objects, each with a "name"';

/** Faults that make fields indistinguishable, each with its place in the file. */
function faultsIn(fields: readonly FileField[], within: readonly string[]): readonly string[] {
  const names = fields.map(({ name }) => name);
  return fields.flatMap(({ name, field_values }, at) => {
    const place = [...within, name];
    const inner = isRecord(field_values) ? field_values['fields'] : undefined;
    const isMeantAsFields =
      isFieldMap(inner) ||
      (Array.isArray(inner) && inner.some((one) => isRecord(one) && 'field_type' in one));
    return [
      ...(names.indexOf(name) < at ? [`${place.join('.')}: another field has this name`] : []),
      ...(isMeantAsFields && !isFieldList(inner)
        ? [`${[...place, 'field_values', 'fields'].join('.')}: it ${mustBeFields}`]
        : []),
      ...(isMeantAsFields && isFieldList(inner) ? faultsIn(inner, place) : []),
    ];
  });
}

function isFieldList(fields: unknown): fields is readonly FileField[] {
  return Array.isArray(fields) && fields.every((field) => isField(field) && field.name !== '');
}
