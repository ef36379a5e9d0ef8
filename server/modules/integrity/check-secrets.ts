import type { Dependencies } from '../../platform/context.ts';
import type { ApiKeyRow, IdempotencyKeyRow, OutboxRow } from '../../platform/database/schema.ts';
import type { Row } from '../../platform/database/tables.ts';
import { readKept } from '../../platform/database/idempotency-records.ts';
import { StartError } from '../../platform/errors/start-checks.ts';
import { isKeyWhole } from '../api-keys/service.ts';
import { readMail } from '../mails/service.ts';
import { isSecretInUse } from '../secrets/service.ts';
import type { Reporting } from './finding.ts';

/** Readers of encrypted columns by table. A reader throws or returns false for an unreadable row. */
export const ciphers: Readonly<Record<string, (dependencies: Dependencies, row: unknown) => unknown>> = {
  accesses: ({ secrets }, row) => isKeyWhole(secrets, row as ApiKeyRow),
  outbox: (dependencies, row) => readMail(dependencies, row as OutboxRow),
  idempotency_keys: ({ secrets }, row) => readKept(secrets, row as IdempotencyKeyRow),
};

/**
 * Reads the encrypted part of a row. An abandoned mail may be from before a lost secret. Throws `StartError` if the
 * secret was replaced since the check began.
 */
export async function checkSecret(
  dependencies: Dependencies,
  { damaged, note }: Reporting,
  { name, where, row }: { readonly name: string; readonly where: string; readonly row: Row },
): Promise<void> {
  if (isReadable(dependencies, name, row)) return;
  if (!(await isSecretInUse(dependencies)))
    throw new StartError('The secret was replaced during the check; run it again.');
  const report = (row['failed_at'] ?? null) === null ? damaged : note;
  report({ part: 'rows', where, problem: 'what is encrypted in it cannot be read with the secret' });
}

function isReadable(dependencies: Dependencies, name: string, row: Row): boolean {
  try {
    return ciphers[name]?.(dependencies, row) !== false;
  } catch {
    return false;
  }
}
