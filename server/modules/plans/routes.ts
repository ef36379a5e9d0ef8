import { Plan, PlanApplication, PlanInput } from '../../../shared/wire/plans.ts';
import type { App } from '../../platform/http/routes/app-types.ts';
import { memberRoutes, removed } from '../../platform/http/routes/endpoints.ts';
import { applyPlan, createPlan, discardPlan, getPlan, listPlans, undoPlan } from './service.ts';

export function planRoutes(app: App): void {
  const { route, list } = memberRoutes(app, { tags: ['Block content models'], guard: 'admin' });

  list('/api/block-content-models/:id/plans/', {
    summary: 'The plans of a block content model, the latest first (administrators)',
    description: 'Answers what was planned, applied and undone, by whom and when.',
    item: Plan,
    handle: (context, { params, window }) => listPlans(context, { model: params.id, window }),
  });

  route('POST', '/api/block-content-models/:id/plans/', {
    summary: 'Plan a change of the fields (administrators)',
    description:
      'Says what the operations would do to everything that is stored: how much they touch, which values do not ' +
      'convert, and what becomes of them. Nothing changes until the plan is applied.',
    body: PlanInput,
    answers: { 201: Plan },
    errors: [412],
    handle: (context, { params, expected, body }) =>
      createPlan(context, { model: params.id, expected, input: body }),
  });

  route('GET', '/api/block-content-models/:id/plans/:plan/', {
    summary: 'One plan (administrators)',
    description: 'Answers a plan with its state: one that is running becomes done.',
    answers: { 200: Plan },
    handle: (context, { params }) => getPlan(context, { model: params.id, id: params.plan }),
  });

  route('DELETE', '/api/block-content-models/:id/plans/:plan/', {
    summary: 'Discard a plan that was not applied (administrators)',
    description: 'For plans that were made to see what they would do.',
    answers: removed('Discarded.'),
    errors: ['plan_settled'],
    handle: (context, { params }) => discardPlan(context, { model: params.id, id: params.plan }),
  });

  route('POST', '/api/block-content-models/:id/plans/:plan/apply/', {
    summary: 'Apply a plan (administrators)',
    description:
      'The fields change at once. Blocks and components are rewritten in parts, and read as if they were already. ' +
      'Live pages change when they are published again, or at once if that is asked for.',
    body: PlanApplication,
    answers: { 200: Plan },
    errors: ['plan_outdated', 'plan_stopped', 'plan_settled', 'plan_busy'],
    handle: (context, { params: { id: model, plan: id }, body }) =>
      applyPlan(context, { model, id, live: body?.live ?? 'when_published' }),
  });

  route('POST', '/api/block-content-models/:id/plans/:plan/undo/', {
    summary: 'Undo a plan (administrators)',
    description:
      'Takes back the last plan of the model, for 30 days. What nobody edited since is as it was before, byte for ' +
      'byte; what was edited is migrated back. Later changes of fields stay.',
    answers: { 200: Plan },
    errors: ['plan_outdated', 'plan_overtaken', 'plan_settled', 'plan_busy', 'plan_final'],
    handle: (context, { params }) => undoPlan(context, { model: params.id, id: params.plan }),
  });
}
