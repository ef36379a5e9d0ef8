import type { Plan } from '../../../shared/wire/plans.ts';
import { describePlan } from './describe-plan.ts';
import { changesThere } from './last-pulled.ts';
import { compareModels, type Step } from './compare-models.ts';
import { digestOf, type BothSides, type RemoteModel } from './remote-models.ts';
import type { StoredModel } from './model-files.ts';

/** The changes on the server that make a block type match the folder. */
export interface Change {
  readonly slug: string;
  /** Undefined for a type to create. */
  readonly remote: RemoteModel | undefined;
  /** Undefined for a type whose file was deleted. */
  readonly local: StoredModel | undefined;
  readonly steps: readonly Step[];
  /** Whether the server was changed since the pull, so that a push would revert something. */
  readonly moved: boolean;
  /** That change, in a sentence. */
  readonly movement?: string;
}

/** All changes, by slug. Ignores types that are only on the server and were never pulled. */
export async function findChanges(both: BothSides): Promise<readonly Change[]> {
  const { remote, local, lock } = both;
  const slugs = [...new Set([...local.keys(), ...Object.keys(lock)])].toSorted();
  const changes = slugs.flatMap((slug): readonly Change[] => {
    const [there, here, last] = [remote.get(slug), local.get(slug), lock[slug]];
    if (there === undefined && here === undefined) return [];
    const steps = stepsOf(there, here);
    const moved = last?.digest !== (there && digestOf(there.file));
    return steps.length === 0 ? [] : [{ slug, remote: there, local: here, steps, moved }];
  });
  return Promise.all(
    changes.map(async (change) =>
      change.moved ? { ...change, movement: await movementOf(both, change) } : change,
    ),
  );
}

async function movementOf(both: BothSides, { slug, remote }: Change): Promise<string> {
  if (both.lock[slug] === undefined) return `${slug} was never pulled from this server, which has another.`;
  if (remote === undefined) return `${slug} was removed on the server since the last pull.`;
  const changes = await changesThere(both, slug);
  const there = changes.length === 0 ? '' : ` There: ${changes.join('; ')}.`;
  return `${slug} was changed on the server since the last pull.${there}`;
}

function stepsOf(there: RemoteModel | undefined, here: StoredModel | undefined): readonly Step[] {
  if (here === undefined) return [{ text: 'remove the type', removes: true }];
  if (there === undefined) return [{ text: `make the type "${here.file.name}"` }];
  return compareModels(there.file, here.file);
}

export function describeChange(
  { slug, steps, movement }: Change,
  { plan, address }: { readonly plan: Plan | undefined; readonly address: string },
): readonly string[] {
  return [
    `${slug}:`,
    ...steps.map(({ text }) => `  ${text}`),
    ...(plan === undefined ? [] : describePlan(plan, address)),
    ...(movement === undefined ? [] : [`  ${movement}`]),
  ];
}
