import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { socialErrors, socialProviders, type SocialProviderName } from '../../../shared/wire/social.ts';
import type { App } from '../../platform/http/routes/app-types.ts';
import { publicRoutes } from '../../platform/http/routes/endpoints.ts';
import { perAddress } from '../../platform/http/admission/rate-limits.ts';
import { attemptLifetime } from './attempt.ts';
import { beginSignIn, callbackUrl, finishSignIn } from './service.ts';

const cookieName = 'octavo_social';
const titles: Readonly<Record<SocialProviderName, string>> = { google: 'Google', github: 'GitHub' };

const errorWords = socialErrors.map((word) => `\`${word}\``).join(', ');
const toProvider = Type.Null({
  description: 'To the provider; to `/auth/social#error=provider_failed` when it cannot be asked.',
});
const toClient = Type.Null({
  description: `To \`/auth/social#token=…\`, or to \`/auth/social#error=…\` with one of ${errorWords}.`,
});
const query = {
  state: Type.Optional(Type.String({ description: 'What the sign-in began with.' })),
  code: Type.Optional(Type.String({ description: 'What the provider gives tokens for.' })),
  error: Type.Optional(Type.String({ description: "The provider's word for a rejection." })),
};

export function socialRoutes(app: App): void {
  const { route } = publicRoutes(app, { tags: ['Sessions'] });
  for (const provider of socialProviders) {
    route('GET', `/api/auth/social/${provider}/`, {
      summary: `Start a sign-in with ${titles[provider]}`,
      description: `Starts a sign-in with ${titles[provider]} for a browser and redirects to the provider. The path exists only if the provider is configured.`,
      rateLimit: perAddress(30),
      answers: { 302: toProvider },
      errors: [404],
      async handle(context, { request, reply }) {
        const { location, sealed } = await beginSignIn(context, provider);
        if (sealed !== undefined) setAttemptCookie(request, reply, { provider, sealed });
        return reply.header('cache-control', 'no-store').redirect(location, 302);
      },
    });

    route('GET', `/api/auth/social/${provider}/callback/`, {
      summary: `Finish a sign-in with ${titles[provider]}`,
      description: `Finishes the sign-in that ${titles[provider]} confirmed or rejected, and redirects to the app with a token or an error. The provider redirects here.`,
      rateLimit: perAddress(30),
      query,
      answers: { 302: toClient },
      errors: [404],
      async handle(context, { request, reply }) {
        const answer = new URLSearchParams(request.url.split('?')[1]);
        const sealed = readAttempt(request);
        setAttemptCookie(request, reply, { provider, sealed: '' });
        const location = await finishSignIn(context, provider, { answer, sealed });
        return reply.header('cache-control', 'no-store').redirect(location, 302);
      },
    });
  }
}

/**
 * Binds the answer to the browser that began the attempt, so that a link cannot sign a user in to a stranger's account.
 * The cookie does not authenticate: it is encrypted, lasts ten minutes and is sent to one address only. An empty cookie
 * is removed.
 */
function setAttemptCookie(
  { context }: FastifyRequest,
  reply: Pick<FastifyReply, 'header'>,
  { provider, sealed }: { provider: SocialProviderName; sealed: string },
): void {
  const { protocol, pathname } = callbackUrl(context, provider);
  const parts = [
    `${cookieName}=${sealed}`,
    `Path=${pathname.replace(/\/$/, '')}`,
    `Max-Age=${sealed === '' ? 0 : attemptLifetime / 1000}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(protocol === 'https:' ? ['Secure'] : []),
  ];
  void reply.header('set-cookie', parts.join('; '));
}

function readAttempt(request: FastifyRequest): string | undefined {
  const cookies = request.headers.cookie?.split(';') ?? [];
  return cookies
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(`${cookieName}=`))
    ?.slice(cookieName.length + 1);
}
