import { Type } from 'typebox';
import { Id, ListOf } from '../../../shared/wire/basics.ts';
import { Plan, PlanApplication, PlanInput } from '../../../shared/wire/plans.ts';
import { answers } from '../../platform/http/routes/answers.ts';
import type { App } from '../../platform/http/routes/app-types.ts';
import { signedIn } from '../../platform/http/routes/context-of.ts';
import { listAnswer, listQuery, windowOf } from '../../platform/http/routes/list-answer.ts';
import { expectedRevisions } from '../../platform/http/routes/revisions.ts';
import { applyPlan, createPlan, discardPlan, getPlan, listPlans, undoPlan } from './service.ts';

const url = '/api/block-content-models/:id/plans/';
const tags = ['Block content models'];
const ofModel = Type.Object({ id: Id });
const ofPlan = Type.Object({ id: Id, plan: Id });

export function planRoutes(app: App): void {
  app.route({
    method: 'GET',
    url,
    config: { guard: 'admin' },
    schema: {
      summary: 'The plans of a block content model, the latest first (administrators)',
      description: 'Answers what was planned, applied and undone, by whom and when.',
      tags,
      params: ofModel,
      querystring: Type.Object(listQuery),
      response: answers({ 200: ListOf(Plan) }, 400, 401, 403, 404),
    },
    async handler(request) {
      const window = windowOf(request.query);
      const found = await listPlans(signedIn(request), { model: request.params.id, window });
      return listAnswer(request.url, window, found);
    },
  });

  app.route({
    method: 'POST',
    url,
    config: { guard: 'admin' },
    schema: {
      summary: 'Plan a change of the fields (administrators)',
      description:
        'Says what the operations would do to everything that is stored: how much they touch, which values do not ' +
        'convert, and what becomes of them. Nothing changes until the plan is applied.',
      tags,
      params: ofModel,
      body: PlanInput,
      response: answers({ 201: Plan }, 400, 401, 403, 404, 412),
    },
    async handler(request, reply) {
      const plan = { model: request.params.id, expected: expectedRevisions(request), input: request.body };
      return reply.code(201).send(await createPlan(signedIn(request), plan));
    },
  });

  app.route({
    method: 'GET',
    url: `${url}:plan/`,
    config: { guard: 'admin' },
    schema: {
      summary: 'One plan (administrators)',
      description: 'Answers a plan with its state: one that is running becomes done.',
      tags,
      params: ofPlan,
      response: answers({ 200: Plan }, 401, 403, 404),
    },
    handler: (request) => getPlan(signedIn(request), { model: request.params.id, id: request.params.plan }),
  });

  app.route({
    method: 'DELETE',
    url: `${url}:plan/`,
    config: { guard: 'admin' },
    schema: {
      summary: 'Discard a plan that was not applied (administrators)',
      description: 'For plans that were made to see what they would do.',
      tags,
      params: ofPlan,
      response: answers({ 204: Type.Null({ description: 'Discarded.' }) }, 401, 403, 404, 'plan_settled'),
    },
    async handler(request, reply) {
      await discardPlan(signedIn(request), { model: request.params.id, id: request.params.plan });
      return reply.code(204).send(null);
    },
  });

  app.route({
    method: 'POST',
    url: `${url}:plan/apply/`,
    config: { guard: 'admin' },
    schema: {
      summary: 'Apply a plan (administrators)',
      description:
        'The fields change at once. Blocks and components are rewritten in parts, and read as if they were already. ' +
        'Live pages change when they are published again, or at once if that is asked for.',
      tags,
      params: ofPlan,
      body: PlanApplication,
      response: answers(
        { 200: Plan },
        ...([400, 401, 403, 404] as const),
        ...(['plan_outdated', 'plan_stopped', 'plan_settled', 'plan_busy'] as const),
      ),
    },
    handler(request) {
      const { id: model, plan: id } = request.params;
      return applyPlan(signedIn(request), { model, id, live: request.body?.live ?? 'when_published' });
    },
  });

  app.route({
    method: 'POST',
    url: `${url}:plan/undo/`,
    config: { guard: 'admin' },
    schema: {
      summary: 'Undo a plan (administrators)',
      description:
        'Takes back the last plan of the model, for 30 days. What nobody edited since is as it was before, byte for ' +
        'byte; what was edited is migrated back. Later changes of fields stay.',
      tags,
      params: ofPlan,
      response: answers(
        { 200: Plan },
        ...([401, 403, 404] as const),
        ...(['plan_outdated', 'plan_overtaken', 'plan_settled', 'plan_busy', 'plan_final'] as const),
      ),
    },
    handler: (request) => undoPlan(signedIn(request), { model: request.params.id, id: request.params.plan }),
  });
}
