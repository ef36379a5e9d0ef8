import type { BlockContentModel } from '../../../shared/wire/content.ts';
import { textField } from '../../api/content-world.ts';
import { admins, owner, signedIn, type AccessLine, type Ids } from './access-line.ts';
import type { AccessStage } from './access-stage.ts';

async function spareModel(stage: AccessStage, content_model_type = 'COMPONENT'): Promise<string> {
  const { id } = await stage.create<BlockContentModel>(
    '/api/block-content-models/',
    { name: stage.fresh(), content_model_type, content_model: { text: textField } },
    stage.administrator,
  );
  return id;
}

/** A component type that the workspace does not have yet. */
async function freeModel(stage: AccessStage): Promise<Ids> {
  return { model: await spareModel(stage), workspace: stage.site.id };
}

async function spareBlock({ create, home, note }: AccessStage): Promise<Ids> {
  const body = { page: home.id, block_content_model: note.id, data: {} };
  return { block: (await create<{ id: string }>('/api/blocks/', body)).id };
}

async function spareComponent(stage: AccessStage): Promise<Ids> {
  const body = { workspace: stage.site.id, block_content_model: await spareModel(stage), data: {} };
  return { component: (await stage.create<{ id: string }>('/api/components/', body)).id };
}

const blockLines: readonly AccessLine[] = [
  {
    route: 'POST /api/blocks/',
    answered: owner(201, 400),
    call: ({ page }, { note }) => ({
      path: '/api/blocks/',
      body: { page, block_content_model: note.id, data: { text: 'New' } },
    }),
  },
  {
    route: 'GET /api/blocks/:id/',
    answered: owner(200),
    call: ({ block }) => ({ path: `/api/blocks/${block}/` }),
  },
  {
    route: 'PATCH /api/blocks/:id/',
    answered: owner(200),
    call: ({ block }) => ({ path: `/api/blocks/${block}/`, body: { data: { text: 'Changed' }, order: 0 } }),
  },
  {
    route: 'DELETE /api/blocks/:id/',
    answered: owner(204),
    records: spareBlock,
    call: ({ block }) => ({ path: `/api/blocks/${block}/` }),
  },
];

const componentLines: readonly AccessLine[] = [
  {
    route: 'GET /api/components/',
    answered: owner(200),
    call: ({ workspace }) => ({ path: `/api/components/?workspace=${workspace}` }),
  },
  {
    route: 'POST /api/components/',
    answered: owner(201, 400),
    records: freeModel,
    call: ({ workspace, model }) => ({
      path: '/api/components/',
      body: { workspace, block_content_model: model, data: {} },
    }),
  },
  {
    route: 'GET /api/components/:id/',
    answered: owner(200),
    call: ({ component }) => ({ path: `/api/components/${component}/` }),
  },
  {
    route: 'PATCH /api/components/:id/',
    answered: owner(200),
    call: ({ component }) => ({ path: `/api/components/${component}/`, body: { data: { text: 'x' } } }),
  },
  {
    route: 'DELETE /api/components/:id/',
    answered: owner(204),
    records: spareComponent,
    call: ({ component }) => ({ path: `/api/components/${component}/` }),
  },
];

const modelLines: readonly AccessLine[] = [
  {
    route: 'GET /api/block-content-models/',
    answered: signedIn(200),
    call: () => ({ path: '/api/block-content-models/' }),
  },
  {
    route: 'GET /api/block-content-models/:id/',
    answered: signedIn(200),
    call: (_ids, { note }) => ({ path: `/api/block-content-models/${note.id}/` }),
  },
  {
    route: 'GET /api/block-content-models/usage/',
    answered: admins(200),
    call: () => ({ path: '/api/block-content-models/usage/' }),
  },
  {
    route: 'GET /api/block-content-models/:id/versions/',
    answered: admins(200),
    call: (_ids, { note }) => ({ path: `/api/block-content-models/${note.id}/versions/` }),
  },
  {
    route: 'POST /api/block-content-models/',
    answered: admins(201),
    call: (_ids, { fresh }) => ({
      path: '/api/block-content-models/',
      body: { name: fresh(), content_model: { text: textField } },
    }),
  },
  {
    route: 'PATCH /api/block-content-models/:id/',
    answered: admins(200),
    call: (_ids, { note, fresh }) => ({
      path: `/api/block-content-models/${note.id}/`,
      body: { name: fresh() },
    }),
  },
  {
    route: 'DELETE /api/block-content-models/:id/',
    answered: admins(204),
    records: async (stage) => ({ model: await spareModel(stage, 'PAGE') }),
    call: ({ model }) => ({ path: `/api/block-content-models/${model}/` }),
  },
];

const operations = [{ op: 'retype', field: 'text', to: 'words', field_type: 'text' }];

/** The address of a plan for a separate block type. */
async function sparePlan(stage: AccessStage): Promise<string> {
  const address = `/api/block-content-models/${await spareModel(stage)}/plans/`;
  const { id } = await stage.create<{ id: string }>(address, { operations }, stage.administrator);
  return `${address}${id}/`;
}

const planLines: readonly AccessLine[] = [
  {
    route: 'GET /api/block-content-models/:id/steps/',
    answered: signedIn(200),
    call: (_ids, { note }) => ({ path: `/api/block-content-models/${note.id}/steps/` }),
  },
  {
    route: 'GET /api/block-content-models/:id/plans/',
    answered: admins(200),
    call: (_ids, { note }) => ({ path: `/api/block-content-models/${note.id}/plans/` }),
  },
  {
    route: 'POST /api/block-content-models/:id/plans/',
    answered: admins(201),
    call: (_ids, { note }) => ({ path: `/api/block-content-models/${note.id}/plans/`, body: { operations } }),
  },
  {
    route: 'GET /api/block-content-models/:id/plans/:plan/',
    answered: admins(200),
    call: async (_ids, stage) => ({ path: await sparePlan(stage) }),
  },
  {
    route: 'DELETE /api/block-content-models/:id/plans/:plan/',
    answered: admins(204),
    call: async (_ids, stage) => ({ path: await sparePlan(stage) }),
  },
  {
    route: 'POST /api/block-content-models/:id/plans/:plan/apply/',
    answered: admins(200),
    call: async (_ids, stage) => ({ path: `${await sparePlan(stage)}apply/`, body: {} }),
  },
  {
    route: 'POST /api/block-content-models/:id/plans/:plan/undo/',
    answered: admins(200),
    async call(_ids, stage) {
      const plan = await sparePlan(stage);
      await stage.call('POST', `${plan}apply/`, { as: stage.administrator, body: {} });
      return { path: `${plan}undo/` };
    },
  },
];

export const contentLines: readonly AccessLine[] = [
  ...blockLines,
  ...componentLines,
  ...modelLines,
  ...planLines,
];
