import { expect, it } from 'vitest';
import { allSamples } from '../../field-plugins/all-samples.ts';
import { newId } from '../../server/platform/ids.ts';
import { writePath } from '../../shared/issue-path.ts';
import { brokenExamples, brokenMembers, type MemberSchema } from '../support/nested-members.ts';
import { resolveReferences } from '../support/resolve-references.ts';
import { describeOn, type Answer } from '../support/world.ts';
import { makeContentWorld } from './content-world.ts';

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
        const broken = brokenMembers(value);
        if (broken.length === 0) continue;
        const { id: block_content_model } = await world.addModel({ value: definitions[definition] });
        for (const { place, body } of broken) {
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
