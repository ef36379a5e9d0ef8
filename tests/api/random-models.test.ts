import { expect, it } from 'vitest';
import { deliverBlock } from '../../content-model/deliver-block.ts';
import { examineBlock, type ExaminedBlock } from '../../content-model/examine-block.ts';
import { modelFields } from '../../content-model/model-fields.ts';
import { normalizeData } from '../../content-model/normalize-data.ts';
import { pageIssues } from '../../content-model/page-issues.ts';
import { namePlace } from '../../content-model/walk-fields.ts';
import { field } from '../../content-model/testing.ts';
import { fieldRegistry } from '../../field-plugins/index.ts';
import { fieldRenderers } from '../../field-plugins/renders.ts';
import type { FieldCondition, FieldDefinition, FieldSet } from '../../field-plugins/sdk/contract/field.ts';
import { issuesOf } from '../../field-plugins/sdk/testing/issues-of.ts';
import siteWords from '../../locales/en/site.json' with { type: 'json' };
import type { Block, BlockContentModel, BlockData } from '../../shared/wire/content.ts';
import type { DeliveryPage } from '../../shared/wire/delivery.ts';
import { createDrawer } from '../../src/drawing/create-drawer.ts';
import type { DrawnBlock } from '../../src/drawing/drawing-messages.ts';
import { createContentModels } from '../../src/editor/store/content-models.ts';
import { fc } from '../../tools/seeded.ts';
import { describeOn } from '../support/world.ts';
import { bodyOf } from './content-world.ts';
import { makeHostedWorld } from './hosted-world.ts';

const choices = ['film', 'picture'];
const page = '0199a001-0000-7000-8000-000000000009';

/** Types, and a condition that can be about a field of each. */
const leaves: readonly (readonly [FieldDefinition, FieldCondition])[] = [
  [field('text', { default: 'film' }), { field: '', is: 'film' }],
  [field('text', { pattern: { regex: '[a-z]+', message: 'Small letters.' } }), { field: '', is_empty: true }],
  [field('select', { field_values: choices }), { field: '', one_of: ['film', ''] }],
  [field('checkbox'), { field: '', is_not: true }],
  [field('number'), { field: '', more_than: 3 }],
  [field('date'), { field: '', less_than: '2026-06-01' }],
  [field('email'), { field: '', is_empty: false }],
  [field('link', { field_values: { multiple: true } }), { field: '', is_empty: false }],
];

interface Sketch {
  readonly leaf: number;
  readonly required: 'never' | 'always' | 'publishing';
  readonly unique: boolean;
  /** Which earlier field decides whether this one is shown, if any. */
  readonly after: number;
  readonly any: boolean;
  readonly inner: readonly Sketch[];
}

function sketch(levels: number): fc.Arbitrary<Sketch> {
  return fc.record({
    leaf: fc.nat(leaves.length - 1),
    required: fc.constantFrom('never', 'never', 'never', 'always', 'publishing'),
    unique: fc.constantFrom(...Array.from({ length: 7 }, () => false), true),
    after: fc.integer({ min: -1, max: 2 }),
    any: fc.boolean(),
    inner: levels === 0 ? fc.constant([]) : fc.array(sketch(levels - 1), { maxLength: 3 }),
  });
}

/** A content model: conditions are about fields before them, so that they never go in circles. */
function modelOf(sketches: readonly Sketch[]): FieldSet {
  const fields = sketches.map((one, index): [string, FieldDefinition] => {
    const [leaf] = leaves[one.leaf] ?? [field('text')];
    const isList = one.inner.length > 0;
    const own = isList ? field('list', { field_values: { fields: modelOf(one.inner) } }) : leaf;
    const other = sketches[one.after];
    const condition =
      one.after < 0 || one.after >= index || other === undefined ? undefined : conditionOn(other, one.after);
    return [
      `f${index}`,
      {
        ...own,
        order: index,
        required: one.required === 'always',
        ...(one.required === 'publishing' && { required_for: 'publishing' }),
        ...(one.unique && { unique: true }),
        ...(condition && { shown_when: one.any ? { any: [condition] } : { all: [condition] } }),
      },
    ];
  });
  return Object.fromEntries(fields);
}

function conditionOn({ leaf, inner }: Sketch, index: number): FieldCondition {
  const condition = inner.length > 0 ? { is_empty: false } : leaves[leaf]?.[1];
  return { ...condition, field: `f${index}` };
}

const value = fc.constantFrom<unknown>(
  ...['film', 'picture', '', 'Words', 'a@example.com', '2026-01-02', '2026-11-26', '12'],
  ...[0, 5, true, false, null, [], {}, undefined, [page]],
);

/** Values that fit, by type, so that many blocks are accepted. */
const fitting: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  text: fc.constantFrom('film', 'words', '', 'other'),
  select: fc.constantFrom('', ...choices),
  checkbox: fc.boolean(),
  number: fc.constantFrom(null, 2, 5),
  date: fc.constantFrom('', '2026-01-02', '2026-11-26'),
  email: fc.constantFrom('', 'a@example.com'),
  link: fc.constant([]),
};

function valueOf({ field_type, field_values }: FieldDefinition): fc.Arbitrary<unknown> {
  const { fields } = (field_values ?? {}) as { readonly fields?: FieldSet };
  const fits = fields === undefined ? fitting[field_type] : itemsOf(fields);
  return fc.oneof({ weight: 20, arbitrary: fits ?? value }, { weight: 1, arbitrary: value });
}

function dataOf(fields: FieldSet): fc.Arbitrary<BlockData> {
  const entries = Object.entries(fields).map(([name, definition]) => [name, valueOf(definition)] as const);
  return fc
    .record(Object.fromEntries(entries))
    .map((data) => Object.fromEntries(Object.entries(data).filter(([, one]) => one !== undefined)));
}

function itemsOf(fields: FieldSet): fc.Arbitrary<unknown> {
  return fc
    .array(dataOf(fields), { maxLength: 3 })
    .map((all) => all.map((data, index) => ({ id: `item${index}`.padEnd(12, '0'), data })));
}

const world = fc
  .array(sketch(2), { minLength: 1, maxLength: 4 })
  .map(modelOf)
  .chain((content_model) =>
    fc.record({
      content_model: fc.constant(content_model),
      all: fc.array(dataOf(content_model), { minLength: 3, maxLength: 6 }),
    }),
  );

/** What a client of the API is told about, as names. */
function names(examined: ExaminedBlock, issues: ExaminedBlock['issues']): readonly string[] {
  const all = Object.entries(issues).flatMap(([name, found]) =>
    found.map(({ path = [] }) => namePlace(examined, [name, ...path]).name),
  );
  return [...new Set(all)].toSorted();
}

const lookup = { media: () => undefined, page: () => undefined };

/** What the worker of the preview makes of a block. */
function draw(
  model: Pick<BlockContentModel, 'name' | 'slug' | 'content_model'>,
  data: BlockData,
  output: 'data' | 'html',
) {
  let drawn: DrawnBlock | undefined;
  const tell = createDrawer({
    registry: fieldRegistry,
    renderers: fieldRenderers,
    answer: (message) => void (drawn = message.type === 'drawn' ? message.block : drawn),
  });
  tell({
    type: 'scene',
    scene: { language: 'en', words: siteWords, marks: false, audience: 'site', output },
  });
  tell({ type: 'model', n: 0, model });
  tell({
    type: 'draw',
    jobs: [{ n: 0, key: 'a', name: model.name, model: 0, data, isFirst: false, isStuck: false }],
  });
  return drawn;
}

describeOn('sqlite', 'Random models and values', (makeWorld) => {
  it('are judged, delivered and drawn alike by the form, the server, the preview and the plugins', async () => {
    const hosted = await makeHostedWorld(makeWorld);
    const { api_key: apiKey } = await hosted.access(hosted.editor, hosted.site.id, {});
    let pages = 0;
    await fc.assert(
      fc.asyncProperty(world, async ({ content_model, all }) => {
        const model = await hosted.addModel(content_model);
        const path = `/random-${(pages += 1)}`;
        const { id } = await hosted.page(hosted.editor, hosted.site.id, { title: 'Random', url_path: path });
        const form = createContentModels([model], fieldRegistry);
        const stored: ExaminedBlock[] = [];
        const ids: string[] = [];
        for (const data of all) {
          const examined = examineBlock(model, data, fieldRegistry);
          const expected = names(examined, examined.issues);
          // The form has the same data, with all that was left out.
          const draft = normalizeData(model, data, fieldRegistry);
          const shown = form.openIssues({ modelId: model.id, draft, saved: null });
          expect(names(examineBlock(model, draft, fieldRegistry), shown)).toEqual(expected);
          judgeByPlugins(examined);
          const answer = await hosted.call<Block>('POST', '/api/blocks/', {
            as: hosted.editor,
            body: { page: id, block_content_model: model.id, data },
          });
          expect([answer.status, expected], answer.text).toEqual([
            expected.length === 0 ? 201 : 400,
            expected,
          ]);
          if (answer.status === 400) expect(Object.keys(answer.body).toSorted()).toEqual(expected);
          else {
            ids.push(answer.body.id);
            stored.push(examineBlock(model, answer.body.data, fieldRegistry));
            expect(stored.at(-1)?.normalized).toEqual(examined.normalized);
          }
        }

        const open = pageIssues(stored).flatMap((issues, index) =>
          stored
            .slice(index, index + 1)
            .flatMap((examined) =>
              names(examined, issues).map((name) => `page_blocks.${ids[index]}.${name}`),
            ),
        );
        const published = await hosted.publish(id);
        expect([published.status, open], published.text).toEqual([open.length === 0 ? 200 : 400, open]);
        if (open.length > 0) {
          expect(Object.keys(published.body).toSorted()).toEqual(open.toSorted());
          return;
        }

        const delivered = await hosted.call<DeliveryPage>('GET', `/api/delivery/pages/?path=${path}`, {
          as: { apiKey },
        });
        const { text: html } = await hosted.visit(path);
        for (const [index, { data }] of bodyOf(delivered, 200).blocks.entries()) {
          const examined = stored[index];
          if (examined === undefined) throw new Error('There are more blocks than were sent.');
          expect(data).toEqual(deliverBlock(model, examined.data, lookup, fieldRegistry));
          expect(Object.keys(data)).toEqual(examined.shown.map(({ field: { name } }) => name));
          expect(draw(model, examined.data, 'data')?.data).toEqual(data);
          if (index > 0) expect(html).toContain(draw(model, examined.data, 'html')?.html);
        }
      }),
      { numRuns: 60 },
    );
  });
});

/** A plugin alone, as its conformance tests ask it, says the same about a field that is shown. */
function judgeByPlugins({ model, shown }: ExaminedBlock): void {
  for (const { field: own, stored, isServed, issues, parts } of shown) {
    const { plugin, definition } =
      modelFields(model, fieldRegistry).find(({ name }) => name === own.name) ?? own;
    if (plugin === undefined || !isServed || parts.length > 0 || definition.pattern !== undefined) continue;
    if (stored === undefined) continue;
    expect(issues).toEqual(issuesOf(plugin, definition)(stored));
  }
}
