import { isRecord } from '../../../shared/is-record.ts';
import { CommandFailure } from '../command.ts';
import { fieldsOf, innerOf, isFieldList, type FileField, type ModelFile } from './model-file.ts';

/** Parses a block type. Throws `CommandFailure` if the text is invalid. */
export function readModel(text: string, name: string): ModelFile {
  const read = parseFile(text, name);
  const wrong = (what: string) => new CommandFailure(`${name}: ${what}.`);
  if (!isRecord(read)) throw wrong('it must hold an object');
  const { name: title, type, fields, ...members } = read;
  if (typeof title !== 'string') throw wrong('"name" must be a text');
  if (type !== 'PAGE' && type !== 'COMPONENT') throw wrong('"type" must be "PAGE" or "COMPONENT"');
  if (!isFieldList(fields)) throw wrong(`"fields" ${mustBeFields}`);
  const faults = faultsIn(fields, []);
  if (faults.length > 0) throw new CommandFailure(faults.map((fault) => `${name}, ${fault}.`).join('\n'));
  return { ...members, name: title, content_model_type: type, content_model: fieldsOf(fields) };
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

const mustBeFields = 'must be a list of objects, each with a "name"';

/** Faults that make fields indistinguishable, each with its place in the file. */
function faultsIn(fields: readonly FileField[], within: readonly string[]): readonly string[] {
  const names = fields.map(({ name }) => name);
  return fields.flatMap((field, at) => {
    const place = [...within, field.name];
    const inner = innerOf(field) ?? [];
    return [
      ...(names.indexOf(field.name) < at ? [`${place.join('.')}: another field has this name`] : []),
      ...(isFieldList(inner)
        ? faultsIn(inner, place)
        : [`${[...place, 'field_values', 'fields'].join('.')}: it ${mustBeFields}`]),
    ];
  });
}
