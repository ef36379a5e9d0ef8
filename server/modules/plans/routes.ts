import { Plan, PlanApplication, PlanInput } from '../../../shared/wire/plans.ts';
import type { App } from '../../platform/http/routes/app-types.ts';
import { memberRoutes, removed } from '../../platform/http/routes/endpoints.ts';
import { applyPlan, createPlan, discardPlan, getPlan, listPlans, undoPlan } from './service.ts';

export function planRoutes(app: App): void {
  const { route, list } = memberRoutes(app, { tags: ['Block content models'], guard: 'admin' });

  list('/api/block-content-models/:id/plans/', {
    summary: 'The plans of a block content model, the latest first (administrators)',
    description: 'Returns the plans with who created, applied and undid them, and when.',
    item: Plan,
    handle: (context, { params, window }) => listPlans(context, { model: params.id, window }),
  });

  route('POST', '/api/block-content-models/:id/plans/', {
    summary: 'Plan a change of the fields (administrators)',
    description:
      'Predicts the effect of the operations on all stored content: the number of affected blocks, the values that do ' +
      'not convert, and what happens to them. Nothing changes until the plan is applied.',
    body: PlanInput,
    answers: { 201: Plan },
    errors: [412],
    handle: (context, { params, expected, body }) =>
      createPlan(context, { model: params.id, expected, input: body }),
  });

  route('GET', '/api/block-content-models/:id/plans/:plan/', {
    summary: 'One plan (administrators)',
    description: 'Returns a plan with its state, which changes from running to done.',
    answers: { 200: Plan },
    handle: (context, { params }) => getPlan(context, { model: params.id, id: params.plan }),
  });

  route('DELETE', '/api/block-content-models/:id/plans/:plan/', {
    summary: 'Discard a plan that was not applied (administrators)',
    description: 'Deletes a plan that served as a preview only.',
    answers: removed('Discarded.'),
    errors: ['plan_settled'],
    handle: (context, { params }) => discardPlan(context, { model: params.id, id: params.plan }),
  });

  route('POST', '/api/block-content-models/:id/plans/:plan/apply/', {
    summary: 'Apply a plan (administrators)',
    description:
      'The fields change at once. Blocks and components are rewritten in batches and migrated when read until then. ' +
      'Live pages change when they are published again, or at once on request.',
    body: PlanApplication,
    answers: { 200: Plan },
    errors: ['plan_outdated', 'plan_stopped', 'plan_settled', 'plan_busy'],
    handle: (context, { params: { id: model, plan: id }, body }) =>
      applyPlan(context, { model, id, live: body?.live ?? 'when_published' }),
  });

  route('POST', '/api/block-content-models/:id/plans/:plan/undo/', {
    summary: 'Undo a plan (administrators)',
    description:
      'Undoes the last plan of the model, for 30 days. Values that were not edited since are restored byte for byte; ' +
      'edited values are migrated back. Later changes of fields stay.',
    answers: { 200: Plan },
    errors: ['plan_outdated', 'plan_overtaken', 'plan_settled', 'plan_busy', 'plan_final'],
    handle: (context, { params }) => undoPlan(context, { model: params.id, id: params.plan }),
  });
}
