import type { ListAnswer } from '../../shared/wire/basics.ts';
import type { Plan, PlanInput, PlanLive } from '../../shared/wire/plans.ts';
import { http } from '../lib/http.ts';
import { addresses } from './addresses.ts';
import type { RecordRef } from './record-ref.ts';

type PlanRef = Pick<Plan, 'id' | 'block_content_model'>;

const plansOf = (model: string) => `${addresses.model(model)}plans/`;
const planAt = ({ id, block_content_model: model }: PlanRef) => `${plansOf(model)}${id}/`;

/** Calculates the effects of a change of the fields on stored content, and changes nothing. */
export function createPlan({ id, revision }: RecordRef, body: PlanInput): Promise<Plan> {
  return http.post(plansOf(id), { body, ifMatch: revision });
}

export function listPlans(model: string, signal: AbortSignal): Promise<ListAnswer<Plan>> {
  return http.get(plansOf(model), { query: { page_size: 100 }, signal });
}

export function getPlan(plan: PlanRef): Promise<Plan> {
  return http.get(planAt(plan));
}

export function discardPlan(plan: PlanRef): Promise<void> {
  return http.delete(planAt(plan));
}

export function applyPlan(plan: PlanRef, live: PlanLive): Promise<Plan> {
  return http.post(`${planAt(plan)}apply/`, { body: { live } });
}

export function undoPlan(plan: PlanRef): Promise<Plan> {
  return http.post(`${planAt(plan)}undo/`);
}
