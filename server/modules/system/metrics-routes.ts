import { timingSafeEqual } from 'node:crypto';
import { Type } from 'typebox';
import type { App } from '../../platform/http/routes/app-types.ts';
import { publicRoutes } from '../../platform/http/routes/endpoints.ts';
import { readCredential } from '../../platform/http/admission/authentication.ts';
import { perAddress } from '../../platform/http/admission/rate-limits.ts';
import { hashToken } from '../../platform/security/tokens.ts';
import { ServiceError } from '../../platform/errors/service-error.ts';

const metricsText = Type.Unsafe({
  description: 'The metrics.',
  content: { 'text/plain': { schema: Type.String({ description: 'A line for each value.' }) } },
});

/** Metrics in Prometheus' text format, with `Authorization: Bearer <OCTAVO_METRICS_TOKEN>`. */
export function metricsRoutes(app: App): void {
  publicRoutes(app, { tags: ['System'] }).route('GET', '/metrics', {
    summary: 'Metrics for Prometheus',
    description:
      'Returns counters and gauges in the text format of Prometheus, to `Authorization: Bearer` with the token ' +
      'that the operator has configured. Without a token, the path does not exist.',
    rateLimit: perAddress(120),
    answers: { 200: metricsText },
    errors: [401, 404],
    async handle({ config, metrics }, { request, reply }) {
      if (config.metricsToken === undefined) throw new ServiceError('not_found');
      const credential = readCredential(request.headers);
      if (credential === undefined) throw new ServiceError('not_authenticated');
      const presented = credential.scheme === 'bearer' ? credential.value : '';
      // Hashes have equal lengths, and comparing them reveals nothing about the token.
      const fits = timingSafeEqual(
        Buffer.from(hashToken(presented)),
        Buffer.from(hashToken(config.metricsToken)),
      );
      if (!fits) throw new ServiceError('invalid_token');
      const { contentType, text } = await metrics.read();
      return reply.header('cache-control', 'no-store').type(contentType).send(text);
    },
  });
}
