import { libraryTypes } from '../../../server/library/block-types.ts';
import type { ApiKey } from '../../../shared/wire/api-keys.ts';
import { allScreens, type Role, type Screen } from '../../contract/screens.ts';
import { adminAccount, editorAccount, type RealServer } from '../../support/real-server.ts';
import type { App } from '../drivers/app.ts';
import type { Stage } from '../support/open-app.ts';
import { signInTo } from '../support/sign-in-to.ts';

/** A row of the table, ready to open. */
export interface Stop {
  /** The row's own path. */
  readonly name: string;
  readonly screen: Screen;
  /** The row's path with the demo's own records in it, and keys that were never issued. */
  readonly path: string;
  /** The path of the screen that is then shown: the same, unless the row redirects. */
  readonly end: string;
}

/** The data of a server for a walk through the table. */
export interface Tour {
  /** The screens that the role can use, without those that an earlier role has seen. */
  stopsOf(role: Role): readonly Stop[];
  /** Fills a path of the table with real records. */
  fill(path: string): string;
  /** A browser that is signed in with this role. */
  enter(role: Role, options?: Parameters<Stage['newApp']>[0]): Promise<App>;
}

/** Adds one of each record that the demo lacks, so that no screen is empty, and collects their ids. */
export async function prepareTour(stage: Stage): Promise<Tour> {
  const ids = await prepareRecords(stage.server);
  const fill = (path: string) =>
    path.replace(/:(\w+)/g, (_all, name: string) => ids[name] ?? `unknown-${name}`);
  return {
    stopsOf: (role) =>
      allScreens
        .filter(({ serves }) => serves[0] === role)
        .map((screen) => ({
          name: screen.path,
          screen,
          path: fill(screen.path),
          end: fill(screen.leadsTo ?? screen.path),
        })),
    fill,
    async enter(role, options = {}) {
      const app = await stage.newApp({ reducedMotion: 'reduce', ...options });
      if (role !== 'guest') await app.startSession(role === 'admin' ? adminAccount : editorAccount);
      return app;
    },
  };
}

async function prepareRecords(server: RealServer): Promise<Readonly<Record<string, string | undefined>>> {
  const call = await signInTo(server);
  type List = { readonly results: readonly { readonly id: string }[] };
  const first = async (path: string) => (await call<List>(path)).results[0]?.id;
  const workspaceId = await first('workspaces/');
  const pageId = await first(`pages/?workspace=${workspaceId}`);
  const { id: apiKeyId, api_key } = await call<ApiKey>('accesses/', {
    ...{ title: 'The site', description: '', allowed_origins: [], workspace: workspaceId },
  });
  const inquiry = { name: 'Ana', email: 'ana@example.test', message: 'Is the harbour tour open in May?' };
  await post(`${server.url}/api/delivery/inquiries/`, { ...inquiry, page: pageId }, `Api-Key ${api_key}`);
  await post(`${server.url}/api/newsletter/`, { email: 'reader@example.test' });
  return { workspaceId, pageId, apiKeyId, typeId: libraryTypes.faq.id };
}

async function post(url: string, body: object, authorization = ''): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(authorization !== '' && { authorization }) };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return answer;
}
