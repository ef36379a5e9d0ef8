import { expect, it } from 'vitest';
import { allSamples } from '../../field-plugins/all-samples.ts';
import { newId } from '../../server/platform/ids.ts';
import { fieldRegistry } from '../../field-plugins/index.ts';
import type { FieldSamples } from '../../field-plugins/sdk/contract/samples.ts';
import { completeData } from '../../content-model/complete-data.ts';
import { validateBlock } from '../../content-model/validate-block.ts';
import { describeWithDatabase } from '../support/world.ts';
import { bodyOf, makeContentWorld, type ContentWorld } from './content-world.ts';
import { flatPng } from '../support/flat-png.ts';

/** A model for each definition in the samples, with one field called `value`. */
async function modelsOf(world: ContentWorld, samples: FieldSamples) {
  const models = new Map<string, Awaited<ReturnType<ContentWorld['addModel']>>>();
  for (const [name, definition] of Object.entries(samples.definitions))
    models.set(name, await world.addModel({ value: definition }));
  return (name = 'default') => {
    const model = models.get(name);
    if (model === undefined) throw new Error(`No definition "${name}".`);
    return model;
  };
}

/** Samples reference records by their own ids: replaces each with a real one, equal ids by equal ones. */
async function realReferences(
  world: ContentWorld,
  text: string,
  ids: { media: readonly string[]; pages: readonly string[] },
) {
  const bytes = await flatPng();
  let real = text;
  for (const id of ids.media)
    real = real.replaceAll(`"${id}"`, `"${bodyOf(await world.upload(bytes), 201).id}"`);
  for (const id of ids.pages) {
    const page = await world.page(world.editor, world.site.id, { url_path: `/${newId()}` });
    real = real.replaceAll(`"${id}"`, `"${page.id}"`);
  }
  return JSON.parse(real) as unknown;
}

describeWithDatabase('The server and the form', (makeWorld) => {
  for (const [type, samples] of allSamples) {
    it(`agree on every sample of ${type}`, async () => {
      const world = await makeContentWorld(makeWorld);
      const modelOf = await modelsOf(world, samples);
      const send = (model: { id: string }, value: unknown) =>
        world.editor.post('/api/blocks/', {
          page: world.home.id,
          block_content_model: model.id,
          data: { value },
        });
      for (const [name, { value, definition }] of Object.entries(samples.valid)) {
        const model = modelOf(definition);
        const references = validateBlock(model, { value }, fieldRegistry).references;
        const answer = await send(model, await realReferences(world, JSON.stringify(value), references));
        expect([name, answer.status, answer.status === 201 ? '' : answer.text]).toEqual([name, 201, '']);
      }
      for (const [name, { value, definition, issues }] of Object.entries(samples.invalid)) {
        const model = modelOf(definition);
        const { translations } = world.dependencies;
        const expected = issues.map((issue) =>
          translations.translate('en', 'fields', issue.key, issue.params),
        );
        const answer = await send(model, value);
        // A writer of the API may omit members that a form always has.
        const complete = completeData(model, { value }, fieldRegistry);
        if (Object.keys(validateBlock(model, complete, fieldRegistry).issues).length === 0) {
          const { references } = validateBlock(model, complete, fieldRegistry);
          const real = await realReferences(world, JSON.stringify(value), references);
          expect([name, (await send(model, real)).status]).toEqual([name, 201]);
          continue;
        }
        const said = answer.rejected.map(({ message }) => message);
        // The server reports more about a wrong type than the form, which cannot show such a value.
        const isShape = issues.every(({ key }) => key === 'common.wrong_type');
        expect([name, answer.status, isShape ? said.length > 0 : said]).toEqual([
          name,
          400,
          isShape ? true : expected,
        ]);
        expect(Object.keys(answer.body)).toEqual(
          Object.keys(validateBlock(model, { value }, fieldRegistry).issues),
        );
      }
    });
  }
});
