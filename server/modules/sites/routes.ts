import type { FastifyReply, FastifyRequest } from 'fastify';
import { normalizeUrlPath } from '../../../shared/url-path.ts';
import { networkOf } from '../../platform/http/admission/rate-limits.ts';
import { requestIdHeader } from '../../platform/http/protocol/request-ids.ts';
import type { App } from '../../platform/http/routes/app-types.ts';
import { hidden } from '../../platform/http/routes/hidden.ts';
import type { PreparedAnswer, ReadAnswer } from '../../platform/prepared-answer.ts';
import { requireFound, ServiceError } from '../../platform/errors/service-error.ts';
import type { HostNames } from '../../platform/sites/host-names.ts';
import { siteAssetFolder } from '../../platform/sites/reserved-paths.ts';
import { sitesPath } from '../../platform/sites/site-address.ts';
import { pageRoute } from './fast-pages.ts';
import type { HostedSites } from './hosted-site.ts';
import { isCrossSite, receiveForm, type PostedForm } from './receive-form.ts';
import { answerMoved, pageHeaders, siteHeaders } from './site-answer.ts';
import type { UnpublishedPages } from './unpublished-pages.ts';
import { renderNoSite, type SiteAt, type SitePages } from './site-pages.ts';

/** State shared with the cache fast path. */
export interface SitesShared {
  readonly sites: HostedSites;
  readonly hosts: HostNames;
  readonly pages: SitePages;
  readonly unpublished: UnpublishedPages;
}

type SitesOnHosts = Pick<SitesShared, 'sites' | 'hosts' | 'pages'>;

const formRoute = `${sitesPath}/:slug/inquiries`;

/** Room for the longest message, with every character encoded. */
const maxFormBytes = 96 * 1024;

const options = hidden({ headers: siteHeaders });
const asPrepared = { ...options, compress: false } as const;

/** The names of style sheets contain a hash. Pages of any origin may load them, such as the app's preview frames. */
const styleHeaders = {
  ...siteHeaders,
  'cache-control': 'public, max-age=31536000, immutable',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

/** Routes of the workspaces' sites: at `/sites/<slug>/` and, for those with a domain, on their own host. */
export function siteRoutes(app: App, { sites, hosts, pages }: SitesShared): void {
  app.addHook('onRequest', async (request, reply) => {
    const { siteOfHost: site, method, routeOptions, url } = request;
    if (site === undefined || (method === 'POST' && routeOptions.url === formRoute)) return undefined;
    if (method !== 'GET' && method !== 'HEAD') {
      void reply.header('allow', 'GET, HEAD');
      throw new ServiceError('method_not_allowed');
    }
    // The app's headers are for its own pages.
    for (const name of Object.keys(reply.getHeaders()))
      if (name.toLowerCase() !== requestIdHeader.toLowerCase()) void reply.removeHeader(name);
    if (!site.isOpen) return sendNotFound(request, reply, await renderNoSite(request.context));
    return sendSite(request, reply, { at: { site, base: '' }, path: pathOf(url) });
  });

  for (const url of [sitesPath, `${sitesPath}/:slug`, pageRoute])
    app.get<{ Params: { slug?: string } }>(url, asPrepared, async (request, reply) => {
      const path = pathOf(request.url);
      const { sitesUrl } = request.context.config;
      if (sitesUrl !== undefined && !hosts.hasSites(request.headers.host))
        return sendMoved(request, reply, { base: sitesUrl, movedTo: path });
      const site = await sites.atSlug(request.params.slug?.toLowerCase() ?? '');
      const base = site && `${sitesPath}/${site.slug}`;
      if (site === undefined || base === undefined)
        return sendNotFound(request, reply, await renderNoSite(request.context));
      // The home page ends in a slash, and a slug has one spelling.
      if (path !== base && path.startsWith(`${base}/`))
        return sendSite(request, reply, { at: { site, base }, path: path.slice(base.length) });
      const rest = path.split('/').slice(3).join('/');
      return sendMoved(request, reply, { base, movedTo: `/${rest}` });
    });

  const styleUrl = `${siteAssetFolder}:name`;
  app.get<{ Params: { name: string } }>(styleUrl, asPrepared, async (request, reply) => {
    const file = requireFound((await request.context.theme()).styles.get(request.params.name));
    return send(reply, await file.respond(request.headers, styleHeaders));
  });

  void app.register(async (scope: App) => addFormRoute(scope, { sites, hosts, pages }));

  async function sendSite(
    request: FastifyRequest,
    reply: FastifyReply,
    { at, path }: { readonly at: SiteAt; readonly path: string },
  ): Promise<FastifyReply> {
    const isFormSent = (request.query as Readonly<Record<string, unknown>>)['sent'] === '1';
    const found = await pages.read(request.context, at, path, isFormSent);
    if (found === undefined) return sendNotFound(request, reply, await pages.notFound(request.context, at));
    if ('movedTo' in found) return sendMoved(request, reply, { base: at.base, movedTo: found.movedTo });
    return send(reply, await found.content.respond(request.headers, pageHeaders));
  }
}

interface FormCall {
  Params: { slug: string };
  Querystring: { page?: string | string[] };
  Body: PostedForm | undefined;
}

/** The contact form is posted without script. This is the only route that accepts form bodies, and it accepts no others. */
function addFormRoute(app: App, { sites, hosts, pages }: SitesOnHosts): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: maxFormBytes },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.post<FormCall>(formRoute, options, async (request, reply) => {
    const { context, siteOfHost, params, query, headers } = request;
    if (siteOfHost === undefined && !hosts.hasSites(headers.host)) throw new ServiceError('misdirected');
    if (isCrossSite(headers, context.config.publicUrl)) throw new ServiceError('permission_denied');
    const site = await sites.atSlug(params.slug);
    const isOtherSite = siteOfHost !== undefined && siteOfHost.workspace !== site?.workspace;
    if (site === undefined || isOtherSite) return sendNotFound(request, reply, await renderNoSite(context));
    const at = { site, base: siteOfHost === undefined ? `${sitesPath}/${site.slug}` : '' };
    const path = normalizeUrlPath([query.page].flat()[0] ?? '/') ?? '/';
    const form = request.body ?? {};
    const rejected = await receiveForm(context, { site, path, form, visitor: networkOf(request) });
    void reply.headers({ ...siteHeaders, 'cache-control': 'no-store' });
    if (rejected === undefined) return reply.code(303).redirect(`${at.base}${path}?sent=1#inquiry`, 303);
    const { status, inquiry, retryAfter } = rejected;
    const isAboutFields = inquiry.errors.form === undefined;
    const rendered =
      (isAboutFields ? await pages.renderRejected(context, at, path, inquiry) : undefined) ??
      (await pages.renderForm(context, at, path, inquiry));
    if (rendered === undefined) return sendNotFound(request, reply, await pages.notFound(context, at));
    return reply
      .code(status)
      .headers(retryAfter === undefined ? {} : { 'retry-after': `${retryAfter}` })
      .type('text/html; charset=utf-8')
      .send(rendered);
  });
}

async function sendNotFound(
  request: FastifyRequest,
  reply: FastifyReply,
  page: PreparedAnswer,
): Promise<FastifyReply> {
  const asked = { 'accept-encoding': request.headers['accept-encoding'] };
  const { headers, bytes } = await page.respond(asked, { ...siteHeaders, 'cache-control': 'no-store' });
  const { etag: _, ...others } = headers;
  return reply.code(404).headers(others).send(bytes);
}

function sendMoved(
  { url }: FastifyRequest,
  reply: FastifyReply,
  { base, movedTo }: { readonly base: string; readonly movedTo: string },
): FastifyReply {
  const at = url.indexOf('?');
  return send(reply, answerMoved(base, movedTo, at === -1 ? '' : url.slice(at)));
}

function send(reply: FastifyReply, { status, headers, bytes }: ReadAnswer): FastifyReply {
  return reply.code(status).headers(headers).send(bytes);
}

function pathOf(url: string): string {
  return url.split('?')[0] ?? '';
}
