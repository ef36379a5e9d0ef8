import type { Plan } from '../../../shared/wire/plans.ts';
import { compareModels, type Step } from './compare-models.ts';
import { describePlan } from './describe-plan.ts';
import type { StoredModel } from './model-files.ts';
import { hasMoved, type BothSides, type RemoteModel } from './remote-models.ts';

/** The changes on the server that make a block type match the folder. */
export interface Change {
  readonly slug: string;
  /** Undefined for a type to create. */
  readonly remote: RemoteModel | undefined;
  /** Undefined for a type whose file was deleted. */
  readonly local: StoredModel | undefined;
  readonly steps: readonly Step[];
  /** Says that the server was changed since the pull, so that a push would revert something. */
  readonly movement: string | undefined;
}

/** All changes, by slug. Ignores types that are only on the server and were never pulled. */
export function findChanges(both: BothSides): readonly Change[] {
  const slugs = [...new Set([...both.local.keys(), ...Object.keys(both.lock)])].toSorted();
  return slugs.flatMap((slug) => {
    const [remote, local] = [both.remote.get(slug), both.local.get(slug)];
    const steps = stepsOf(remote, local);
    const movement = hasMoved(both, slug) ? describeMovement(both, slug) : undefined;
    return steps.length === 0 ? [] : [{ slug, remote, local, steps, movement }];
  });
}

function describeMovement({ lock, remote }: BothSides, slug: string): string {
  if (lock[slug] === undefined) return `${slug} was never pulled from this server, which has another.`;
  return `${slug} was ${remote.has(slug) ? 'changed' : 'removed'} on the server since the last pull.`;
}

function stepsOf(there: RemoteModel | undefined, here: StoredModel | undefined): readonly Step[] {
  if (here === undefined) return there === undefined ? [] : [{ text: 'remove the type', removes: true }];
  if (there === undefined) return [{ text: `make the type "${here.file.name}"` }];
  return compareModels(there.file, here.file);
}

export function describeChange(
  { slug, steps, movement, plan }: Change & { readonly plan: Plan | undefined },
  { server: { address } }: BothSides,
): readonly string[] {
  return [
    `${slug}:`,
    ...steps.map(({ text }) => `  ${text}`),
    ...(plan === undefined ? [] : describePlan(plan, address)),
    ...(movement === undefined ? [] : [`  ${movement}`]),
  ];
}
