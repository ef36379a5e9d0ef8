import type { BlockContentModel, BlockContentModelInput, ModelUsage } from '../../shared/wire/content.ts';
import type { Plan, PlanInput } from '../../shared/wire/plans.ts';
import { makeSlug } from '../../shared/slug.ts';
import type { FakeData } from './fake-data.ts';
import type { Answer } from './fake-network.ts';
import { json, list, notFound, nothing, recordAnswers } from './fake-replies.ts';

/** The calls about block types, their versions and their plans. */
export function modelAnswers(data: FakeData): Record<string, Answer> {
  const at = '/api/block-content-models/';
  return {
    ...recordAnswers(data, 'models', at),
    [`GET ${at}`]: ({ query }) => {
      const type = query.get('content_model_type');
      return json(
        200,
        data.models.filter((model) => type === null || model.content_model_type === type),
      );
    },
    [`GET ${at}usage/`]: () =>
      json(
        200,
        data.models.map(({ id }) => data.usage.find((one) => one.id === id) ?? unused(id)),
      ),
    [`POST ${at}`]: ({ body }) => {
      const { name, content_model, content_model_type = 'PAGE' } = body as BlockContentModelInput;
      if (data.models.some((model) => model.name === name))
        return json(400, { name: ['This name is already taken.'] });
      const slug = makeSlug(name, new Set(data.models.map((model) => model.slug)));
      const model: BlockContentModel = {
        ...{ id: `model-${data.models.length + 1}`, name, slug, content_model, content_model_type },
        revision: 1,
      };
      data.models = [...data.models, model];
      return json(201, model);
    },
    [`GET ${at}:id/versions/`]: ({ query }, id) => {
      const model = data.models.find((one) => one.id === id);
      if (model === undefined) return notFound();
      const { name, content_model, revision } = model;
      const [newest] = data.modelVersions;
      const by = { changed_at: newest?.changed_at ?? null, changed_by: newest?.changed_by ?? null };
      return list([{ name, content_model, revision, ...by }, ...data.modelVersions], query);
    },
    [`GET ${at}:id/steps/`]: ({ query }) =>
      json(
        200,
        data.steps.filter(({ shape }) => shape > Number(query.get('after'))),
      ),
    [`GET ${at}:id/plans/`]: ({ query }) => list(data.plans, query),
    [`POST ${at}:id/plans/`]: ({ body }, id) => {
      const { operations, decisions = {} } = body as PlanInput;
      const [example] = data.plans;
      const plan = { ...makePlan(id), ...example, id: 'plan-new', operations, decisions };
      return json(201, plan);
    },
    [`DELETE ${at}:id/plans/plan-new/`]: () => nothing(),
    [`POST ${at}:id/plans/plan-new/apply/`]: (_, id) => json(200, { ...makePlan(id), state: 'done' }),
  };
}

function unused(id: string): ModelUsage {
  return { id, blocks: 0, pages: 0, live_pages: 0, components: 0, workspaces: 0 };
}

/** A plan that touches nothing. */
export function makePlan(block_content_model: string): Plan {
  return {
    ...{ id: 'plan-1', block_content_model, model_revision: 1, decisions: {} },
    operations: [{ op: 'retype', field: 'heading', to: 'title', field_type: 'text' }],
    counts: { blocks: 0, pages: 0, live_pages: 0, components: 0, workspaces: 0 },
    ...{ failures: [], failure_count: 0, state: 'draft', live: null },
    ...{ created_at: '2026-11-20T12:00:00.000Z', created_by: null, applied_at: null, applied_by: null },
    ...{ undone_at: null, undone_by: null },
  };
}
