import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { describeOnBothDatabases } from '../support/world.ts';

interface Operation {
  readonly summary?: string;
  readonly operationId?: string;
  readonly tags?: readonly string[];
  readonly security?: readonly Record<string, unknown>[];
  readonly responses: Readonly<Record<string, unknown>>;
}

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

  test('names every route that the server has', async () => {
    const world = await makeWorld();
    const { body } = await world.call<Description>('GET', '/api/openapi.json');
    expect(Object.keys(body.paths)).toContain('/api/accesses/{id}/rotate/');
    expect(Object.keys(body.paths['/api/users/{id}/'] ?? {}).toSorted()).toEqual(['delete', 'get', 'patch']);
  });
});
