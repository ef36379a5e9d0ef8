import type { Workspace } from '../../shared/wire/workspaces.ts';
import type { CallOptions, MakeWorld, WorldOptions } from '../support/world.ts';
import { bodyOf, makeContentWorld } from './content-world.ts';

/** A workspace whose site is switched on, with a live home page. */
export type HostedWorld = Awaited<ReturnType<typeof makeHostedWorld>>;

export const domain = 'shop.example.com';
export const slug = 'salt-and-stone';

type Headers = CallOptions['headers'];

export async function makeHostedWorld(makeWorld: MakeWorld, options?: WorldOptions) {
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
    /** Changes the workspace of the site. */
    set,
    /** TXT records by their names. */
    records,
    /** Gives the site a domain, and proves it. */
    async takeDomain(name = domain) {
      const { site_domain_record: record } = bodyOf(await set({ site_domain: name }), 200);
      records.set(record?.name ?? '', [record?.value ?? '']);
      return bodyOf(await editor.post<Workspace>(`/api/workspaces/${world.site.id}/domain-check/`), 200);
    },
    patch: (body: object, page = world.home.id) => editor.patch(`/api/pages/${page}/`, body),
    /** Reads a path of the site by its slug. */
    visit: (path: string, headers: Headers = {}, method: 'GET' | 'HEAD' = 'GET') =>
      call(method, `/sites/${slug}${path}`, { headers }),
    /** Reads a path on the domain of the site. */
    visitDomain: (path: string, headers?: Headers) =>
      call('GET', path, { headers: { host: domain, ...headers } }),
  };
}
