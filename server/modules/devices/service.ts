import { normalizeEmail } from '../../../shared/email.ts';
import type { Context } from '../../platform/context.ts';
import type { UserRow } from '../../platform/database/schema.ts';
import { newId } from '../../platform/ids.ts';

/** Milliseconds for which a device is known after its last sign-in: thirty days. */
const knownFor = 30 * 86_400_000;

interface Device {
  readonly id: string;
  readonly signedInAt: number;
}

/** An account in attempts to sign in; `version` changes with its password. */
export interface TriedAccount {
  readonly email: string;
  readonly version: string;
}

/** The account of this address, which may not exist. */
export function triedAccount(email: string, user: Pick<UserRow, 'password_hash'> | undefined): TriedAccount {
  return { email, version: user?.password_hash ?? '' };
}

/**
 * Creates a token that proves later that a browser signed in to the account. It grants no access: attempts with it are
 * only counted separately, so that strangers cannot exhaust them. It is not stored, but encrypted for the address and
 * the password: a browser that signed in with an earlier one is a stranger.
 */
export function sealDevice({ secrets, clock }: Context, account: TriedAccount, known?: string): string {
  const device: Device = { id: known ?? newId(), signedInAt: clock.now() };
  return secrets.encrypt(JSON.stringify(device), purposeOf(account));
}

/** The id of a device that signed in to the account recently. */
export function readDevice(
  { secrets, clock }: Context,
  account: TriedAccount,
  sealed: string | undefined,
): string | undefined {
  if (sealed === undefined) return undefined;
  try {
    const { id, signedInAt } = JSON.parse(secrets.decrypt(sealed, purposeOf(account))) as Device;
    return Math.abs(clock.now() - signedInAt) < knownFor ? id : undefined;
  } catch {
    // It is for another address, password or installation, or forged.
    return undefined;
  }
}

function purposeOf({ email, version }: TriedAccount): string {
  return `device ${normalizeEmail(email)} ${version}`;
}
