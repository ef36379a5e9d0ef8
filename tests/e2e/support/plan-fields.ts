import type { FieldDefinition } from '../../../field-plugins/sdk/contract/field.ts';
import type { BlockContentModel } from '../../../shared/wire/content.ts';
import type { Plan, PlanOperation } from '../../../shared/wire/plans.ts';
import { adminAccount } from '../../support/real-server.ts';
import { signInTo } from './sign-in-to.ts';

/** The changes that an administrator makes to the fields of a block type while others have pages open. */
export interface PlannedType {
  /** Plans these operations and applies them. */
  change(...operations: readonly PlanOperation[]): Promise<void>;
  /** Takes the last plan back. */
  undo(): Promise<void>;
  archive(): Promise<void>;
}

/** Adds a block type whose fields are changed by plans, through the API. */
export async function addPlannedType(
  server: { readonly url: string },
  name: string,
  content_model: Readonly<Record<string, FieldDefinition>>,
): Promise<PlannedType> {
  const call = await signInTo(server, adminAccount);
  const { id } = await call<{ readonly id: string }>('block-content-models/', { name, content_model });
  return plannedType(call, id);
}

/** An existing block type, by name. */
export async function findPlannedType(server: { readonly url: string }, name: string): Promise<PlannedType> {
  const call = await signInTo(server, adminAccount);
  const models = await call<readonly Pick<BlockContentModel, 'id' | 'name'>[]>('block-content-models/');
  const found = models.find((model) => model.name === name);
  if (found === undefined) throw new Error(`There is no block type ${name}.`);
  return plannedType(call, found.id);
}

function plannedType(call: Awaited<ReturnType<typeof signInTo>>, id: string): PlannedType {
  const plans = `block-content-models/${id}/plans/`;
  let last = '';
  return {
    async change(...operations) {
      last = (await call<Plan>(plans, { operations })).id;
      await call(`${plans}${last}/apply/`, {});
    },
    undo: async () => void (await call(`${plans}${last}/undo/`, {})),
    archive: async () => void (await call(`block-content-models/${id}/`, { archived: true }, 'PATCH')),
  };
}
