import type { SocialError, SocialProviderName } from '../../../shared/wire/social.ts';
import { timestamp } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { requireFound } from '../../platform/errors/service-error.ts';
import {
  SocialFailure,
  type SocialPerson,
  type SocialProvider,
} from '../../platform/ports/social/social-provider.ts';
import { openSession } from '../sessions/service.ts';
import { noteLogin } from '../users/service.ts';
import { accountOf, SignInError } from './account-of.ts';
import { newAttempt, sealAttempt, unsealAttempt } from './attempt.ts';

/** The address to which a provider sends people back; operators register it there. */
export function callbackUrl({ config }: Context, provider: SocialProviderName): URL {
  return new URL(`${config.publicUrl}/api/auth/social/${provider}/callback/`);
}

/** The address for the browser, and the attempt to bring back; no attempt if the provider is unreachable. */
export async function beginSignIn(
  context: Context,
  name: SocialProviderName,
): Promise<{ location: string; sealed: string | undefined }> {
  const provider = requireProvider(context, name);
  const attempt = newAttempt();
  try {
    const location = await provider.begin(callbackUrl(context, name).href, attempt);
    return { location, sealed: sealAttempt(context, name, attempt) };
  } catch (error) {
    return { location: landing(context, 'error', explain(context, name, error)), sealed: undefined };
  }
}

/**
 * Signs in the person whom the provider sent back. The result is always one of our addresses, with a token or an error
 * code after its `#`, which browsers do not send to servers.
 */
export async function finishSignIn(
  context: Context,
  name: SocialProviderName,
  { answer, sealed }: { answer: URLSearchParams; sealed: string | undefined },
): Promise<string> {
  const provider = requireProvider(context, name);
  try {
    const person = await whoAnswered(context, { name, provider, answer, sealed });
    return landing(context, 'token', await openSessionOf(context, name, person));
  } catch (error) {
    return landing(context, 'error', explain(context, name, error));
  }
}

async function whoAnswered(
  context: Context,
  asked: {
    name: SocialProviderName;
    provider: SocialProvider;
    answer: URLSearchParams;
    sealed: string | undefined;
  },
): Promise<SocialPerson> {
  const { name, provider, answer, sealed } = asked;
  const attempt = sealed === undefined ? undefined : unsealAttempt(context, name, sealed);
  if (attempt === undefined || answer.get('state') !== attempt.state) throw new SignInError('expired');
  const address = callbackUrl(context, name);
  address.search = answer.toString();
  return provider.finish(address, attempt);
}

function openSessionOf(
  context: Context,
  provider: SocialProviderName,
  person: SocialPerson,
): Promise<string> {
  return context.db.transaction().execute(async (tx) => {
    const { id } = await accountOf(context, tx, { provider, person });
    await noteLogin(tx, id, timestamp(context.clock));
    return openSession(context, tx, id);
  });
}

function requireProvider(context: Context, name: SocialProviderName): SocialProvider {
  return requireFound(context.social[name]);
}

/** The error code for the browser. Logs errors that an operator can fix. */
function explain(context: Context, provider: SocialProviderName, error: unknown): SocialError {
  if (error instanceof SignInError) return error.word;
  if (error instanceof SocialFailure) {
    if (error.reason !== 'denied')
      context.log.warn({ provider, reason: error.message }, 'a social sign-in failed at the provider');
    return error.reason;
  }
  context.log.error({ provider, err: error }, 'a social sign-in failed');
  return 'unavailable';
}

function landing({ config }: Context, member: 'token' | 'error', value: string): string {
  return `${config.publicUrl}/auth/social#${member}=${value}`;
}
