import { libraryTypes } from '../../server/library/block-types.ts';
import type { Dialect } from '../../server/platform/database/dialect.ts';
import type { Media } from '../../shared/wire/media.ts';
import { uploadForm } from '../api/upload-form.ts';
import { makeAccessStage, type AccessStage } from '../contract/access/access-stage.ts';
import { bodyOf } from '../support/client.ts';
import { openWorld } from '../support/world.ts';

/** Secrets as an operator configures them. */
const configured = {
  OCTAVO_SECRET: 'planted-secret-of-the-installation',
  SMTP_URL: 'smtp://mailer:planted-smtp-password@127.0.0.1:9/',
  CAPTCHA_SECRET: 'planted-captcha-secret',
};

/** A mark in everything that the victim has written, which no other user may read. */
const privateWords = 'planted words of the victim';

/** A text that must not appear anywhere. */
export interface Secret {
  readonly what: string;
  readonly text: string;
  /** The calls whose answers may show it to an administrator. */
  readonly shown?: RegExp;
}

export type FuzzStage = Awaited<ReturnType<typeof openFuzzStage>>;

/** The stage of the table of calls, with a victim who owns a workspace and never sends a request. */
export async function openFuzzStage(dialect: Dialect) {
  let close = async (): Promise<void> => undefined;
  const stage = await makeAccessStage(async (options) => {
    const env = { ...configured, OCTAVO_RATE_LIMIT_SCALE: '100000', OCTAVO_TRUST_PROXY: 'loopback' };
    const world = await openWorld(dialect, { ...options, env });
    ({ close } = world);
    return world;
  });
  const victim = await makeVictim(stage);
  const people = [stage.editor, stage.stranger, stage.administrator, victim.person];
  const secrets: readonly Secret[] = [
    { what: 'the secret of the installation', text: configured.OCTAVO_SECRET },
    { what: 'the password of the mail server', text: 'planted-smtp-password' },
    { what: 'the secret of the captcha', text: configured.CAPTCHA_SECRET },
    { what: 'the API key of another user', text: victim.apiKey },
    // Administrators limit a block type to workspaces by name, and see websites by the names of their workspaces.
    { what: 'text of another user', text: privateWords, shown: /^GET \/api\/(workspaces\/names|websites)\// },
    ...people.flatMap(({ token, password }) => [
      { what: 'a token', text: token },
      { what: 'a password', text: password },
    ]),
  ];
  return { ...stage, victim, secrets, words: wordsOf(stage.app.swagger()), close };
}

async function makeVictim(stage: AccessStage) {
  const person = await stage.user('Victim');
  const workspace = await stage.workspace(person, { title: privateWords, description: privateWords });
  const page = await stage.page(person, workspace.id, { title: privateWords });
  const data = { title: privateWords, text: privateWords };
  const content = { page: page.id, block_content_model: libraryTypes.contact.id, data };
  const block = await person.create<{ id: string }>('/api/blocks/', content);
  bodyOf(await person.post(`/api/pages/${page.id}/publish/`), 200);
  const { body, headers } = uploadForm({ workspace: workspace.id, bytes: stage.image });
  const media = bodyOf(await person.post<Media>('/api/media/', body, headers), 201);
  const apiKey = await stage.createApiKey(person, workspace.id, { title: privateWords });
  const addresses = [
    `/api/users/${person.id}/`,
    '/api/workspaces/',
    `/api/workspaces/${workspace.id}/`,
    `/api/workspaces/${workspace.id}/design/`,
    `/api/pages/${page.id}/`,
    `/api/pages/${page.id}/versions/1/`,
    ...['pages', 'media', 'components', 'accesses', 'inquiries'].map(
      (records) => `/api/${records}/?workspace=${workspace.id}`,
    ),
    `/api/pages/${page.id}/preview-links/`,
    `/media/${media.file}`,
  ];
  return {
    person,
    apiKey: apiKey.api_key,
    ids: {
      account: person.id,
      workspace: workspace.id,
      page: page.id,
      block: block.id,
      apiKey: apiKey.id,
      media: media.id,
    },
    /** Everything that the victim has, by address. */
    async read(): Promise<ReadonlyMap<string, string>> {
      const answers = addresses.map(async (address) => [address, (await person.get(address)).text] as const);
      return new Map(await Promise.all(answers));
    },
  };
}

/** The names of members and parameters in an OpenAPI document, and the values from which a client may choose. */
function wordsOf(document: object): readonly string[] {
  const words = new Set<string>();
  JSON.stringify(document, (key, value: unknown) => {
    if (key === 'properties' && typeof value === 'object')
      Object.keys(value ?? {}).forEach((name) => words.add(name));
    if (key === 'enum' && Array.isArray(value)) value.forEach((choice) => words.add(String(choice)));
    if (key === 'name' || key === 'const') words.add(String(value));
    return value;
  });
  return [...words];
}
