import { Features } from '../../../shared/wire/accounts.ts';
import { Accepted, CrashReport, NotReady, Ping, Ready } from '../../../shared/wire/system.ts';
import { answers } from '../../platform/http/routes/answers.ts';
import type { App } from '../../platform/http/routes/app-types.ts';
import { perAddress } from '../../platform/http/admission/rate-limits.ts';
import { checkReady, noteCrash, readFeatures } from './service.ts';

const tags = ['System'];
const crashReportBytes = 64 * 1024;

export function systemRoutes(app: App): void {
  app.route({
    method: 'GET',
    url: '/api/system/ping/',
    config: { guard: 'public' },
    schema: {
      summary: 'Whether the process answers',
      description:
        'Tells a load balancer that the process runs. It asks neither the database nor the storage.',
      tags,
      response: answers({ 200: Ping }),
    },
    handler: () => ({ status: 'ok' }),
  });

  app.route({
    method: 'GET',
    url: '/api/system/ready/',
    config: { guard: 'public', rateLimit: perAddress(120) },
    schema: {
      summary: 'Whether this process should get requests',
      description:
        'Tells a load balancer whether requests can be answered, part by part. If a part is down, or the ' +
        'server is about to stop, the status is 503.',
      tags,
      response: answers({ 200: Ready, 503: NotReady }),
    },
    handler: (request) => checkReady(request.context),
  });

  app.route({
    method: 'GET',
    url: '/api/features/',
    config: { guard: 'public' },
    schema: {
      summary: 'What this installation offers',
      description:
        'Tells a client what to show before anybody signs in: the captcha, the providers of social sign-in, ' +
        'and the languages.',
      tags,
      response: answers({ 200: Features }),
    },
    handler: (request) => readFeatures(request.context),
  });

  app.route({
    method: 'POST',
    url: '/api/errors/',
    bodyLimit: crashReportBytes,
    config: { guard: 'public', rateLimit: perAddress(20), onFullDisk: 'goes on' },
    schema: {
      summary: "The browser's own crash reports",
      description:
        'Writes a crash of the app to the log of the server. Long texts are cut, and reports are limited for ' +
        'each address.',
      tags,
      body: CrashReport,
      response: answers({ 202: Accepted }),
    },
    async handler(request, reply) {
      noteCrash(request.context, request.body);
      return reply.code(202).send({ accepted: true });
    },
  });
}
