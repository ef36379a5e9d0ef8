type Json = Readonly<Record<string, unknown>>;

/**
 * A part of an OpenAPI document with its schema references resolved. Members next to a reference narrow the schema, such as the
 * codes of an error. A recursive schema stays open below a certain depth.
 */
export function resolveReferences<Part>(document: object, part: Part, depth = 0): Part {
  const resolve = <Value>(value: Value) => resolveReferences(document, value, depth + 1);
  if (Array.isArray(part)) return part.map(resolve) as Part;
  if (!isObject(part)) return part;
  if (depth > 40) return {} as Part;
  const { $ref, ...beside } = part;
  const own = Object.fromEntries(Object.entries(beside).map(([key, member]) => [key, resolve(member)]));
  if (typeof $ref !== 'string') return own as Part;
  const target: Json = resolve(lookUp(document, $ref) as Json);
  const properties = { ...(target['properties'] as Json), ...(own['properties'] as Json) };
  return { ...target, ...own, ...('properties' in target && { properties }) } as Part;
}

function lookUp(document: object, reference: string): unknown {
  const keys = reference
    .replace(/^#\//, '')
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  const found = keys.reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), document);
  if (found === undefined) throw new Error(`The document has nothing at ${reference}.`);
  return found;
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
