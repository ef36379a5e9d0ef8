import { normalizeEmail } from '../../../shared/email.ts';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';

/** How long a device is known after its last sign-in, in milliseconds: thirty days. */
const knownFor = 30 * 86_400_000;

interface Device {
  readonly id: string;
  readonly signedInAt: number;
}

/**
 * What a browser keeps to show later that it signed in to the account of this address. It opens nothing: attempts to sign
 * in with it are only counted separately, so strangers cannot use them up. It is encrypted for the address and not stored.
 */
export function sealDevice({ secrets, clock }: Context, email: string, known: string | undefined): string {
  const device: Device = { id: known ?? newId(), signedInAt: clock.now() };
  return secrets.encrypt(JSON.stringify(device), purposeOf(email));
}

/** The id of a device that signed in to the account of this address recently. */
export function readDevice(
  { secrets, clock }: Context,
  email: string,
  sealed: string | undefined,
): string | undefined {
  if (sealed === undefined) return undefined;
  try {
    const { id, signedInAt } = JSON.parse(secrets.decrypt(sealed, purposeOf(email))) as Device;
    return Math.abs(clock.now() - signedInAt) < knownFor ? id : undefined;
  } catch {
    // It is for another address or from another installation, or somebody made it up.
    return undefined;
  }
}

function purposeOf(email: string): string {
  return `device ${normalizeEmail(email)}`;
}
