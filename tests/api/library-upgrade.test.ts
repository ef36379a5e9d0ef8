import { expect, it } from 'vitest';
import { migrate } from '../../server/platform/database/migrate.ts';
import { openDatabase, type Db } from '../../server/platform/database/database.ts';
import { changedTypes } from '../../server/library/version-1.ts';
import { changedByVersion3 } from '../../server/library/version-2-types.ts';
import { libraryTypes } from '../../server/library/block-types.ts';
import { finishPlans } from '../../server/modules/plans/fill-plan.ts';
import type { Block, BlockContentModel } from '../../shared/wire/content.ts';
import type { DeliveryPage } from '../../shared/wire/delivery.ts';
import type { Plan } from '../../shared/wire/plans.ts';
import { describeOn, describeOnBothDatabases, type MakeWorld } from '../support/world.ts';
import { pngOf } from '../support/odd-images.ts';
import { bodyOf } from './content-world.ts';
import { makeHostedWorld } from './hosted-world.ts';
import { undoMigrationsSince0016 } from './undo-migrations.ts';

/** The types that changed, as the first version had them. */
const released = { ...changedTypes, ...changedByVersion3 };
type Type = keyof typeof released;
const types = Object.keys(released) as Type[];
const byId = new Map(types.map((type) => [released[type].id, type]));

/** Takes the block types back to the first version of the library, as an earlier release left them. */
async function takeTypesBack(db: Db, own: Partial<Record<Type, object>> = {}): Promise<void> {
  for (const type of types) {
    const content_model = JSON.stringify(own[type] ?? released[type].content_model);
    const { id } = released[type];
    const revision = await db
      .selectFrom('block_content_models')
      .select('revision')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await db
      .updateTable('block_content_models')
      .set({ content_model, shape: 0, revision: revision.revision + 1 })
      .where('id', '=', id)
      .execute();
  }
}

/** A hosted site with content of the first version of the library. */
async function makeFormerWorld(makeWorld: MakeWorld, own?: Parameters<typeof takeTypesBack>[1]) {
  const world = await makeHostedWorld(makeWorld);
  const { db } = world.dependencies;
  await takeTypesBack(db, own);
  const add = async (type: Type, data: object) => {
    const body = { page: world.home.id, block_content_model: released[type].id, data };
    return await world.editor.create<Block>('/api/blocks/', body);
  };
  const { api_key: apiKey } = await world.createApiKey(world.editor, world.site.id);
  const administrator = await world.admin();
  const live = async () =>
    (await world.withKey(apiKey).read<DeliveryPage>('/api/delivery/pages/?path=/')).blocks.filter((block) =>
      byId.has(models.get(block.type_slug) ?? ''),
    );
  const list = await world.editor.read<BlockContentModel[]>('/api/block-content-models/');
  const models = new Map(list.map(({ id, slug }) => [slug, id]));
  return {
    ...world,
    administrator,
    add,
    live,
    upgrade: async () => {
      await undoMigrationsSince0016(db);
      await migrate(db);
    },
    start: () => migrate(db),
    fill: () => finishPlans.run(world.dependencies, new AbortController().signal),
    stored: () => db.selectFrom('blocks').select(['id', 'data', 'revision']).orderBy('id').execute(),
    versions: () => db.selectFrom('page_versions').selectAll().orderBy('version').execute(),
    plans: async (type: Type) => {
      const url = `/api/block-content-models/${released[type].id}/plans/`;
      return (await administrator.read<{ results: Plan[] }>(url)).results;
    },
    model: async (type: Type) => {
      const url = `/api/block-content-models/${released[type].id}/`;
      return await world.editor.read<BlockContentModel>(url);
    },
    drafts: async () => (await world.readPage()).page_blocks.slice(1).map(({ data }) => data),
  };
}

const formerFaq = {
  title: 'Asked',
  ...{ question_1: 'Why?', answer_1: 'Because.\nReally.', question_2: ' ', answer_2: '' },
  ...{ question_3: 'When?', answer_3: '', question_4: '', answer_4: 'Left over', background: 'light' },
};

const externalLink = {
  ...{ id: 'link-1', type: 'external', page: null, link: 'https://example.com/', title: 'Read' },
  ...{ color: 'primary', variant: 'text', size: 'medium', target: '_blank' },
};
const teaser = { title: 'Bread', summary: 'A pot', post: [externalLink] };

describeOnBothDatabases('Content of the first version of the library', (makeWorld) => {
  it('has lists after the start, is live as it was, and has its former values once that is undone', async () => {
    const world = await makeFormerWorld(makeWorld);
    const image = bodyOf(await world.upload(pngOf(8, 6)), 201);
    const portrait = [{ id: image.id, file: image.file }];
    await world.add('faq', formerFaq);
    await world.add('feature_list', {
      ...{ layout: 'list', feature_1_title: 'Light', feature_1_text: 'From above', feature_4_title: 'Air' },
    });
    await world.add('team', {
      ...{ person_1_name: 'Ada', person_1_role: 'Weaver', person_1_about: '', person_1_portrait: portrait },
      ...{ person_2_name: 'Bo', person_2_portrait: [], title: 'We' },
    });
    await world.add('price_list', {
      title: 'Prices',
      prices: 'Cup | 12 | small\r\n\r\n  Plate|20\nBowl | 3 | a | b\nSpoon',
      tax_included: true,
    });
    await world.add('opening_hours', { title: 'Open', hours: 'Monday | 9–18\nSunday' });
    await world.add('rich_section', { title: 'Story', body: 'One.\n\nTwo <b>.' });
    await world.add('product_card', {
      ...{ name: 'Cup', price: '12', availability: 'in_stock' },
      ...{ pictures: [{ id: image.id, file: image.file }] },
      details: 'Diameter: 26 cm\n\nSold at: 9:30: early',
    });
    await world.add('post_teaser', {
      ...teaser,
      date: '14. septembra 2026.',
    });
    await world.add('contact', { title: 'Write', email: ' mailto:mara@example.com' });
    await world.publish();
    const before = {
      drafts: await world.drafts(),
      versions: await world.versions(),
      live: await world.live(),
    };
    const seen = (await world.visit('/')).text;

    await world.upgrade();
    const carried = await world.drafts();
    await world.fill();
    expect(await world.drafts()).toEqual(carried);
    const items = (list: unknown) => (list as { id: string; data: object }[]).map(({ data }) => data);
    const [faq, features, team, prices, hours, section, card, post, contact] = carried;
    expect({ ...faq, questions: items(faq?.['questions']) }).toMatchObject({
      title: 'Asked',
      questions: [
        { question: 'Why?', answer: 'Because.\nReally.' },
        { question: 'When?', answer: '' },
        { question: '', answer: 'Left over' },
      ],
      background: 'light',
    });
    expect(items(features?.['features'])).toMatchObject([
      { title: 'Light', text: 'From above' },
      { title: 'Air' },
    ]);
    expect(items(team?.['people'])).toMatchObject([{ name: 'Ada', portrait }, { name: 'Bo' }]);
    expect(items(prices?.['items'])).toMatchObject([
      { name: 'Cup', price: '12', note: 'small' },
      { name: 'Plate', price: '20' },
      { name: 'Bowl', price: '3', note: 'a | b' },
      { name: 'Spoon' },
    ]);
    expect(items(hours?.['days'])).toMatchObject([{ day: 'Monday', hours: '9–18' }, { day: 'Sunday' }]);
    const paragraph = (text: string) => ({ type: 'paragraph', content: [{ text }] });
    expect(section?.['body']).toEqual([paragraph('One.'), paragraph('Two <b>.')]);

    expect(items(card?.['facts'])).toEqual([
      { name: 'Diameter', value: '26 cm' },
      { name: 'Sold at', value: '9:30: early' },
    ]);
    expect(post?.['date']).toBe('2026-09-14');
    expect(contact?.['email']).toBe('mara@example.com');

    for (const type of types) {
      expect((await world.model(type)).content_model).toEqual(libraryTypes[type].content_model);
      const [plan, ...more] = await world.plans(type);
      expect(more).toEqual([]);
      expect(plan).toMatchObject({ state: 'done', live: 'when_published', created_by: null });
      expect(plan?.counts).toEqual({ blocks: 1, pages: 1, live_pages: 1, components: 0, workspaces: 1 });
    }
    expect(await world.live()).toEqual(before.live);
    expect((await world.visit('/')).text).toBe(seen);
    expect(await world.versions()).toEqual(before.versions);

    for (const type of types) {
      const [plan] = await world.plans(type);
      const url = `/api/block-content-models/${released[type].id}/plans/${plan?.id}/undo/`;
      bodyOf(await world.administrator.post(url), 200);
    }
    await world.fill();
    expect(await world.drafts()).toEqual(before.drafts);
    expect(await world.live()).toEqual(before.live);
    // Whoever undid a plan is not asked again.
    await world.start();
    expect(await world.drafts()).toEqual(before.drafts);
  });

  it('keeps what an administrator had changed', async () => {
    const { faq, team, price_list, post_teaser, contact, product_card } = released;
    const field = { field_type: 'text', field_title: 'Own', required: false, order: 50, field_values: null };
    const own = {
      faq: {
        ...faq.content_model,
        question_1: { ...faq.content_model['question_1'], field_title: 'Frage 1', required: false },
        question_7: { ...faq.content_model['question_2'], field_title: 'Question 7', order: 40 },
        own: field,
      },
      team: { ...team.content_model, people: field },
      price_list: {
        ...price_list.content_model,
        prices: { ...price_list.content_model['prices'], field_title: 'Tarife' },
      },
      // The hint tells that the field is for years.
      post_teaser: {
        ...post_teaser.content_model,
        date: { ...post_teaser.content_model['date'], field_values: { placeholder: '2025' } },
      },
      contact: {
        ...contact.content_model,
        email: {
          ...contact.content_model['email'],
          field_title: 'Post',
          field_values: { placeholder: 'a@b.rs' },
        },
      },
      product_card: {
        ...product_card.content_model,
        details: { ...product_card.content_model['details'], field_title: 'Maße', required: true },
      },
    };
    const world = await makeFormerWorld(makeWorld, own);
    await world.add('faq', { ...formerFaq, question_7: 'Seventh?', own: 'kept' });
    await world.add('team', { person_1_name: 'Ada', people: 'all' });
    await world.publish();
    const stored = await world.stored();
    await world.upgrade();
    await world.fill();
    const asked = (await world.model('faq')).content_model;
    expect(asked['own']).toMatchObject({ field_title: 'Own', order: 3 });
    expect(asked['questions']).toMatchObject({
      required: false,
      field_values: { fields: { question: { field_title: 'Frage' }, answer: { field_title: 'Answer' } } },
    });
    expect((await world.model('price_list')).content_model['items']?.field_title).toBe('Tarife');
    for (const type of ['team', 'post_teaser'] as const) {
      expect((await world.model(type)).content_model).toEqual(own[type]);
      expect(await world.plans(type)).toEqual([]);
    }
    expect((await world.model('contact')).content_model['email']).toEqual({
      ...own.contact.email,
      field_type: 'email',
    });
    const { facts } = (await world.model('product_card')).content_model;
    expect(facts).toMatchObject({ field_type: 'list', field_title: 'Maße', required: true });
    const [drafted, people] = await world.drafts();
    expect(drafted?.['own']).toBe('kept');
    expect(drafted?.['questions']).toHaveLength(4);
    expect(people).toMatchObject({ person_1_name: 'Ada', people: 'all' });
    expect((await world.stored()).at(-1)).toEqual(stored.at(-1));
    expect((await world.visit('/')).text).toContain('<h2 class="s-text s-subtitle">Ada</h2>');
  });
});

describeOn('postgres', 'Content of the first version of the library', (makeWorld) => {
  it('is upgraded once by several servers that start at once', async () => {
    const world = await makeFormerWorld(makeWorld);
    await world.add('faq', formerFaq);
    await undoMigrationsSince0016(world.dependencies.db);
    const others = [1, 2, 3].map(() => openDatabase(world.dependencies.config));
    try {
      await Promise.all(others.map(({ db }) => migrate(db)));
    } finally {
      for (const { close } of others) await close();
    }
    await Promise.all([world.fill(), world.fill()]);
    // Nothing is lost, and an answer without a question needs one now.
    const empty = { operation: 0, field: 'questions', reason: 'empty', becomes: 'keep' };
    for (const type of types) {
      const failures = type === 'faq' ? [empty] : [];
      expect(await world.plans(type)).toMatchObject([
        { state: 'done', failure_count: failures.length, failures },
      ]);
    }
    expect((await world.drafts())[0]?.['questions']).toHaveLength(3);
  });
});
