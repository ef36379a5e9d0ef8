import type { Workspace } from '../../shared/wire/workspaces.ts';
import type { Answer, CallOptions, MakeWorld, WorldOptions } from '../support/world.ts';
import { bodyOf, makeContentWorld, type ContentWorld } from './content-world.ts';

/** A workspace whose site is switched on, with a live home page. */
export interface HostedWorld extends ContentWorld {
  /** Changes the workspace of the site. */
  set(body: object): Promise<Answer<Workspace>>;
  patch(body: object, page?: string): Promise<Answer>;
  publish(page?: string): Promise<Answer>;
  /** TXT records by their names. */
  readonly records: Map<string, string[]>;
  /** Gives the site a domain, and proves it. */
  takeDomain(name?: string): Promise<Workspace>;
  /** Reads a path of the site by its slug. */
  visit(path: string, headers?: CallOptions['headers'], method?: 'GET' | 'HEAD'): Promise<Answer>;
  /** Reads a path on the domain of the site. */
  visitDomain(path: string, headers?: CallOptions['headers']): Promise<Answer>;
}

export const domain = 'shop.example.com';
export const slug = 'salt-and-stone';

export async function makeHostedWorld(makeWorld: MakeWorld, options?: WorldOptions): Promise<HostedWorld> {
  const records = new Map<string, string[]>();
  const dns = { readTexts: async (name: string) => records.get(name) ?? [] };
  const world = await makeContentWorld(makeWorld, {
    ...options,
    overrides: { dns, ...options?.overrides },
    env: { OCTAVO_PUBLIC_URL: 'https://octavo.example', ...options?.env },
  });
  const { call, editor: as } = world;
  const set = (body: object) => call<Workspace>('PATCH', `/api/workspaces/${world.site.id}/`, { as, body });
  const publish = (page = world.home.id) => call('POST', `/api/pages/${page}/publish/`, { as });
  await world.addBlock('published text');
  bodyOf(await set({ site_slug: slug, site_enabled: true, title: 'Salt & Stone' }), 200);
  await publish();
  return {
    ...world,
    set,
    records,
    async takeDomain(name = domain) {
      const { site_domain_record: record } = bodyOf(await set({ site_domain: name }), 200);
      records.set(record?.name ?? '', [record?.value ?? '']);
      return bodyOf(
        await call<Workspace>('POST', `/api/workspaces/${world.site.id}/domain-check/`, { as }),
        200,
      );
    },
    publish,
    patch: (body, page = world.home.id) => call('PATCH', `/api/pages/${page}/`, { as, body }),
    visit: (path, headers = {}, method = 'GET') => call(method, `/sites/${slug}${path}`, { headers }),
    visitDomain: (path, headers) => call('GET', path, { headers: { host: domain, ...headers } }),
  };
}
