import { Ajv } from 'ajv';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { describeOnBothDatabases } from '../support/world.ts';

interface Operation {
  readonly summary?: string;
  readonly operationId?: string;
  readonly tags?: readonly string[];
  readonly security?: readonly Record<string, unknown>[];
  readonly parameters?: readonly { readonly in: string; readonly name: string }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string | number, OperationAnswer>>;
}

interface OperationAnswer {
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly content?: Content;
}

type Content = Readonly<Record<string, { readonly schema: Readonly<Record<string, unknown>> }>>;

interface Description {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

describeOnBothDatabases('the description of the API', (makeWorld) => {
  test('is valid OpenAPI 3.1 and public', async () => {
    const world = await makeWorld();
    const { status, body } = await world.call<Description>('GET', '/api/openapi.json');
    expect([status, body.openapi]).toEqual([200, '3.1.0']);
    const { valid, errors } = await new Validator().validate(
      JSON.parse(JSON.stringify(body)) as Record<string, unknown>,
    );
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
  });

  test('gives every operation a summary, a tag, a name of its own, and its refusals', async () => {
    const world = await makeWorld();
    const { body } = await world.call<Description>('GET', '/api/openapi.json');
    const operations = Object.entries(body.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, operation })),
    );
    expect(operations.length).toBeGreaterThan(20);
    const names = operations.map(({ operation }) => operation.operationId);
    expect(new Set(names).size).toBe(operations.length);
    for (const { name, operation } of operations) {
      expect(operation.summary, name).toBeTruthy();
      expect(operation.tags, name).toHaveLength(1);
      if (operation.security !== undefined && operation.security.length > 0)
        expect(operation.responses, name).toHaveProperty('401');
    }
  });

  test('describes uploads, the headers that matter, and every refusal of a body', async () => {
    const world = await makeWorld();
    const { body } = await world.call<Description>('GET', '/api/openapi.json');
    const operation = (method: string, path: string) => {
      const found = body.paths[path]?.[method];
      if (found === undefined) throw new Error(`Nothing describes ${method} ${path}.`);
      return found;
    };
    const upload = operation('post', '/api/media/').requestBody?.content['multipart/form-data']?.schema;
    expect(upload).toMatchObject({
      required: ['file', 'workspace'],
      properties: { file: { format: 'binary' } },
    });
    const headersOf = (at: Operation) =>
      (at.parameters ?? []).filter((parameter) => parameter.in === 'header').map(({ name }) => name);
    const answerHeaders = (at: Operation, status: number) => Object.keys(at.responses[status]?.headers ?? {});
    const patch = operation('patch', '/api/pages/{id}/');
    expect(headersOf(patch)).toEqual(['Accept-Language', 'If-Match']);
    expect(headersOf(operation('delete', '/api/blocks/{id}/'))).toEqual(['Accept-Language', 'If-Match']);
    expect(answerHeaders(patch, 200)).toEqual(['ETag']);
    expect(answerHeaders(operation('get', '/api/pages/'), 200)).toEqual([]);
    const read = operation('get', '/api/delivery/pages/');
    expect(headersOf(read)).toEqual(['Accept-Language', 'If-None-Match']);
    expect([200, 301, 304].map((status) => answerHeaders(read, status))).toEqual([
      ['ETag'],
      ['Location'],
      ['ETag'],
    ]);
    expect(answerHeaders(operation('post', '/api/auth/'), 429)).toEqual(['Retry-After']);
    expect(answerHeaders(operation('get', '/api/system/ready/'), 503)).toEqual(['Retry-After']);
    for (const [path, methods] of Object.entries(body.paths))
      for (const [method, at] of Object.entries(methods)) {
        const refusals = at.requestBody === undefined ? [] : ['400', '413', '415'];
        expect(Object.keys(at.responses), `${method} ${path}`).toEqual(expect.arrayContaining(refusals));
      }
  });

  test('admits the 400s that are really answered', async () => {
    const world = await makeWorld();
    const { body } = await world.call<Description>('GET', '/api/openapi.json');
    const schema = body.paths['/api/auth/']?.['post']?.responses[400]?.content?.['application/json']?.schema;
    const admits = new Ajv({ strict: false }).compile(schema ?? {});
    const send = (sent: unknown) => world.call('POST', '/api/auth/', { body: sent });
    for (const sent of ['{', {}, { email: 'nobody@example.test', password: 'wrong' }]) {
      const answer = await send(sent);
      expect(answer.status).toBe(400);
      expect(admits(answer.body), answer.text).toBe(true);
    }
    expect(admits({ email: 'no list' })).toBe(false);
  });

  test('names every route that the server has', async () => {
    const world = await makeWorld();
    const { body } = await world.call<Description>('GET', '/api/openapi.json');
    expect(Object.keys(body.paths)).toContain('/api/accesses/{id}/rotate/');
    expect(Object.keys(body.paths['/api/users/{id}/'] ?? {}).toSorted()).toEqual(['delete', 'get', 'patch']);
  });
});
