import { normalizeEmail } from '../../../shared/email.ts';
import type { Context } from '../../platform/context.ts';
import { countCall, limitCall, type RateLimit } from '../../platform/limits/rate-limit.ts';
import type { TriedAccount } from '../devices/service.ts';

const minute = 60_000;
const hour = 60 * minute;

/** Limits of one caller, and of all unknown callers together. */
const signInsAMinute = 10;
const signInsAnHour = 30;
const allSignInsAnHour = 100;
/** The same for links to set a password. */
const resetsAnHour = 10;
const allResetsAnHour = 20;
/** Limits of unknown callers' sign-ins per network address, and of messages per mailbox about registrations. */
const networkSignInsAMinute = 50;
const registrationsAnHour = 10;

/** A caller: a device that signed in to the account before, or a network address. */
export interface Caller {
  readonly network: string;
  readonly device: string | undefined;
}

/**
 * Counts an attempt to sign in, by account and caller. Throws `rate_limited` beyond the limits. Strangers share a
 * slower limit, so guessing from many addresses takes as long; it blocks neither a known device nor the address from
 * which a mailed link has just set the password. A new password begins new counts. Returns a function that uncounts a
 * successful attempt.
 */
export async function countSignIn(
  context: Context,
  account: TriedAccount,
  caller: Caller,
): Promise<() => Promise<void>> {
  const name = hidden(context, `sign in ${normalizeEmail(account.email)} ${account.version}`);
  const own = `${name} ${nameOf(caller)}`;
  await limitCall(context, { key: own, window: minute, most: signInsAMinute });
  const hourly: RateLimit = { key: own, window: hour, most: signInsAnHour };
  const all: RateLimit = { key: name, window: hour, most: allSignInsAnHour };
  await limitCall(context, hourly);
  const counted = caller.device === undefined ? [hourly, all] : [hourly];
  if (caller.device === undefined) {
    const rejected = await countCall(context, all);
    if (rejected !== undefined && !(await hasUsedLink(context, account.email, caller))) throw rejected;
  }
  return async () => {
    await Promise.all(counted.map(({ key, window }) => context.rates.count(key, window, -1)));
  };
}

/**
 * Counts a request for a link to set a password. Throws `rate_limited` beyond the caller's limit. Returns false beyond
 * the limit of all callers: then a mail is sent only if the mailbox has no valid link.
 */
export async function countReset(context: Context, email: string, caller: Caller): Promise<boolean> {
  const name = hidden(context, `reset ${normalizeEmail(email)}`);
  await limitCall(context, { key: `${name} ${nameOf(caller)}`, window: hour, most: resetsAnHour });
  if (caller.device !== undefined) return true;
  return (await countCall(context, { key: name, window: hour, most: allResetsAnHour })) === undefined;
}

/** Counts an attempt by a stranger at a network address to sign in to any account. */
export function countStranger(context: Context, network: string): Promise<void> {
  return limitCall(context, {
    key: `sign in from ${network}`,
    window: minute,
    most: networkSignInsAMinute,
  });
}

/** Counts a message about a registration. Throws `rate_limited` beyond the limit of a mailbox. */
export function countRegistration(context: Context, email: string): Promise<void> {
  const key = hidden(context, `register ${normalizeEmail(email)}`);
  return limitCall(context, { key, window: hour, most: registrationsAnHour });
}

/** Records that a mailed link set the password of this account from this address. */
export async function noteUsedLink(
  context: Context,
  email: string,
  caller: Pick<Caller, 'network'>,
): Promise<void> {
  await context.rates.count(linkKey(context, email, caller), hour);
}

async function hasUsedLink(context: Context, email: string, caller: Caller): Promise<boolean> {
  return (await context.rates.count(linkKey(context, email, caller), hour, 0)).current > 0;
}

function linkKey(context: Context, email: string, { network }: Pick<Caller, 'network'>): string {
  return hidden(context, `used link ${normalizeEmail(email)} ${network}`);
}

function nameOf({ device, network }: Caller): string {
  return device === undefined ? `network ${network}` : `device ${device}`;
}

/** Counters must not hold email addresses. */
function hidden({ secrets }: Context, text: string): string {
  return secrets.keyedHash(text);
}
