import { libraryTypes } from '../../../server/library/block-types.ts';
import { allScreens, home, type Role, type Screen } from '../../contract/screens.ts';
import { adminAccount, editorAccount, type RealServer } from '../../support/real-server.ts';
import type { App } from '../drivers/app.ts';
import type { Stage } from '../support/open-app.ts';

/** A row of the table, ready to open. */
export interface Stop {
  /** The row's own path. */
  readonly name: string;
  readonly screen: Screen;
  /** The row's path with the demo's own records in it, and keys that were never issued. */
  readonly path: string;
  /** The path of the screen that is then shown: the same, unless the row redirects. */
  readonly end: string;
  /** Whether no earlier role can use it. Those that can see the same, in other surroundings. */
  readonly isOwn: boolean;
}

/** The data of a server for a walk through the table. */
export interface Tour {
  /** The screens that the role can use. */
  stopsOf(role: Role): readonly Stop[];
  /** The screens that redirect this role, and where to. */
  turnsOf(role: Role): readonly Pick<Stop, 'name' | 'path' | 'end'>[];
  /** Fills a path of the table with real records. */
  fill(path: string): string;
  /** A browser that is signed in with this role. */
  enter(role: Role, options?: Parameters<Stage['newApp']>[0]): Promise<App>;
}

/** Adds one of each record that the demo lacks, so that no screen is empty, and collects their ids. */
export async function prepareTour(stage: Stage): Promise<Tour> {
  const { server } = stage;
  const [user, admin] = await Promise.all(
    [editorAccount, adminAccount].map((account) => signIn(server, account)),
  );
  const tokens = { guest: undefined, user, admin };
  const ids = await prepareRecords(server, user ?? '');
  const fill = (path: string) =>
    path.replace(/:(\w+)/g, (_all, name: string) => ids[name] ?? `unknown-${name}`);
  return {
    stopsOf: (role) =>
      allScreens
        .filter(({ serves }) => serves.includes(role))
        .map((screen) => ({
          name: screen.path,
          screen,
          path: fill(screen.path),
          end: fill(screen.leadsTo ?? screen.path),
          isOwn: screen.serves[0] === role,
        })),
    turnsOf: (role) =>
      allScreens
        .filter(({ serves }) => !serves.includes(role))
        .map(({ path: name }) => ({ name, path: fill(name), end: home[role] })),
    fill,
    async enter(role, options = {}) {
      const app = await stage.newApp({ reducedMotion: 'reduce', ...options });
      const token = tokens[role];
      if (token !== undefined)
        await app.page.context().addCookies([{ name: 'token', value: token, url: server.url }]);
      return app;
    },
  };
}

async function signIn(server: RealServer, account: object): Promise<string> {
  return (await call<{ token: string }>(`${server.url}/api/auth/`, { body: account })).token;
}

async function prepareRecords(
  { url }: RealServer,
  token: string,
): Promise<Readonly<Record<string, string | undefined>>> {
  const authorization = `Token ${token}`;
  const first = async (path: string) =>
    (await call<{ results: readonly { id: string }[] }>(`${url}/api/${path}`, { authorization })).results[0]
      ?.id;
  const workspaceId = await first('workspaces/');
  const pageId = await first(`pages/?workspace=${workspaceId}`);
  const { id: apiKeyId, api_key: key } = await call<{ id: string; api_key: string }>(`${url}/api/accesses/`, {
    authorization,
    body: { title: 'The site', description: '', allowed_origins: [], workspace: workspaceId },
  });
  await call(`${url}/api/delivery/inquiries/`, {
    authorization: `Api-Key ${key}`,
    body: {
      name: 'Ana',
      email: 'ana@example.test',
      message: 'Is the harbour tour open in May?',
      page: pageId,
    },
  });
  await call(`${url}/api/newsletter/`, { body: { email: 'reader@example.test' } });
  return { workspaceId, pageId, apiKeyId, typeId: libraryTypes.faq.id };
}

async function call<Answer>(
  url: string,
  { authorization, body }: { readonly authorization?: string; readonly body?: object },
): Promise<Answer> {
  const answer = await fetch(url, {
    headers: { 'content-type': 'application/json', ...(authorization !== undefined && { authorization }) },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  const text = await answer.text();
  return (text === '' ? {} : JSON.parse(text)) as Answer;
}
