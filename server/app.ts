import fastify, { type FastifyRequest } from 'fastify';
import { negotiateLanguage } from '../src/shared/languages.ts';
import { limits } from '../src/shared/limits.ts';
import { findActorByToken } from './modules/auth/service.ts';
import { allRoutes } from './modules/all-routes.ts';
import type { Context, Dependencies } from './platform/context.ts';
import type { App } from './platform/http/app-types.ts';
import { authenticate, type Authenticator } from './platform/http/authentication.ts';
import { createErrorHandler } from './platform/http/error-handler.ts';
import { isStorable, parseJsonBody } from './platform/http/json-body.ts';
import { compileValidator } from './platform/http/validator.ts';
import { isId } from './platform/ids.ts';
import { fieldMessage, FieldRefusal, Refusal } from './platform/refusal.ts';

/** The application without a port and without globals: what `main.ts` listens with and tests inject into. */
export async function buildApp(dependencies: Dependencies): Promise<App> {
  const app: App = fastify({
    loggerInstance: dependencies.log,
    bodyLimit: limits.jsonBytes,
    trustProxy: dependencies.config.trustProxy.length === 0 ? false : [...dependencies.config.trustProxy],
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    requestTimeout: 60_000,
    connectionTimeout: 0,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
  });
  const authenticator: Authenticator = {
    userByToken: findActorByToken,
    accessByApiKey: () => Promise.resolve(undefined),
  };

  app.setErrorHandler(createErrorHandler(dependencies.translations));
  app.setNotFoundHandler(() => {
    throw new Refusal('not_found');
  });
  app.setValidatorCompiler(compileValidator);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, parseJsonBody(String(body)));
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)));
    }
  });

  app.decorateRequest('context', null as unknown as Context);
  app.addHook('onRoute', (route) => {
    if (route.config?.guard === undefined) throw new Error(`${String(route.method)} ${route.url} has no guard.`);
  });
  app.addHook('onRequest', async (request) => {
    const guard = request.routeOptions.config.guard ?? 'public';
    refuseMalformedAddress(request);
    request.context = {
      ...dependencies,
      language: negotiateLanguage(request.headers['accept-language']),
      actor: await authenticate(request, guard, dependencies, authenticator),
    };
  });
  app.addHook('preValidation', async (request) => {
    const ignored = request.routeOptions.config.ignoredBodyKeys;
    if (ignored === undefined || typeof request.body !== 'object' || request.body === null) return;
    request.body = Object.fromEntries(Object.entries(request.body).filter(([key]) => !ignored.includes(key)));
  });

  for (const routes of allRoutes) routes(app);
  return app;
}

/** A malformed id can name nothing (404); text that no database stores is refused before it gets there. */
function refuseMalformedAddress(request: FastifyRequest): void {
  for (const [name, value] of Object.entries((request.params ?? {}) as Record<string, string>)) {
    if (/(^|_)id$/i.test(name) && !isId(value)) throw new Refusal('not_found');
  }
  for (const [name, value] of Object.entries((request.query ?? {}) as Record<string, unknown>)) {
    if (typeof value === 'string' && !isStorable(value)) throw new FieldRefusal([[name, [fieldMessage('invalid')]]]);
  }
}
