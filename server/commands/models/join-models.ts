import { innerFields, isBlank, isSame, type FileField, type ModelFile } from './model-file.ts';
import { digestOf } from './remote-models.ts';

/** What two sides made of the same thing. */
interface Sides<Part> {
  readonly base: Part;
  /** In the folder. */
  readonly mine: Part;
  /** On the server. */
  readonly theirs: Part;
}

/**
 * Joins what was changed in a file and on the server: each field with its members, and each member of the type. `conflicts` are the
 * places that both changed differently; the file then has its own version of them.
 */
export function joinModels({ base, mine, theirs }: Sides<ModelFile>): {
  readonly file: ModelFile;
  readonly conflicts: readonly string[];
} {
  const conflicts: string[] = [];
  const onConflict = (place: string) => void conflicts.push(place);
  const members = joinMembers({ base, mine, theirs }, ['fields'], onConflict);
  const fields = joinFields({ base: base.fields, mine: mine.fields, theirs: theirs.fields }, (place) =>
    onConflict(place === '' ? 'the order of the fields' : place),
  );
  const { name, type } = mine;
  return { file: { name, type, ...members, fields }, conflicts };
}

type OnConflict = (place: string) => void;
type Members = Readonly<Record<string, unknown>>;

function joinMembers(
  { base, mine, theirs }: Sides<Members>,
  except: readonly string[],
  onConflict: OnConflict,
): Members {
  const names = new Set([base, mine, theirs].flatMap((side) => Object.keys(side)));
  const joined = [...names]
    .filter((name) => !except.includes(name))
    .map((name) => {
      const [was, here, there] = [base[name], mine[name], theirs[name]];
      if (isAlike(here, was)) return [name, there] as const;
      if (!isAlike(there, was) && !isAlike(here, there)) onConflict(name);
      return [name, here] as const;
    });
  return Object.fromEntries(joined.filter(([, value]) => value !== undefined));
}

function isAlike(one: unknown, other: unknown): boolean {
  return (isBlank(one) && isBlank(other)) || isSame(one, other);
}

/** A conflict about the order of the fields has no place. */
function joinFields(
  { base, mine, theirs }: Sides<readonly FileField[]>,
  onConflict: OnConflict,
): readonly FileField[] {
  const named = (fields: readonly FileField[]) => new Map(fields.map((field) => [field.name, field]));
  const [before, here, there] = [named(base), named(mine), named(theirs)];
  const joined = new Map<string, FileField>();
  for (const name of new Set([...there.keys(), ...here.keys()])) {
    const sides = { base: before.get(name), mine: here.get(name), theirs: there.get(name) };
    const field = joinPresence(sides, onConflict);
    if (field !== undefined) joined.set(name, field);
  }
  const order = joinOrder(
    { base: [...before.keys()], mine: [...here.keys()], theirs: [...there.keys()] },
    joined,
    onConflict,
  );
  return order.flatMap((name) => joined.get(name) ?? []);
}

function joinPresence(
  { base, mine, theirs }: Sides<FileField | undefined>,
  onConflict: OnConflict,
): FileField | undefined {
  const { name } = mine ?? theirs ?? base ?? { name: '' };
  if (base === undefined) {
    if (mine !== undefined && theirs !== undefined && !isSameField(mine, theirs)) onConflict(name);
    return mine ?? theirs;
  }
  if (mine !== undefined && theirs !== undefined) return joinField({ base, mine, theirs }, onConflict);
  const left = mine ?? theirs;
  if (left === undefined || isSameField(left, base)) return undefined;
  onConflict(name);
  return mine;
}

function isSameField(one: FileField, other: FileField): boolean {
  const digest = (field: FileField) => digestOf({ name: '', type: 'PAGE', fields: [field] });
  return digest(one) === digest(other);
}

/** Options belong to a type of field, so both are one part. Those of a list are joined as well. */
function joinField({ base, mine, theirs }: Sides<FileField>, onConflict: OnConflict): FileField {
  const { name } = mine;
  const within = (place: string) => onConflict([name, place].filter((part) => part !== '').join('.'));
  const typed = ['field_type', 'field_values'];
  const members = joinMembers({ base, mine, theirs }, ['name', 'order', ...typed], within);
  const [was, here, there] = [base, mine, theirs].map(innerFields);
  const isList =
    was !== undefined &&
    here !== undefined &&
    there !== undefined &&
    mine.field_type === base.field_type &&
    theirs.field_type === base.field_type;
  const options = ({ field_values }: FileField) => field_values as Members;
  const kind = isList
    ? {
        field_type: mine.field_type,
        field_values: {
          ...joinMembers(
            { base: options(base), mine: options(mine), theirs: options(theirs) },
            ['fields'],
            within,
          ),
          fields: joinFields({ base: was, mine: here, theirs: there }, within),
        },
      }
    : (joinMembers({ base: kindOf(base), mine: kindOf(mine), theirs: kindOf(theirs) }, [], () =>
        within('field_values'),
      )['kind'] as Pick<FileField, 'field_type' | 'field_values'>);
  return { ...(members as FileField), ...kind, name };
}

function kindOf({ field_type, field_values }: FileField): Members {
  return { kind: { field_type, field_values } };
}

/** The order of the side that moved something; what only the other side has comes after what it follows there. */
function joinOrder(
  { base, mine, theirs }: Sides<readonly string[]>,
  joined: ReadonlyMap<string, unknown>,
  onConflict: OnConflict,
): readonly string[] {
  const common = (names: readonly string[]) =>
    names.filter((name) => [base, mine, theirs].every((side) => side.includes(name)));
  const [hasMoved, haveMoved] = [mine, theirs].map((side) => !isSame(common(side), common(base)));
  if (hasMoved && haveMoved && !isSame(common(mine), common(theirs))) onConflict('');
  const [lead, other] = hasMoved ? [mine, theirs] : [theirs, mine];
  const order = lead.filter((name) => joined.has(name));
  other.forEach((name, at) => {
    if (!joined.has(name) || order.includes(name)) return;
    const previous = other.slice(0, at).findLast((one) => order.includes(one));
    order.splice(previous === undefined ? 0 : order.indexOf(previous) + 1, 0, name);
  });
  return order;
}
