import { Type } from 'typebox';

/** A query that asks whether a write would be rejected. */
export const dryRunQuery = {
  dry_run: Type.Optional(
    Type.Literal('1', { description: 'Changes nothing: answers 204, or why it is rejected.' }),
  ),
};

export function isDryRun({ dry_run }: { readonly dry_run?: '1' }): boolean {
  return dry_run === '1';
}

/** The answer to a dry run. */
export const Tried = Type.Unsafe<void>(Type.Null({ description: 'The dry run found nothing wrong.' }));
