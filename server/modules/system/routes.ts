import { Accepted, CrashReport, Features, NotReady, Ping, Ready } from '../../../shared/wire/system.ts';
import type { App } from '../../platform/http/routes/app-types.ts';
import { publicRoutes } from '../../platform/http/routes/endpoints.ts';
import { perAddress } from '../../platform/http/admission/rate-limits.ts';
import { checkReady, noteCrash, readFeatures } from './service.ts';

const crashReportBytes = 64 * 1024;

export function systemRoutes(app: App): void {
  const { route } = publicRoutes(app, { tags: ['System'] });

  route('GET', '/api/system/ping/', {
    summary: 'Check that the process is running',
    description: 'For load balancers. Checks neither the database nor the storage.',
    answers: { 200: Ping },
    handle: () => ({ status: 'ok' }) as const,
  });

  route('GET', '/api/system/ready/', {
    summary: 'Check whether this process can handle requests',
    description:
      'For load balancers. Returns the state of each part. If a part is down, or the server is shutting ' +
      'down, the status is 503.',
    rateLimit: perAddress(120),
    answers: { 200: Ready, 503: NotReady },
    handle: checkReady,
  });

  route('GET', '/api/features/', {
    summary: 'List the features of this installation',
    description:
      'Clients can read it before sign-in: the captcha, the providers of social sign-in, and the languages.',
    answers: { 200: Features },
    handle: readFeatures,
  });

  route('POST', '/api/errors/', {
    summary: 'Report a crash of the app in the browser',
    description:
      'Writes the report to the log of the server. Long texts are truncated, and each address can send only ' +
      'a limited number.',
    onFullDisk: 'allowed',
    rateLimit: perAddress(20),
    options: { bodyLimit: crashReportBytes },
    body: CrashReport,
    answers: { 202: Accepted },
    handle(context, { body }) {
      noteCrash(context, body);
      return { accepted: true } as const;
    },
  });
}
