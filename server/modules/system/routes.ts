import { Accepted, CrashReport, Features, NotReady, Ping, Ready } from '../../../shared/wire/system.ts';
import type { App } from '../../platform/http/routes/app-types.ts';
import { publicRoutes } from '../../platform/http/routes/endpoints.ts';
import { perAddress } from '../../platform/http/admission/rate-limits.ts';
import { checkReady, noteCrash, readFeatures } from './service.ts';

const crashReportBytes = 64 * 1024;

export function systemRoutes(app: App): void {
  const { route } = publicRoutes(app, { tags: ['System'] });

  route('GET', '/api/system/ping/', {
    summary: 'Whether the process answers',
    description: 'Tells a load balancer that the process runs. It asks neither the database nor the storage.',
    answers: { 200: Ping },
    handle: () => ({ status: 'ok' }) as const,
  });

  route('GET', '/api/system/ready/', {
    summary: 'Whether this process should get requests',
    description:
      'Tells a load balancer whether requests can be answered, part by part. If a part is down, or the ' +
      'server is about to stop, the status is 503.',
    rateLimit: perAddress(120),
    answers: { 200: Ready, 503: NotReady },
    handle: checkReady,
  });

  route('GET', '/api/features/', {
    summary: 'What this installation offers',
    description:
      'Tells a client what to show before anybody signs in: the captcha, the providers of social sign-in, ' +
      'and the languages.',
    answers: { 200: Features },
    handle: readFeatures,
  });

  route('POST', '/api/errors/', {
    summary: "The browser's own crash reports",
    description:
      'Writes a crash of the app to the log of the server. Long texts are cut, and reports are limited for ' +
      'each address.',
    onFullDisk: 'goes on',
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
