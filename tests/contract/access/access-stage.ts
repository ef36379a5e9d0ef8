import { limits } from '../../../shared/limits.ts';
import type { Dns } from '../../../server/platform/ports/dns.ts';
import { createSocialProviders } from '../../../server/platform/ports/social/social-providers.ts';
import type { BlockContentModel } from '../../../shared/wire/content.ts';
import type { Media } from '../../../shared/wire/media.ts';
import type { NewPreviewLink } from '../../../shared/wire/preview-links.ts';
import { bodyOf, makeContentWorld, textField, type ContentWorld } from '../../api/content-world.ts';
import { uploadForm } from '../../api/upload-form.ts';
import { memberOf, type Member, type Person } from '../../support/client.ts';
import type { MakeWorld } from '../../support/world.ts';
import { flatPng } from '../../support/flat-png.ts';

/** A world with an account in every role, in which the user has one of everything. */
export interface AccessStage extends ContentWorld {
  readonly stranger: Person;
  readonly administrator: Person;
  readonly apiKey: string;
  /** Invalid credentials: a description, and the header with them. */
  readonly badTokens: Readonly<Record<string, string>>;
  readonly badApiKeys: Readonly<Record<string, string>>;
  /** Ids of the user's records; calls may read and change them, but not use them up. */
  readonly ids: Readonly<Record<string, string>>;
  readonly image: Buffer;
  /** A word that no other call has. */
  fresh(): string;
  create<Body>(path: string, body: unknown, as?: Person): Promise<Body>;
}

/** Follows the id of the workspace that a domain is proved to be for. */
export const provenDomains = '.proven.example';

/** The name servers of the domains in this stage. */
const domainsOfStage: Dns = {
  async readTexts(name) {
    const id = name.slice('_octavo.'.length, -provenDomains.length);
    return name.endsWith(provenDomains) ? [`octavo-site=${id}`] : [];
  },
};

const nowhere = { issuer: 'http://127.0.0.1:9', timeoutSeconds: 1 };
const clientOf = (provider: string) => ({
  clientId: provider,
  clientSecret: 'secret',
  redirectUri: `https://octavo.example/api/auth/social/${provider}/callback/`,
});

export async function makeAccessStage(makeWorld: MakeWorld): Promise<AccessStage> {
  const world = await makeContentWorld(makeWorld, {
    // Configured providers that cannot be reached: their routes answer without an outgoing request.
    overrides: {
      dns: domainsOfStage,
      social: createSocialProviders(
        { google: clientOf('google'), github: clientOf('github') },
        {
          google: nowhere,
          github: { ...nowhere, authorize: nowhere.issuer, token: nowhere.issuer, api: nowhere.issuer },
        },
      ),
    },
  });
  const badTokens = await makeBadTokens(world);
  const editor = await signInAgain(world, world.editor);
  const administrator = await world.admin();
  const create = async <Body>(path: string, body: unknown, as: Person = editor) =>
    bodyOf(await world.call<Body>('POST', path, { as, body }), 201);
  const image = await flatPng();
  let words = 0;
  const stage = { ...world, editor, administrator, image, create, fresh: () => `word-${++words}` };
  const { api_key: apiKey } = await world.createApiKey(editor, world.site.id);
  return {
    ...stage,
    stranger: await world.user('Stranger'),
    apiKey,
    badTokens,
    badApiKeys: await makeBadApiKeys(stage),
    ids: await makeRecords(stage),
  };
}

type Unfinished = Omit<AccessStage, 'stranger' | 'apiKey' | 'badTokens' | 'badApiKeys' | 'ids'>;

async function makeBadTokens(world: ContentWorld): Promise<Record<string, string>> {
  const late = await world.user('Late');
  world.pass(limits.sessionLifetime + 1000);
  const [out, blocked, gone, admin] = [
    await world.user('Out'),
    await world.user('Blocked'),
    await world.user('Gone'),
    await world.admin(),
  ];
  await world.call('DELETE', '/api/auth/', { as: out });
  await world.call('PATCH', `/api/users/${blocked.id}/?all=1`, { as: admin, body: { is_blocked: true } });
  await world.call('DELETE', `/api/users/${gone.id}/?all=1`, { as: admin });
  return {
    malformed: 'Token',
    'of another scheme': `Bearer ${out.token}`,
    unknown: `Token ${'x'.repeat(43)}`,
    expired: `Token ${late.token}`,
    revoked: `Token ${out.token}`,
    'of a blocked user': `Token ${blocked.token}`,
    'of a deleted user': `Token ${gone.token}`,
  };
}

async function makeBadApiKeys(stage: Unfinished): Promise<Record<string, string>> {
  const { editor, site } = stage;
  const revoked = await stage.createApiKey(editor, site.id);
  await stage.call('DELETE', `/api/accesses/${revoked.id}/`, { as: editor });
  const rotated = await stage.createApiKey(editor, site.id);
  await stage.call('POST', `/api/accesses/${rotated.id}/rotate/`, { as: editor });
  const other = await stage.workspace(editor);
  const gone = await stage.createApiKey(editor, other.id);
  await stage.call('DELETE', `/api/workspaces/${other.id}/`, { as: editor });
  return {
    malformed: 'Api-Key',
    unknown: `Api-Key oct_${'x'.repeat(43)}`,
    revoked: `Api-Key ${revoked.api_key}`,
    replaced: `Api-Key ${rotated.api_key}`,
    'of a deleted workspace': `Api-Key ${gone.api_key}`,
  };
}

/** Signs the content world's editor in again: their session is old by now. */
async function signInAgain(world: ContentWorld, { email, password, ...person }: Person): Promise<Member> {
  const { body } = await world.call<{ token: string }>('POST', '/api/auth/', { body: { email, password } });
  return memberOf(world.call, { ...person, email, password, token: body.token });
}

async function makeRecords(stage: Unfinished): Promise<AccessStage['ids']> {
  const { editor, site, home, note } = stage;
  const shared = await stage.create<BlockContentModel>(
    '/api/block-content-models/',
    { name: stage.fresh(), content_model_type: 'COMPONENT', content_model: { text: textField } },
    stage.administrator,
  );
  const block = await stage.create<{ id: string }>('/api/blocks/', {
    page: home.id,
    block_content_model: note.id,
    data: { text: 'Private' },
  });
  const component = await stage.create<{ id: string }>('/api/components/', {
    workspace: site.id,
    block_content_model: shared.id,
    data: {},
  });
  await stage.call('POST', `/api/pages/${home.id}/publish/`, { as: editor });
  return {
    account: editor.id,
    workspace: site.id,
    page: home.id,
    block: block.id,
    model: note.id,
    component: component.id,
    apiKey: (await stage.createApiKey(editor, site.id)).id,
    media: await uploadImage(stage),
  };
}

/** Uploads an image for the user and returns its id. */
export async function uploadImage(
  stage: Pick<AccessStage, 'call' | 'image' | 'site' | 'editor'>,
): Promise<string> {
  const form = uploadForm({ workspace: stage.site.id, bytes: stage.image });
  const answer = await stage.call<Media>('POST', '/api/media/', { as: stage.editor, ...form });
  return bodyOf(answer, 201).id;
}

/** A new page, for a call that uses one up. */
export async function sparePage(stage: AccessStage): Promise<AccessStage['ids']> {
  const { id } = await stage.page(stage.editor, stage.site.id, { url_path: `/${stage.fresh()}` });
  return { page: id };
}

/** Makes a link to the draft of a new page. */
export async function makePreviewLink(stage: AccessStage): Promise<NewPreviewLink> {
  const { page } = await sparePage(stage);
  return stage.create<NewPreviewLink>(`/api/pages/${page}/preview-links/`, {});
}
