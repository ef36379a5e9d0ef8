import { expect, it } from 'vitest';
import { validateBlock, type ValidatedBlock } from '../../content-model/validate-block.ts';
import { normalizeData } from '../../content-model/normalize-data.ts';
import { fieldRegistry } from '../../field-plugins/index.ts';
import type { ReferenceLookup } from '../../field-plugins/sdk/contract/field.ts';
import type { Block, ReferringContent } from '../../shared/wire/content.ts';
import type { DeliveryPage } from '../../shared/wire/delivery.ts';
import { createContentModels } from '../../src/editor/store/content-models.ts';
import { fc } from '../../tools/seeded.ts';
import { pngOf } from '../support/odd-images.ts';
import { describeOn } from '../support/world.ts';
import { bodyOf } from './content-world.ts';
import { makeHostedWorld, slug, type HostedWorld } from './hosted-world.ts';
import { renderBlock } from './random/render-block.ts';
import { openInForm } from './random/open-in-form.ts';
import { forbidden } from './random/random-targets.ts';
import { randomWorld } from './random/random-world.ts';
import { knownOf, lookupOf, makeRecords, withRecords } from './random/records.ts';
import { validateByPlugins, names, namesWith, shownReferences, unpublished } from './random/verdicts.ts';

describeOn('sqlite', 'Random models and values', (makeWorld) => {
  async function start() {
    const hosted = await makeHostedWorld(makeWorld);
    const as = hosted.editor;
    const { api_key: apiKey } = await hosted.createApiKey(as, hosted.site.id, {});
    const other = await hosted.workspace(as, { title: 'Other' });
    const elsewhere = await hosted.page(as, other.id, { title: 'Elsewhere' });
    const image = bodyOf(await hosted.upload(pngOf(8, 6)), 201);
    return { hosted, as, apiKey, standing: { image, elsewhere: elsewhere.id } };
  }

  it('are validated, referenced, delivered and rendered alike by the form, the server, the preview and the plugins', async () => {
    const { hosted, as, apiKey, standing } = await start();
    const seen = { rejected: 0, foreign: 0, unpublished: 0, live: 0, referring: 0 };
    let pages = 0;
    await fc.assert(
      fc.asyncProperty(randomWorld, async ({ content_model, all }) => {
        const model = await hosted.addModel(content_model);
        const path = `/random-${(pages += 1)}`;
        const { id } = await hosted.page(as, hosted.site.id, { title: 'Random', url_path: path });
        const records = await makeRecords(hosted, path, standing);
        const bad = forbidden.map((name) => records.ids[name]);
        const form = createContentModels([model], fieldRegistry);
        const stored: ValidatedBlock[] = [];
        const accepted: string[] = [];
        const used = new Set<string>();
        for (const random of all) {
          const data = withRecords(random, records);
          const validated = validateBlock(model, data, fieldRegistry);
          const wrong = names(validated, validated.issues);
          // The form has the same data, with all that was left out.
          const draft = normalizeData(model, data, fieldRegistry);
          const shown = form.openIssues({ modelId: model.id, draft, saved: null });
          expect(names(validateBlock(model, draft, fieldRegistry), shown)).toEqual(wrong);
          validateByPlugins(validated, noRecords);
          const foreign = namesWith(bad, content_model, data).toSorted();
          const expected = wrong.length > 0 ? wrong : foreign;
          const answer = await hosted.call<Block>('POST', '/api/blocks/', {
            as,
            body: { page: id, block_content_model: model.id, data },
          });
          expect([answer.status, expected], answer.text).toEqual([
            expected.length === 0 ? 201 : 400,
            expected,
          ]);
          if (answer.status === 400) {
            seen[wrong.length > 0 ? 'rejected' : 'foreign'] += 1;
            expect(Object.keys(answer.body).toSorted()).toEqual(expected);
            continue;
          }
          accepted.push(answer.body.id);
          const kept = validateBlock(model, answer.body.data, fieldRegistry);
          stored.push(kept);
          // The server fills in the current data of the records, and changes nothing else.
          expect(kept.references).toEqual(validated.references);
          expect(kept.issues).toEqual(validated.issues);
          for (const [name, one] of Object.entries(records.ids))
            if (namesWith([one], content_model, data).length > 0) used.add(name);
        }
        for (const name of ['live', 'draft', 'withdrawn'] as const) {
          const at = `/api/pages/${records.ids[name]}/references/`;
          expect(await sourcesOf(hosted, at), name).toEqual(used.has(name) ? [id] : []);
        }
        const at = `/api/media/${records.ids.deleted}/references/?workspace=${hosted.site.id}`;
        expect(await sourcesOf(hosted, at)).toEqual(used.has('deleted') ? [id] : []);

        const open = unpublished(stored);
        const listed = open.flatMap((found, index) =>
          found.map((name) => `page_blocks.${accepted[index]}.${name}`),
        );
        expect(openInForm(model, stored, accepted).toSorted()).toEqual(listed.toSorted());
        const published = await hosted.publish(id);
        expect([published.status, listed], published.text).toEqual([listed.length === 0 ? 200 : 400, listed]);
        if (listed.length > 0) {
          seen.unpublished += 1;
          expect(Object.keys(published.body).toSorted()).toEqual(listed.toSorted());
          return;
        }
        seen.live += 1;
        if (used.size > 0) seen.referring += 1;

        await records.takeAway();
        const delivered = await hosted.call<DeliveryPage>('GET', `/api/delivery/pages/?path=${path}`, {
          as: { apiKey },
        });
        const { text: html } = await hosted.visit(path);
        const lookup = lookupOf(records, 'https://octavo.example');
        for (const [index, { data }] of bodyOf(delivered, 200).blocks.entries()) {
          const validated = stored[index];
          if (validated === undefined) throw new Error('There are more blocks than were sent.');
          expect(data).toEqual(validateBlock(model, validated.data, fieldRegistry).deliver(lookup));
          expect(Object.keys(data)).toEqual(validated.shown.map(({ field: { name } }) => name));
          validateByPlugins(validated, lookup);
          const block = { model, data: validated.data };
          const known = knownOf(records, 'https://octavo.example');
          expect(renderBlock({ ...block, known, output: 'data' })?.data).toEqual(data);
          const { media, pages: linked } = shownReferences(validated);
          const missing = renderBlock({
            ...block,
            known: { images: [], pages: [] },
            output: 'data',
          })?.missing;
          expect(missing?.images.toSorted()).toEqual([...new Set(media)].toSorted());
          expect(missing?.pages.toSorted()).toEqual([...new Set(linked)].toSorted());
          const rendered = renderBlock({ ...block, known: knownOf(records, ''), output: 'html' })?.html;
          if (index > 0) expect(html.replaceAll(`"/sites/${slug}/`, '"/')).toContain(rendered);
        }
      }),
      { numRuns: 60 },
    );
    // Each of them happens often enough to be meaningful.
    for (const [outcome, count] of Object.entries(seen)) expect(count, outcome).toBeGreaterThan(4);
  });
});

const noRecords: ReferenceLookup = { media: () => undefined, page: () => undefined };

/** The pages that refer to a record. */
async function sourcesOf({ call, editor: as }: HostedWorld, at: string): Promise<readonly unknown[]> {
  const { results } = bodyOf(await call<ReferringContent>('GET', at, { as }), 200);
  return [...new Set(results.map(({ page }) => page))];
}
