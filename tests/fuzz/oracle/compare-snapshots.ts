import type { AllowedEffect, Exchange, Problem, Snapshot } from '../stage/stage.ts';

/** Finds rows of others that changed without permission. */
export function compareSnapshots(
  before: Snapshot,
  after: Snapshot,
  exchanges: readonly Exchange[],
  allowed: readonly AllowedEffect[],
): readonly Problem[] {
  const excused = new Set(
    exchanges
      .filter(({ answer }) => answer.status < 300)
      .flatMap(({ request }) => allowed.filter((effect) => applies(effect, request)))
      .flatMap(({ tables }) => tables),
  );
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((table) => !excused.has(table))
    .flatMap((table) => {
      const changes = changedRows(before.get(table) ?? new Map(), after.get(table) ?? new Map());
      return changes.length === 0
        ? []
        : [{ rule: `rows of others changed in ${table}`, detail: changes.join('\n'), exchange: undefined }];
    });
}

function applies({ actor, operation }: AllowedEffect, request: Exchange['request']): boolean {
  return (actor === 'anybody' || actor === request.actor) && operation.test(request.operation);
}

function changedRows(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((row) => before.get(row) !== after.get(row))
    .map((row) => `${row}: ${before.get(row) ?? 'nothing'} → ${after.get(row) ?? 'nothing'}`);
}
