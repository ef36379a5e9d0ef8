import type { FieldDefinition } from '../../../field-plugins/sdk/contract/field.ts';
import type { Plan, PlanOperation } from '../../../shared/wire/plans.ts';
import { adminAccount } from '../../support/real-server.ts';
import { signInTo } from './sign-in-to.ts';

/** What an administrator does to the fields of a block type while others have pages open. */
export interface PlannedType {
  /** Plans these operations and applies them. */
  change(...operations: readonly PlanOperation[]): Promise<void>;
  /** Takes the last plan back. */
  undo(): Promise<void>;
}

/** Adds a block type whose fields are changed by plans, through the API. */
export async function addPlannedType(
  server: { readonly url: string },
  name: string,
  content_model: Readonly<Record<string, FieldDefinition>>,
): Promise<PlannedType> {
  const call = await signInTo(server, adminAccount);
  const { id } = await call<{ readonly id: string }>('block-content-models/', { name, content_model });
  const plans = `block-content-models/${id}/plans/`;
  let last = '';
  return {
    async change(...operations) {
      last = (await call<Plan>(plans, { operations })).id;
      await call(`${plans}${last}/apply/`, {});
    },
    undo: async () => void (await call(`${plans}${last}/undo/`, {})),
  };
}
