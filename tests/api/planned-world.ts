import type { Page } from '../../shared/wire/content.ts';
import type { Plan } from '../../shared/wire/plans.ts';
import { bodyOf, makeContentWorld, type ContentWorld } from './content-world.ts';

/** A world with a planner. */
export async function makePlannedWorld(...given: Parameters<typeof makeContentWorld>) {
  const world = await makeContentWorld(...given);
  const admin = await world.admin();
  const at = (model: string) => `/api/block-content-models/${model}/plans/`;
  return {
    ...world,
    administrator: admin,
    at,
    make: async (operations: unknown, more: object = {}, model = world.note.id) =>
      bodyOf(await world.call<Plan>('POST', at(model), { as: admin, body: { operations, ...more } }), 201),
    apply: async ({ id, block_content_model }: Plan, body: object = {}) =>
      bodyOf(
        await world.call<Plan>('POST', `${at(block_content_model)}${id}/apply/`, { as: admin, body }),
        200,
      ),
    undo: async ({ id, block_content_model }: Plan) =>
      bodyOf(await world.call<Plan>('POST', `${at(block_content_model)}${id}/undo/`, { as: admin }), 200),
    stored: () => storedTexts(world),
    publish: async () =>
      bodyOf(
        await world.call<Page>('PATCH', `/api/pages/${world.home.id}/`, {
          as: world.editor,
          body: { in_draft: false },
        }),
        200,
      ),
    live: async (apiKey: string) => {
      const url = `/api/delivery/pages/?path=${encodeURIComponent(world.home.url_path)}`;
      const page = await world.call<{ blocks: { data: unknown }[] }>('GET', url, { as: { apiKey } });
      return bodyOf(page, 200).blocks.map(({ data }) => data);
    },
  };
}

/** The failures of a plan without the names of their places, which are the current ones. */
export function unnamed({ failures }: Plan) {
  return failures.map(
    ({ page_title: _page, workspace_title: _site, summary: _summary, items: _items, ...failure }) => failure,
  );
}

/** The stored values of the fields that the notes have now. */
async function storedTexts({ dependencies: { db }, note }: ContentWorld): Promise<string[]> {
  const rows = await db
    .selectFrom('blocks')
    .select('data')
    .where('block_content_model', '=', note.id)
    .orderBy('id')
    .execute();
  const { content_model } = await db
    .selectFrom('block_content_models')
    .select('content_model')
    .where('id', '=', note.id)
    .executeTakeFirstOrThrow();
  const ids = Object.keys(JSON.parse(content_model) as object);
  return rows.map(({ data }) => {
    const values = JSON.parse(data) as Record<string, unknown>;
    return JSON.stringify(Object.fromEntries(ids.flatMap((id) => (id in values ? [[id, values[id]]] : []))));
  });
}
