import type { Plan, PlanFailure, PlanInput } from '../../../shared/wire/plans.ts';
import { userReference } from '../../platform/database/user-reference.ts';
import type { PlanRecord } from './repository.ts';

export function presentPlan(row: PlanRecord): Plan {
  return {
    id: row.id,
    block_content_model: row.block_content_model,
    model_revision: row.model_revision,
    operations: JSON.parse(row.operations) as PlanInput['operations'],
    decisions: JSON.parse(row.decisions) as Plan['decisions'],
    counts: JSON.parse(row.counts) as Plan['counts'],
    failures: JSON.parse(row.failures) as PlanFailure[],
    failure_count: row.failure_count,
    state: row.state,
    live: row.live,
    created_at: row.created_at,
    created_by: userReference(row.created_by, row.author_name, row.author_email),
    applied_at: row.applied_at,
    applied_by: userReference(row.applied_by, row.applier_name, row.applier_email),
    undone_at: row.undone_at,
    undone_by: userReference(row.undone_by, row.undoer_name, row.undoer_email),
  };
}
