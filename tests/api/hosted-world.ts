import type { Workspace } from '../../shared/wire/workspaces.ts';
import type { Answer, CallOptions, MakeWorld, WorldOptions } from '../support/world.ts';
import { bodyOf, makeContentWorld, type ContentWorld } from './content-world.ts';

/** A workspace whose site is switched on, with a live home page. */
export interface HostedWorld extends ContentWorld {
  /** Changes the workspace of the site. */
  set(body: object): Promise<Answer<Workspace>>;
  patch(body: object, page?: string): Promise<Answer>;
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
  const { call, editor } = world;
  const set = (body: object) => editor.patch<Workspace>(`/api/workspaces/${world.site.id}/`, body);
  await world.addBlock('published text');
  bodyOf(await set({ site_slug: slug, site_enabled: true, title: 'Salt & Stone' }), 200);
  await world.publish();
  return {
    ...world,
    set,
    records,
    async takeDomain(name = domain) {
      const { site_domain_record: record } = bodyOf(await set({ site_domain: name }), 200);
      records.set(record?.name ?? '', [record?.value ?? '']);
      return bodyOf(await editor.post<Workspace>(`/api/workspaces/${world.site.id}/domain-check/`), 200);
    },
    patch: (body, page = world.home.id) => editor.patch(`/api/pages/${page}/`, body),
    visit: (path, headers = {}, method = 'GET') => call(method, `/sites/${slug}${path}`, { headers }),
    visitDomain: (path, headers) => call('GET', path, { headers: { host: domain, ...headers } }),
  };
}
