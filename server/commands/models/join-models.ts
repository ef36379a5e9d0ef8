import { mergeById, mergeMembers, type Versions } from '../../../content-model/fields/merge.ts';
import { innerFields, type FileField, type ModelFile } from './model-file.ts';
import { digestOf } from './remote-models.ts';

/**
 * Merges the changes of a file, `mine`, and of the server, `theirs`. `conflicts` are the places that both changed
 * differently; there, the result has the version of the file.
 */
export function joinModels(versions: Versions<ModelFile>): {
  readonly file: ModelFile;
  readonly conflicts: readonly string[];
} {
  const { members, conflicts } = mergeMembers(inAll(versions, withoutFields), 'mine');
  const places = [...conflicts];
  const fields = joinFields(
    inAll(versions, (one) => one.fields),
    (place) => void places.push(place === '' ? 'the order of the fields' : place),
  );
  const { name, type } = versions.mine;
  return { file: { name, type, ...members, fields }, conflicts: places };
}

/** Called with the path of a field or member; with an empty path for the order of the fields. */
type OnConflict = (place: string) => void;

function joinFields(versions: Versions<readonly FileField[]>, onConflict: OnConflict): readonly FileField[] {
  const named = (fields: readonly FileField[]) => new Map(fields.map((field) => [field.name, field]));
  const merged = mergeById(inAll(versions, named), {
    ...{ prefer: 'mine', isSame: isSameField },
    merge: (fields) => joinField(fields, onConflict),
    onConflict: (field) => onConflict(field?.name ?? ''),
  });
  return [...merged.values()];
}

/** Merges the fields of a list separately, unless its type changed. */
function joinField(versions: Versions<FileField>, onConflict: OnConflict): FileField {
  const { base, mine, theirs } = versions;
  const { name } = mine;
  const [was, here, there] = [base, mine, theirs].map(innerFields);
  const isList = new Set([base, mine, theirs].map(({ field_type }) => field_type)).size === 1;
  const lists = isList && was && here && there ? { base: was, mine: here, theirs: there } : undefined;
  const read = ({ order: _order, ...field }: FileField) =>
    lists ? { ...field, field_values: withoutFields(field.field_values as object) } : field;
  const { members, conflicts } = mergeMembers(inAll(versions, read), 'mine');
  const within = (place: string) => onConflict([name, place].filter((part) => part !== '').join('.'));
  for (const member of conflicts) within(member);
  const field = { ...(members as FileField), name };
  if (lists === undefined) return field;
  return { ...field, field_values: { ...(field.field_values as object), fields: joinFields(lists, within) } };
}

function isSameField(one: FileField, other: FileField): boolean {
  const digest = (field: FileField) => digestOf({ name: '', type: 'PAGE', fields: [field] });
  return digest(one) === digest(other);
}

function withoutFields(members: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(members).filter(([name]) => name !== 'fields'));
}

function inAll<Value, Result>(
  { base, mine, theirs }: Versions<Value>,
  read: (value: Value) => Result,
): Versions<Result> {
  return { base: read(base), mine: read(mine), theirs: read(theirs) };
}
