import fc from 'fast-check';
import type { Operation, Schema } from '../operations.ts';
import type { KnownModel } from '../stage/stage.ts';
import { Placeholder, type Template } from '../templates.ts';
import { anyContentModel, dataOf } from './block-values.ts';
import { mostly } from './mostly.ts';
import { anyText } from './odd-values.ts';
import { anyRecord, type Hint } from './schema-values.ts';

const own = (fact: 'email' | 'password') => fc.constant(new Placeholder({ kind: 'own', fact }));

/** Almost always the actor's password, so that both fields get the same when it is asked for twice. */
const anyPassword: fc.Arbitrary<Template> = mostly(
  own('password'),
  fc.constantFrom('short', 'x'.repeat(256), 'lozinka sa šćž', 'x'.repeat(257)),
);

const anyEmail: fc.Arbitrary<Template> = fc.oneof(
  { arbitrary: own('email'), weight: 4 },
  { arbitrary: fc.nat().map((n) => `fuzz-${n}@example.test`), weight: 4 },
  { arbitrary: fc.constant(new Placeholder({ kind: 'victim_email' })), weight: 1 },
  fc.constantFrom('a@b', 'A@EXAMPLE.TEST ', 'ćao@пример.срб', '"a b"@example.test', 'a@[::1]', 'x'),
);

const anyPath: fc.Arbitrary<Template> = fc.oneof(
  { arbitrary: fc.nat({ max: 5000 }).map((n) => `/page-${n}`), weight: 6 },
  {
    arbitrary: fc.constantFrom('/', '/about', '/О нама/Ш', '/a%20b', '/a//b/', '/..', '/%2e%2e/x'),
    weight: 2,
  },
  { arbitrary: anyRecord('pages', 'url_path'), weight: 6 },
  anyText,
);

const anyOrigin = mostly(fc.constantFrom('https://site.example', 'http://localhost:8080', '*'), anyText, 8);

const byName: Readonly<Record<string, fc.Arbitrary<Template>>> = {
  email: anyEmail,
  password: anyPassword,
  current_password: anyPassword,
  confirm_password: anyPassword,
  terms_accepted: mostly(fc.constant(true), fc.constant(false), 9),
  captcha: fc.constant(new Placeholder({ kind: 'captcha' })),
  key: fc.nat({ max: 11 }).map((index) => new Placeholder({ kind: 'mailed', index })),
  url_path: anyPath,
  path: anyPath,
  allowed_origins: fc.array(anyOrigin, { maxLength: 3, size: 'max' }),
  content_model: anyContentModel,
  blocks: fc.constant(new Placeholder({ kind: 'addressed', member: 'page_blocks[].id' })),
};

/**
 * What names mean in this API: credentials, paths, ids of other records, block data. A member with an unknown name is
 * generated from its schema alone, so new operations need no entry here.
 */
export function createHint(operations: readonly Operation[], models: readonly KnownModel[]): Hint {
  const names = operations.map(({ path }) => path.split('/')[2] ?? '');
  // The collections by the name of a single record: `page` for `/api/pages/`.
  const collections = new Map(names.map((name) => [name.replace(/s$/, '').replaceAll('-', '_'), name]));
  const data = fc.oneof(...models.map(dataOf));
  return (name, schema) => {
    if (name === 'data') return data;
    if (Object.hasOwn(byName, name)) return byName[name];
    const collection = collections.get(name);
    return collection !== undefined && isId(schema) ? anyRecord(collection) : undefined;
  };
}

function isId(schema: Schema): boolean {
  const plain = schema.anyOf?.find(({ type }) => type === 'string') ?? schema;
  return plain.type === 'string' && plain.maxLength === 64 && plain.enum === undefined;
}

/** For bodies with a model and data: generates data for that model. Undefined for all others. */
export function modelledBodies(
  schema: Schema,
  models: readonly KnownModel[],
): fc.Arbitrary<{ readonly block_content_model: string; readonly data: Template }> | undefined {
  const { properties = {}, required = [] } = schema;
  if (!required.includes('data') || !('block_content_model' in properties)) return undefined;
  const type = 'page' in properties ? 'PAGE' : 'COMPONENT';
  const fitting = models.filter(({ content_model_type }) => content_model_type === type);
  return fc.oneof(
    ...fitting.map((model) => dataOf(model).map((data) => ({ block_content_model: model.id, data }))),
  );
}
