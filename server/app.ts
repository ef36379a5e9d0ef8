import path from 'node:path';
import compress from '@fastify/compress';
import fastify, { LogController } from 'fastify';
import { negotiateLanguage } from '../shared/languages.ts';
import { limits } from '../shared/limits.ts';
import { projectRoot } from './dependencies.ts';
import { createApiKeyLookup, type ApiKeyLookup } from './modules/api-keys/api-key-lookup.ts';
import { allRoutes } from './modules/all-routes.ts';
import { notePluginFaults } from './modules/content/note-plugin-faults.ts';
import { watchMails } from './modules/mails/watch-mails.ts';
import { createDeliveryCaches } from './modules/delivery/delivery-caches.ts';
import { createFastReads } from './modules/delivery/fast-reads.ts';
import { createFastPages } from './modules/sites/fast-pages.ts';
import { createHostedSites } from './modules/sites/hosted-site.ts';
import { separateHosts } from './modules/sites/fast-hosts.ts';
import { createSitePages } from './modules/sites/site-pages.ts';
import { createSiteShells } from './modules/sites/site-shells.ts';
import { createUnpublishedPages } from './modules/sites/unpublished-pages.ts';
import { createSizeMaker } from './modules/media/make-sizes.ts';
import { findActorByToken } from './modules/sessions/service.ts';
import type { Context, Dependencies } from './platform/context.ts';
import { dialectOf } from './platform/database/dialect.ts';
import { admitCalls } from './platform/http/admission/admission.ts';
import {
  limitHeavyCalls,
  queueCallsOfMembers,
  limitMemory,
} from './platform/http/admission/concurrency-limits.ts';
import { rejectOnFullDisk } from './platform/http/admission/full-disk.ts';
import type { App } from './platform/http/routes/app-types.ts';
import { authenticate, type Authenticator } from './platform/http/admission/authentication.ts';
import { createClientErrors } from './platform/http/protocol/client-errors.ts';
import { trackRequests } from './platform/http/protocol/current-request.ts';
import { createErrorHandler } from './platform/http/protocol/error-handler.ts';
import { answerOnFastPath } from './platform/http/admission/fast-path.ts';
import { acceptRetries } from './platform/http/admission/idempotency.ts';
import { parseJsonBody } from './platform/http/protocol/json-body.ts';
import { watchMethods } from './platform/http/protocol/offered-methods.ts';
import { describeApi } from './platform/http/documentation/openapi.ts';
import { limitCalls } from './platform/http/admission/rate-limits.ts';
import { createRequestIds, requestIdHeader } from './platform/http/protocol/request-ids.ts';
import { rejectOddAddress, targetOf } from './platform/http/protocol/request-address.ts';
import { logRequests } from './platform/http/protocol/request-log.ts';
import { countRequests } from './platform/http/protocol/request-metrics.ts';
import { addSecurityHeaders, securityHeaders } from './platform/http/protocol/security-headers.ts';
import { serveClient } from './platform/http/files/serve-client.ts';
import { serveDesign } from './platform/http/files/serve-design.ts';
import { serveDocs } from './platform/http/documentation/serve-docs.ts';
import { serveLocales } from './platform/http/files/serve-locales.ts';
import { servePreview } from './platform/http/files/serve-preview.ts';
import { serveMedia } from './platform/http/files/serve-media.ts';
import { cutStalledBodies, discardUnreadBodies } from './platform/http/admission/stalled-bodies.ts';
import { compileSerializer } from './platform/http/protocol/serializer.ts';
import { servingLimits, type ServingLimits } from './platform/http/admission/serving-limits.ts';
import { createTrust } from './platform/http/protocol/trusted-proxies.ts';
import { compileValidator } from './platform/http/protocol/validator.ts';
import { ServiceError } from './platform/errors/service-error.ts';
import { createHostNames } from './platform/sites/host-names.ts';

/** Builds the application without a port or globals: `main.ts` listens with it and tests inject into it. */
export async function buildApp(
  dependencies: Dependencies,
  serving: ServingLimits = servingLimits,
): Promise<App> {
  const { config, metrics, translations } = dependencies;
  const headers = securityHeaders(config);
  const answerError = createErrorHandler(translations, headers);
  const trusts = createTrust(config.trustProxy);
  const requestIds = createRequestIds(trusts);
  const stopNoting = notePluginFaults(dependencies);
  const app: App = fastify({
    loggerInstance: dependencies.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: limits.jsonBytes,
    trustProxy: config.trustProxy.length === 0 ? false : trusts,
    genReqId: requestIds,
    rewriteUrl: targetOf,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    http: {
      headersTimeout: serving.headersTimeout,
      connectionsCheckingInterval: serving.checkedEvery,
    },
    requestTimeout: serving.requestTimeout,
    connectionTimeout: serving.idleTimeout,
    forceCloseConnections: 'idle',
    return503OnClosing: false, // Proxies do not repeat a rejected POST, so late calls are answered.
    clientErrorHandler: createClientErrors({ translations, headers, log: dependencies.log }),
    // An address that cannot be decoded is answered with `not_found`.
    frameworkErrors: (_error, request, reply) =>
      void answerError(new ServiceError('not_found'), request, reply.header(requestIdHeader, request.id)),
  });
  const methods = watchMethods(app);
  app.addHook('onClose', async () => stopNoting());

  app.setErrorHandler(answerError);
  app.setValidatorCompiler(compileValidator);
  app.setSerializerCompiler(compileSerializer);
  // First, so that error answers have them too.
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header(requestIdHeader, request.id);
    done();
  });
  trackRequests(app);
  addSecurityHeaders(app, headers);
  const readShell = createSiteShells(dependencies);
  const sites = {
    sites: createHostedSites(dependencies),
    hosts: createHostNames(config),
    pages: createSitePages(dependencies, readShell),
    unpublished: createUnpublishedPages(readShell),
  };
  separateHosts(app, sites, dependencies);
  const admission = admitCalls(app, serving, dependencies);
  acceptJsonOnly(app);
  logRequests(app);
  countRequests(app, metrics);
  watchMails(dependencies);
  app.addHook('onRoute', (route) => {
    if (route.config?.guard === undefined)
      throw new Error(`${String(route.method)} ${route.url} has no guard.`);
  });
  const keys = createApiKeyLookup(dependencies);
  knowWhoAsks(app, dependencies, keys);
  const hold = limitMemory(dependencies.memory, serving.waitTimeout);
  limitHeavyCalls(app, hold);
  if (dialectOf(dependencies.db) === 'postgres')
    queueCallsOfMembers(app, serving.callsOfMember, serving.waitTimeout);
  acceptRetries(app, hold);
  rejectOnFullDisk(app, dependencies.space);
  dropReadOnlyKeys(app);

  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    globalDecompression: false,
  });
  limitCalls(app);
  await describeApi(app, config.brand.name);
  serveDocs(app, config.brand);
  const delivery = createDeliveryCaches(dependencies);
  for (const routes of allRoutes) routes(app, { delivery, metrics, sites });
  const { log } = dependencies;
  const early = [createFastReads({ keys, caches: delivery, hosts: sites.hosts }), createFastPages(sites)];
  answerOnFastPath(app, early, { admission, requestIds, log, metrics });
  cutStalledBodies(app, serving);
  discardUnreadBodies(app);
  serveLocales(app, path.join(projectRoot, 'locales'));
  serveMedia(app, { files: dependencies.files, make: createSizeMaker(dependencies) });
  serveDesign(app, path.join(projectRoot, 'node_modules', '@fontsource-variable'));
  servePreview(app, path.join(projectRoot, 'dist', 'site'), config.publicUrl);
  const clientFallback = await serveClient(app, path.join(projectRoot, 'dist', 'client'), config.brand);

  app.setNotFoundHandler((request, reply) => {
    const served = clientFallback(request, reply);
    if (served !== undefined) return served;
    const offered = methods.at(request.url.split('?')[0] ?? '');
    if (offered.length === 0 || offered.includes(request.method)) throw new ServiceError('not_found');
    void reply.header('allow', offered.join(', '));
    throw new ServiceError('method_not_allowed');
  });
  return app;
}

/** Accepts only JSON, parsed by our own parser. A module that accepts uploads adds a parser for them. */
function acceptJsonOnly(app: App): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    try {
      // Rejects compressed bodies, which could decompress to any size.
      const encoding = request.headers['content-encoding'] ?? 'identity';
      if (encoding !== 'identity') throw new ServiceError('unsupported_media_type');
      done(null, parseJsonBody(body as Buffer, request.headers['content-type']));
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)));
    }
  });
}

/** Sets the context of every request: the caller (401 and 403 come from here) and the language. */
function knowWhoAsks(app: App, dependencies: Dependencies, keys: ApiKeyLookup): void {
  const authenticator: Authenticator = {
    userByToken: (token) => findActorByToken(dependencies, token),
    actorOfApiKey: keys.find,
  };
  app.decorateRequest('context', null as unknown as Context);
  app.addHook('onRequest', async (request, reply) => {
    const guard = request.routeOptions.config.guard ?? 'public';
    // Data of one user must not reach others, not even through a cache on the way.
    if (guard !== 'public' && guard !== 'api_key') void reply.header('cache-control', 'no-store');
    request.context = {
      ...dependencies,
      log: request.log,
      language: negotiateLanguage(request.headers['accept-language']),
      actor: await authenticate(request, guard, authenticator),
    };
    rejectOddAddress(request);
  });
}

/** Drops read-only members (api.md section 1). */
function dropReadOnlyKeys(app: App): void {
  app.addHook('preValidation', (request, _reply, done) => {
    const ignored = request.routeOptions.config.ignoredBodyKeys;
    const { body } = request;
    if (ignored !== undefined && typeof body === 'object' && body !== null && !Array.isArray(body))
      request.body = Object.fromEntries(Object.entries(body).filter(([key]) => !ignored.includes(key)));
    done();
  });
}
