import { Type, type Static } from 'typebox';

/** A query that asks whether a write would be rejected. */
export const DryRunQuery = Type.Object({
  dry_run: Type.Optional(
    Type.Literal('1', { description: 'Changes nothing: answers 204, or why it is rejected.' }),
  ),
});

export function isDryRun({ dry_run }: Static<typeof DryRunQuery>): boolean {
  return dry_run === '1';
}

/** The answer to a dry run. */
export const Tried = Type.Null({ description: 'The dry run found nothing wrong.' });
