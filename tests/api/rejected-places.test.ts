import { expect, it } from 'vitest';
import { allSamples } from '../../field-plugins/all-samples.ts';
import { newId } from '../../server/platform/ids.ts';
import { writePath, type IssuePath } from '../../shared/issue-path.ts';
import { resolveReferences } from '../support/resolve-references.ts';
import { describeOn, type Answer } from '../support/world.ts';
import { makeContentWorld } from './content-world.ts';

/** The subset of JSON Schema that bodies and values of fields use. */
interface MemberSchema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, MemberSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | MemberSchema;
  readonly patternProperties?: Readonly<Record<string, MemberSchema>>;
  readonly items?: MemberSchema;
  readonly anyOf?: readonly MemberSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly minLength?: number;
  readonly minimum?: number;
  readonly readOnly?: boolean;
}

/** A body or value with one member broken, and the place of that member. */
interface Broken {
  readonly place: IssuePath;
  readonly how: 'wrong' | 'missing' | 'unknown';
  readonly body: unknown;
}

/** A value that fits, with every member and one item in every list. The first shape of a union, unless it is null. */
function completeExample(schema: MemberSchema): unknown {
  if (schema.anyOf !== undefined) return completeExample(shapeOf(schema));
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const kind = [schema.type].flat()[0];
  if (kind === 'object')
    return Object.fromEntries(members(schema).map(([name, part]) => [name, completeExample(part)]));
  if (kind === 'array') return [completeExample(schema.items ?? {})];
  if (kind === 'string') return 'a'.repeat(Math.max(1, schema.minLength ?? 0));
  if (kind === 'integer' || kind === 'number') return schema.minimum ?? 0;
  return kind === 'boolean' ? false : null;
}

/** The example, each time with another member that has a wrong type, is missing, or is unknown. */
function brokenExamples(schema: MemberSchema): readonly Broken[] {
  const whole = completeExample(schema);
  return placesIn(schema, []).map(({ place, how }) => ({ place, how, body: broken(whole, place, how) }));
}

function placesIn(schema: MemberSchema, place: IssuePath): readonly Omit<Broken, 'body'>[] {
  const wrong = place.length > 0 && isTyped(schema) ? [{ place, how: 'wrong' as const }] : [];
  // Places inside a shape are named if the value was meant as that shape.
  const shape = schema.anyOf === undefined ? schema : shapeOf(schema);
  if (shape.items !== undefined) return [...wrong, ...placesIn(shape.items, [...place, 0])];
  const missing = (shape.required ?? []).map((name) => ({
    place: [...place, name],
    how: 'missing' as const,
  }));
  const unknown =
    shape.additionalProperties === false ? [{ place: [...place, 'colours'], how: 'unknown' as const }] : [];
  return [
    ...wrong,
    ...missing,
    ...unknown,
    ...members(shape).flatMap(([name, part]) => placesIn(part, [...place, name])),
  ];
}

function isTyped(schema: MemberSchema): boolean {
  return [schema.type, schema.anyOf, schema.enum, schema.const].some((rule) => rule !== undefined);
}

function shapeOf({ anyOf = [] }: MemberSchema): MemberSchema {
  const [first = {}] = anyOf.filter(({ type }) => type !== 'null');
  return first;
}

function members({ properties = {}, ...schema }: MemberSchema): readonly (readonly [string, MemberSchema])[] {
  const any = Object.values(schema.patternProperties ?? {})[0] ?? schema.additionalProperties;
  const own = Object.entries(properties).filter(([, { readOnly }]) => readOnly !== true);
  return typeof any === 'object' ? [...own, ['title', any]] : own;
}

/** A value that fits none of our schemas with a type. */
const odd = { odd: { odd: true } };

function broken(value: unknown, [step, ...rest]: IssuePath, how: Broken['how']): unknown {
  if (step === undefined) return Array.isArray(value) || typeof value === 'object' ? 5 : odd;
  if (Array.isArray(value))
    return value.map((item: unknown, at) => (at === step ? broken(item, rest, how) : item));
  const object = value as Readonly<Record<string, unknown>>;
  const { [step]: part, ...others } = object;
  if (rest.length === 0 && how === 'missing') return others;
  if (rest.length === 0 && how === 'unknown') return { ...object, [step]: 1 };
  return { ...object, [step]: broken(part, rest, how) };
}

/** A value of a field, each time with another of its inner members of another type. */
function brokenMembers(value: unknown, place: IssuePath = []): readonly Pick<Broken, 'place' | 'body'>[] {
  const inside = Object.entries((typeof value === 'object' && value) || {}).flatMap(([name, part]) =>
    brokenMembers(part, [...place, Array.isArray(value) ? Number(name) : name]),
  );
  return place.length === 0
    ? inside.map((one) => ({ ...one, body: broken(value, one.place, 'wrong') }))
    : [{ place, body: undefined }, ...inside];
}

type Operations = Readonly<
  Record<
    string,
    {
      readonly requestBody?: {
        readonly content: Readonly<Record<string, { readonly schema: MemberSchema }>>;
      };
    }
  >
>;

describeOn('sqlite', 'A body in which one member is wrong', (makeWorld) => {
  it('is rejected with the place of the member, on every route', async () => {
    const { app, call, user, admin, createApiKey, workspace } = await makeWorld();
    await app.ready();
    const document = app.swagger() as { readonly paths: Readonly<Record<string, Operations>> };
    const paths = resolveReferences(document, document.paths);
    const owner = await user();
    const { api_key: apiKey } = await createApiKey(owner, (await workspace(owner)).id);
    const callers = [owner, await admin(), { apiKey }];
    const routes = Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).flatMap(([method, { requestBody }]) => {
        const schema = requestBody?.content['application/json']?.schema;
        return schema === undefined ? [] : [{ path, method: method.toUpperCase(), schema }];
      }),
    );
    expect(routes.length).toBeGreaterThan(30);
    let tried = 0;
    const unnamed: string[] = [];
    for (const { path, method, schema } of routes)
      for (const { place, how, body } of brokenExamples(schema)) {
        const answers: Answer[] = [];
        for (const caller of callers)
          answers.push(
            await call(method as 'POST', path.replaceAll(/\{\w+\}/g, newId()), { as: caller, body }),
          );
        // The others may not call it at all.
        const answer = answers.find(({ status }) => status === 400);
        tried += 1;
        const name = writePath(place);
        const rejected = answer?.rejected.find((one) => one.path === name);
        const said: unknown = answer?.body?.[String(place[0])];
        const message = `${place.length === 1 ? '' : `${name}: `}${rejected?.message ?? '?'}`;
        if (!Array.isArray(said) || !said.includes(message))
          unnamed.push(`${method} ${path} ${how} ${name}: ${answers.map(({ text }) => text).join(' ')}`);
      }
    expect(unnamed).toEqual([]);
    expect(tried).toBeGreaterThan(300);
  });
});

describeOn('sqlite', 'A value in which one member is wrong', (makeWorld) => {
  it('is rejected with the place of the member, for every field type', async () => {
    const world = await makeContentWorld(makeWorld);
    const unnamed: string[] = [];
    let tried = 0;
    for (const [type, { valid, definitions }] of allSamples)
      for (const [sample, { value, definition = 'default' }] of Object.entries(valid)) {
        const examples = brokenMembers(value);
        if (examples.length === 0) continue;
        const { id: block_content_model } = await world.addModel({ value: definitions[definition] });
        for (const { place, body } of examples) {
          const data = { value: body };
          const sent = { page: world.home.id, block_content_model, data };
          const { status, rejected, text } = await world.editor.post('/api/blocks/', sent);
          const name = writePath(['value', ...place]);
          tried += 1;
          if (status !== 400 || !rejected.some(({ path }) => path === name))
            unnamed.push(`${type} ${sample} ${name}: ${status} ${text}`);
        }
      }
    expect(unnamed).toEqual([]);
    expect(tried).toBeGreaterThan(100);
  });
});
