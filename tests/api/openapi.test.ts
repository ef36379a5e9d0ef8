import { Validator } from '@seriousme/openapi-schema-validator';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorStatus, type ErrorCode } from '../../shared/errors.ts';
import { resolveReferences } from '../support/resolve-references.ts';
import { openWorld, type World } from '../support/world.ts';

type Schema = Readonly<Record<string, unknown>>;

interface Operation {
  readonly summary?: string;
  readonly description?: string;
  readonly operationId?: string;
  readonly tags?: readonly string[];
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly parameters?: readonly {
    readonly in: string;
    readonly name: string;
    readonly description?: string;
  }[];
  readonly requestBody?: { readonly required: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string | number, OperationAnswer>>;
}

interface OperationAnswer {
  readonly description: string;
  readonly headers?: Readonly<Record<string, { readonly description?: string; readonly required?: boolean }>>;
  readonly content?: Content;
}

type Content = Readonly<Record<string, { readonly schema: Schema }>>;

interface Description {
  readonly openapi: string;
  readonly tags: readonly { readonly name: string; readonly description?: string }[];
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** Linter rules that our contract breaks on purpose. */
const rulesNotKept = {
  // Paths end in a slash (spec section 7).
  'no-path-trailing-slash': 'off',
  // Signing in with another provider only ever redirects.
  'operation-2xx-response': 'off',
} as const;

describe('the description of the API', () => {
  let world: Awaited<ReturnType<typeof openWorld>>;
  beforeAll(async () => {
    world = await openWorld('sqlite');
  });
  afterAll(() => world.close());

  test('is valid OpenAPI 3.1 and public', async () => {
    const { text, document } = await read(world);
    expect(document.openapi).toBe('3.1.0');
    const { valid, errors } = await new Validator().validate(JSON.parse(text) as Record<string, unknown>);
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
  });

  test('passes the recommended rules of a public linter', async () => {
    const { text } = await read(world);
    const config = await createConfig({ extends: ['recommended'], rules: rulesNotKept });
    const found = await lintFromString({ source: text, config });
    expect(
      found.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`),
    ).toEqual([]);
  });

  test('describes every parameter, header, answer and member', async () => {
    const { operations } = await read(world);
    const silent = operations.flatMap(({ name, operation }) => [
      ...(operation.parameters ?? [])
        .filter(({ description }) => !description)
        .map((parameter) => `${name}, parameter ${parameter.name}`),
      ...undescribed(operation.requestBody?.content, `${name}, body`),
      ...Object.entries(operation.responses).flatMap(([status, answer]) => [
        ...(answer.description === 'Default Response' ? [`${name}, ${status}`] : []),
        ...Object.entries(answer.headers ?? {})
          .filter(([, { description }]) => !description)
          .map(([header]) => `${name}, ${status}, header ${header}`),
        ...undescribed(answer.content, `${name}, ${status}`),
      ]),
    ]);
    expect(silent).toEqual([]);
  });

  test('names the codes of every error, and every code somewhere', async () => {
    const { operations } = await read(world);
    const named = operations.flatMap(({ name, operation }) =>
      Object.entries(operation.responses).flatMap(([status, { content }]) => {
        const schema = content?.['application/json']?.schema;
        if (Number(status) < 400 || schema === undefined) return [];
        const codes = codesOf(schema);
        expect([name, status, codes.length > 0 || status === '400']).toEqual([name, status, true]);
        for (const code of codes)
          expect([name, code, errorStatus[code]]).toEqual([name, code, Number(status)]);
        return codes;
      }),
    );
    // Every operation rejects other hosts, and a method that a path does not support is not an operation.
    expect(Object.keys(errorStatus).filter((code) => !named.includes(code as ErrorCode))).toEqual([
      'method_not_allowed',
      'misdirected',
    ]);
  });

  test('describes uploads, optional parts, and the headers that matter', async () => {
    const { operation } = await read(world);
    const upload = operation('post', '/api/media/').requestBody?.content['multipart/form-data']?.schema;
    expect(upload).toMatchObject({
      required: ['file', 'workspace'],
      properties: { file: { format: 'binary' } },
    });
    expect(operation('delete', '/api/users/{id}/').requestBody?.required).toBe(false);
    const apply = '/api/block-content-models/{id}/plans/{plan}/apply/';
    expect(operation('post', apply).requestBody?.required).toBe(false);
    expect(operation('post', '/api/pages/').requestBody?.required).toBe(true);

    const headersOf = (at: Operation) =>
      (at.parameters ?? []).filter((parameter) => parameter.in === 'header').map(({ name }) => name);
    const answerHeaders = (at: Operation, status: number) => Object.keys(at.responses[status]?.headers ?? {});
    const patch = operation('patch', '/api/pages/{id}/');
    expect(headersOf(patch)).toEqual(['Accept-Language', 'If-Match']);
    expect(headersOf(operation('delete', '/api/blocks/{id}/'))).toEqual(['Accept-Language', 'If-Match']);
    expect(headersOf(operation('post', '/api/blocks/'))).toEqual(['Accept-Language', 'Idempotency-Key']);
    expect(headersOf(operation('post', '/api/auth/'))).toEqual(['Accept-Language']);
    expect(answerHeaders(patch, 200)).toEqual(['ETag']);
    expect(answerHeaders(operation('get', '/api/pages/'), 200)).toEqual([]);
    const delivered = operation('get', '/api/delivery/pages/');
    expect(headersOf(delivered)).toEqual(['Accept-Language', 'If-None-Match']);
    expect([200, 301, 304].map((status) => answerHeaders(delivered, status))).toEqual([
      ['ETag'],
      ['Location'],
      ['ETag'],
    ]);
    const { headers } = operation('post', '/api/auth/').responses[429] ?? {};
    expect(headers?.['Retry-After']?.required).toBe(true);
  });

  test('names every route of the server, with its methods', async () => {
    const { operations } = await read(world);
    const routes = world.app.offered
      .all()
      .filter(
        (route) =>
          !/^(HEAD|OPTIONS) |^\w+ \/(assets|brand|media|locales|site-design|site-fonts|sites|previews?|octavo-preview\.js)\b/.test(
            route,
          ),
      )
      .map((route) => route.replaceAll(/:(\w+)/g, '{$1}'));
    expect(operations.map(({ name }) => name).toSorted()).toEqual(
      routes.map((route) => route.replace(/^\w+/, (method) => method.toLowerCase())).toSorted(),
    );
  });
});

async function read({ guest }: World) {
  const { status, text, body: document } = await guest.get<Description>('/api/openapi.json');
  expect(status).toBe(200);
  const paths = resolveReferences(document, document.paths);
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, operation })),
  );
  const operation = (method: string, path: string) => {
    const found = paths[path]?.[method];
    if (found === undefined) throw new Error(`Nothing describes ${method} ${path}.`);
    return found;
  };
  return { text, document, operations, operation };
}

function undescribed(content: Content | undefined, at: string): string[] {
  return Object.values(content ?? {}).flatMap(({ schema }) => silentMembers(schema, at));
}

/** The places where a member, or a named value, has no description, at any depth. */
function silentMembers(schema: unknown, at: string, isMember = false): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { description, properties, patternProperties, items, anyOf } = schema as Readonly<
    Record<string, object | undefined>
  >;
  return [
    ...(isMember && !description ? [at] : []),
    ...Object.entries({ ...properties, ...patternProperties }).flatMap(([name, member]) =>
      silentMembers(member, `${at}.${name}`, true),
    ),
    ...silentMembers(items, `${at}[]`),
    ...Object.values(anyOf ?? {}).flatMap((choice) => silentMembers(choice, at)),
  ];
}

/** The codes that a schema of errors allows. */
function codesOf(schema: Schema): ErrorCode[] {
  const { properties, anyOf } = schema as {
    readonly properties?: Readonly<
      Record<string, { readonly enum?: readonly ErrorCode[]; readonly const?: ErrorCode }>
    >;
    readonly anyOf?: readonly Schema[];
  };
  const code = properties?.['code'];
  const named = code?.enum ?? (code?.const === undefined ? [] : [code.const]);
  return [...named, ...(anyOf ?? []).flatMap(codesOf)];
}
