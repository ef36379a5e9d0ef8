import { beforeAll, expect, test } from 'vitest';
import { newId } from '../../server/platform/ids.ts';
import { roles, type AccessLine, type Ids, type Role } from '../contract/access/access-line.ts';
import { accessMatrix } from '../contract/access/access-matrix.ts';
import { makeAccessStage, type AccessStage } from '../contract/access/access-stage.ts';
import { makeIds, prepareCall } from '../contract/access/prepare-call.ts';
import { describeSuiteWithDatabase, type Answer } from '../support/world.ts';

/** Built files, which exist only after a build, metrics, which need a separate token, and addresses that only answer 404. */
const notOfTheContract =
  /^\w+ \/((assets|brand)\/|preview\/(frame|bridge|:name)|octavo-preview|metrics$|previews$|sites$)/;

const codes: Readonly<Record<number, string>> = { 403: 'permission_denied', 404: 'not_found' };
const lines = accessMatrix.map((line) => [line.call, line] as const);
const guarded = lines.filter(([, line]) => line.answered.guest === 401);
const outsiders = ['stranger', 'admin'] as const;
const tenants = outsiders.flatMap((role) =>
  lines
    .filter(([, line]) => [400, 404].includes(line.answered[role]))
    .map(([call, line]) => [call, role, line] as const),
);

describeSuiteWithDatabase('access', (makeWorld) => {
  let stage: AccessStage;
  beforeAll(async () => {
    stage = await makeAccessStage(makeWorld);
  });

  test('is described for every route, and for nothing else', () => {
    // A HEAD is answered like the GET of its path.
    const routes = stage.app.offered
      .all()
      .filter((route) => !notOfTheContract.test(route))
      .map((route) => route.replace(/^HEAD /, 'GET '));
    const described = accessMatrix.map(({ call }) => routeOf(call, routes));
    expect(described.filter((route) => typeof route !== 'string')).toEqual([]);
    expect(routes.filter((route) => !described.includes(route))).toEqual([]);
  });

  test.each(lines)('%s gives each role the right answer', async (_name, line) => {
    let ids = await makeIds(stage, line);
    const rejected = roles.filter((role) => line.answered[role] >= 400);
    const admitted = roles.filter((role) => line.answered[role] < 400);
    expect(admitted).not.toEqual([]);
    // The rejected calls come first: after them, everything that they tried is still undone.
    for (const role of [...rejected, ...admitted]) {
      const answer = await ask(stage, { line, role, ids });
      expect([role, answer.status], answer.text).toEqual([role, line.answered[role]]);
      expect(answer.body?.['code'], role).toBe(codeFor(role, answer.status));
      if (answer.status >= 400) continue;
      if (answer.status === 204) expect(answer.text).toBe('');
      const read = line.read?.split(' ') ?? [];
      expect(Object.keys(answer.body ?? {})).toEqual(expect.arrayContaining(read));
      ids = await makeIds(stage, line);
    }
  });

  test.each(guarded)('%s is 401 with an invalid credential', async (_name, line) => {
    const bad = line.answered.site === 401 ? stage.badTokens : stage.badApiKeys;
    const ids = await makeIds(stage, line);
    const { method, path, options } = await prepareCall(stage, line, { role: 'guest', ids });
    for (const [what, authorization] of Object.entries(bad)) {
      const headers = { ...options.headers, authorization };
      const answer = await stage.call(method, path, { ...options, headers });
      expect([what, answer.status, answer.body?.['code']]).toEqual([what, 401, 'invalid_token']);
    }
  });

  test.each(tenants)('%s treats the records of others as nonexistent for %s', async (_name, role, line) => {
    const ids = await makeIds(stage, line);
    const foreign = await ask(stage, { line, role, ids });
    for (const ghosts of ghostsOf(ids, line.answered[role] === 404)) {
      const nothing = await ask(stage, { line, role, ids: ghosts });
      expect([nothing.status, nothing.text]).toEqual([foreign.status, foreign.text]);
    }
  });
});

/** The registered route of a call: the one with the fewest parameters that matches, as routers choose. */
function routeOf(call: string, routes: readonly string[]): string | { readonly unknown: string } {
  const path = call.replace(/\?.*/, '').replaceAll(/\{\w+\}/g, 'x');
  const parameters = (route: string) => route.split(/:\w+|\*/).length + (route.endsWith('*') ? 1 : 0);
  const patternOf = (route: string) =>
    new RegExp(`^${route.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+').replace('*', '.+')}$`);
  const [found] = routes
    .filter((route) => patternOf(route).test(path))
    .toSorted((a, b) => parameters(a) - parameters(b));
  return found ?? { unknown: call };
}

async function ask(
  stage: AccessStage,
  { line, role, ids }: { line: AccessLine; role: Role; ids: Ids },
): Promise<Answer> {
  const { method, path, options } = await prepareCall(stage, line, { role, ids });
  return stage.call(method, path, options);
}

function codeFor(role: Role, status: number): string | undefined {
  if (status === 401) return role === 'guest' ? 'not_authenticated' : 'invalid_token';
  return codes[status];
}

/** The same ids with one, and with all, replaced by ids that never existed or are malformed; models have no owner. */
function ghostsOf(ids: Ids, withMalformed: boolean): Ids[] {
  const names = Object.keys(ids).filter((name) => name !== 'model');
  const replace = (replaced: readonly string[], id: string) => ({
    ...ids,
    ...Object.fromEntries(replaced.map((name) => [name, id])),
  });
  const replacements = [newId(), ...(withMalformed ? ['x'] : [])];
  return replacements.flatMap((id) => [replace(names, id), ...names.map((name) => replace([name], id))]);
}
