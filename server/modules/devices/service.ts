import { normalizeEmail } from '../../../shared/email.ts';
import type { Context } from '../../platform/context.ts';
import type { UserRow } from '../../platform/database/schema.ts';
import { newId } from '../../platform/ids.ts';

/** How long a device is known after its last sign-in, in milliseconds: thirty days. */
const knownFor = 30 * 86_400_000;

interface Device {
  readonly id: string;
  readonly signedInAt: number;
}

/** An account as attempts to sign in name it; `version` changes with its password. */
export interface TriedAccount {
  readonly email: string;
  readonly version: string;
}

/** The account of this address, if there is one. */
export function triedAccount(email: string, user: Pick<UserRow, 'password_hash'> | undefined): TriedAccount {
  return { email, version: user?.password_hash ?? '' };
}

/**
 * What a browser keeps to show later that it signed in to the account. It opens nothing: attempts to sign in with it are
 * only counted separately, so strangers cannot use them up. It is not stored, and encrypted for the address and the
 * password: a browser that signed in with an earlier one is a stranger.
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
    // It is for another address, password or installation, or somebody made it up.
    return undefined;
  }
}

function purposeOf({ email, version }: TriedAccount): string {
  return `device ${normalizeEmail(email)} ${version}`;
}
