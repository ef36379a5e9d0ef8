import type { BlockContentModel } from '../../../shared/wire/content.ts';
import { textField } from '../../api/content-world.ts';
import { admins, line, owner, signedIn, type AccessLine, type Ids } from './access-line.ts';
import { makePreviewLink, sparePage, type AccessStage } from './access-stage.ts';

const content_model = { text: textField };

/** A block type that no workspace uses yet. */
async function spareModel(stage: AccessStage, content_model_type = 'COMPONENT'): Promise<Ids> {
  const body = { name: stage.fresh(), content_model_type, content_model };
  const { id } = await stage.create<BlockContentModel>(
    '/api/block-content-models/',
    body,
    stage.administrator,
  );
  return { model: id };
}

async function spareBlock({ create, home, note }: AccessStage): Promise<Ids> {
  const body = { page: home.id, block_content_model: note.id, data: {} };
  return { block: (await create<{ id: string }>('/api/blocks/', body)).id };
}

async function spareComponent(stage: AccessStage): Promise<Ids> {
  const { model } = await spareModel(stage);
  const body = { workspace: stage.site.id, block_content_model: model, data: {} };
  return { component: (await stage.create<{ id: string }>('/api/components/', body)).id };
}

const pageLines: readonly AccessLine[] = [
  line('GET /api/pages/?workspace={workspace}&page_size=1000', owner(200), {
    read: 'results count next previous',
  }),
  line('POST /api/pages/', owner(201, 400), {
    read: 'id title url_path workspace in_draft can_be_deleted',
    body: ({ workspace }, { fresh }) => ({ title: 'About', url_path: `/${fresh()}`, workspace }),
  }),
  line('GET /api/pages/{page}/', owner(200), {
    read: 'id title url_path workspace in_draft can_be_deleted created_at created_by last_update last_update_by page_blocks',
  }),
  line('GET /api/pages/{page}/references/', owner(200)),
  line('GET /api/pages/{page}/preview/', owner(200)),
  line('PATCH /api/pages/{page}/', owner(200), { body: () => ({ title: 'Changed' }) }),
  line('DELETE /api/pages/{page}/', owner(204), { records: sparePage }),
  line('POST /api/pages/{page}/publish/', owner(200)),
  line('POST /api/pages/{page}/preview-token/', owner(201)),
  line('POST /api/pages/{page}/reorder/', owner(200), { body: ({ block }) => ({ blocks: [block] }) }),
  line('POST /api/pages/{page}/duplicate/', owner(201)),
  line('GET /api/pages/{page}/versions/', owner(200)),
  line('GET /api/pages/{page}/versions/1/', owner(200)),
  line('GET /api/pages/{page}/versions/1/drawing/', owner(200)),
  line('GET /api/pages/{page}/preview-links/', owner(200)),
  line('POST /api/pages/{page}/preview-links/', owner(201), {
    records: sparePage,
    body: () => ({ days: 1 }),
  }),
  line('DELETE /api/preview-links/{link}/', owner(204), {
    records: async (stage) => ({ link: (await makePreviewLink(stage)).id }),
  }),
  line('POST /api/pages/{page}/versions/1/restore/', owner(200), {
    async records(stage) {
      const ids = await sparePage(stage);
      await stage.call('POST', `/api/pages/${ids['page']}/publish/`, { as: stage.editor });
      return ids;
    },
  }),
];

const blockLines: readonly AccessLine[] = [
  line('POST /api/blocks/', owner(201, 400), {
    read: 'id data order page block_content_model',
    body: ({ page, model }) => ({ page, block_content_model: model, data: { text: 'New' }, order: 0 }),
  }),
  line('GET /api/blocks/{block}/', owner(200)),
  line('PATCH /api/blocks/{block}/', owner(200), {
    read: 'id data order',
    body: () => ({ data: { text: 'Changed' }, order: 0 }),
  }),
  line('DELETE /api/blocks/{block}/', owner(204), { records: spareBlock }),
  line('GET /api/components/?workspace={workspace}', owner(200), { read: 'results' }),
  line('POST /api/components/', owner(201, 400), {
    read: 'id data workspace block_content_model',
    records: spareModel,
    body: ({ workspace, model }) => ({ workspace, block_content_model: model, data: {} }),
  }),
  line('GET /api/components/{component}/', owner(200)),
  line('PATCH /api/components/{component}/', owner(200), {
    read: 'id data',
    body: () => ({ data: { text: 'Changed' } }),
  }),
  line('DELETE /api/components/{component}/', owner(204), { records: spareComponent }),
];

const operations = [{ op: 'retype', field: 'text', to: 'words', field_type: 'text' }];
const types = '/api/block-content-models/';

/** A plan for a separate block type. */
async function sparePlan(stage: AccessStage): Promise<Ids> {
  const { model = '' } = await spareModel(stage);
  const at = `${types}${model}/plans/`;
  const { id } = await stage.create<{ id: string }>(at, { operations }, stage.administrator);
  return { model, plan: id };
}

async function appliedPlan(stage: AccessStage): Promise<Ids> {
  const ids = await sparePlan(stage);
  const at = `${types}${ids['model']}/plans/${ids['plan']}/apply/`;
  await stage.call('POST', at, { as: stage.administrator, body: {} });
  return ids;
}

const modelLines: readonly AccessLine[] = [
  line(`GET ${types}`, signedIn(200)),
  line(`GET ${types}?content_model_type=COMPONENT`, signedIn(200)),
  line(`GET ${types}{model}/`, signedIn(200)),
  line(`GET ${types}usage/`, admins(200)),
  line(`GET ${types}{model}/versions/`, admins(200)),
  line(`POST ${types}`, admins(201), { body: (_ids, { fresh }) => ({ name: fresh(), content_model }) }),
  line(`PATCH ${types}{model}/`, admins(200), { body: (_ids, { fresh }) => ({ name: fresh() }) }),
  line(`DELETE ${types}{model}/`, admins(204), { records: (stage) => spareModel(stage, 'PAGE') }),
  line(`GET ${types}{model}/steps/`, signedIn(200)),
  line(`GET ${types}{model}/plans/`, admins(200)),
  line(`POST ${types}{model}/plans/`, admins(201), { body: () => ({ operations }) }),
  line(`GET ${types}{model}/plans/{plan}/`, admins(200), { records: sparePlan }),
  line(`DELETE ${types}{model}/plans/{plan}/`, admins(204), { records: sparePlan }),
  line(`POST ${types}{model}/plans/{plan}/apply/`, admins(200), { records: sparePlan, body: () => ({}) }),
  line(`POST ${types}{model}/plans/{plan}/undo/`, admins(200), { records: appliedPlan }),
];

export const contentLines: readonly AccessLine[] = [...pageLines, ...blockLines, ...modelLines];
