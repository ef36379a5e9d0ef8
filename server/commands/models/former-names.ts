import type { FileField } from './model-file.ts';

/** A field of the server that a field of the file goes on with: the one it is, or the one it was. */
export type Sources = ReadonlyMap<FileField, FileField>;

/**
 * Which field of the server each field of a file goes on with. A name that the server has is that field, unless another field
 * says that it was called so and has a name that the server does not know: then the name is free for the next.
 */
export function findSources(was: readonly FileField[], now: readonly FileField[]): Sources {
  const before = new Map(was.map((field) => [field.name, field]));
  const after = new Map(now.map((field) => [field.name, field]));
  const sources = new Map<FileField, FileField>();
  const taken = new Set<FileField>();
  for (const field of now) {
    // Whoever gives its name up may take that of the next.
    let next = before.has(field.name) ? undefined : field;
    while (next !== undefined) {
      const source: FileField | undefined = before.get(next.former ?? next.name);
      if (source === undefined || taken.has(source)) break;
      sources.set(next, source);
      taken.add(source);
      next = after.get(source.name);
    }
  }
  for (const field of now) {
    const source = before.get(field.name);
    if (source !== undefined && !taken.has(source) && !sources.has(field)) sources.set(field, source);
  }
  return sources;
}

/** Fields whose former names cannot be followed, by name, and why. */
export function unclearNames(
  was: readonly FileField[],
  now: readonly FileField[],
  sources: Sources,
): ReadonlyMap<string, string> {
  const before = new Set(was.map(({ name }) => name));
  const after = new Map(now.map((field) => [field.name, field]));
  const taken = new Set([...sources.values()].map(({ name }) => name));
  const reasonOf = (field: FileField): string | undefined => {
    const { name, former = name } = field;
    if (former === name || !before.has(former)) return undefined;
    if (!sources.has(field)) return `another field was called "${former}" as well`;
    const others = otherNamesInCircle(field, { before, after });
    if (others.length > 0)
      return `it cannot swap names with ${others.join(', ')} at once. Push a third name for one of them first`;
    // The file goes on with one of both, and does not say which.
    return before.has(name) && !after.has(former) && !taken.has(former)
      ? `the server has "${former}" as well. Leave out "former", or push without the field "${name}" first`
      : undefined;
  };
  return new Map(
    now.flatMap((field) => {
      const reason = reasonOf(field);
      return reason === undefined ? [] : [[field.name, reason]];
    }),
  );
}

/** The names that a field changes with others in a circle; none if it does not. */
function otherNamesInCircle(
  { name, former }: FileField,
  { before, after }: { before: ReadonlySet<string>; after: ReadonlyMap<string, FileField> },
): readonly string[] {
  const seen = new Set([name]);
  let from = former;
  while (from !== undefined && before.has(from) && !seen.has(from)) {
    seen.add(from);
    from = after.get(from)?.former;
  }
  return from === name && before.has(name) ? [...seen].slice(1) : [];
}
