import { StorageError } from '../../../server/platform/ports/files/file-store.ts';
import { newId } from '../../../server/platform/ids.ts';
import type { ErrorCode } from '../../../shared/errors.ts';
import { limits } from '../../../shared/limits.ts';
import { serverLimits } from '../../../shared/server-limits.ts';
import type { Plan } from '../../../shared/wire/plans.ts';
import {
  linkTo,
  makeContentWorld,
  publishWithout,
  textField,
  type ContentWorld,
} from '../../api/content-world.ts';
import { uploadForm } from '../../api/upload-form.ts';
import { register } from '../../support/accounts.ts';
import type { Answer, CallOptions, MakeWorld, Person, World } from '../../support/world.ts';

/** Makes a world in which a call fails. The call can be repeated in another language. */
export type Raise = (makeWorld: MakeWorld) => Promise<(language: string) => Promise<Answer>>;

type Call = readonly [method: Parameters<World['call']>[0], path: string, options?: CallOptions];

const anybody = { email: 'nobody@example.test', password: 'a long password' };

/** How to raise each code of the contract. `Record` makes sure that none is missing. */
export const raisedCodes: Readonly<Record<ErrorCode, Raise>> = {
  not_authenticated: calling(async () => ['GET', '/api/users/']),
  invalid_token: calling(async () => ['GET', '/api/users/', { headers: { authorization: 'Token x' } }]),
  invalid_credentials: calling(async () => ['POST', '/api/auth/', { body: anybody }]),
  not_active: calling(async (world) => {
    await register(world, { email: anybody.email });
    return ['POST', '/api/auth/', { body: anybody }];
  }),
  blocked: calling(async (world) => {
    const { id, email, password } = await world.user();
    await world.call('PATCH', `/api/users/${id}/?all=1`, {
      as: await world.admin(),
      body: { is_blocked: true },
    });
    return ['POST', '/api/auth/', { body: { email, password } }];
  }),
  invalid_key: calling(async () => ['POST', '/api/auth/activation/', { body: { key: 'x'.repeat(43) } }]),
  parse_error: calling(async () => ['POST', '/api/auth/', { body: '{' }]),
  too_deep: calling(async () => ['POST', '/api/auth/', { body: `${'['.repeat(40)}${']'.repeat(40)}` }]),
  permission_denied: calling(async (world) => ['GET', '/api/users/?all=1', { as: await world.user() }]),
  not_found: calling(async (world) => ['GET', `/api/pages/${newId()}/`, { as: await world.user() }]),
  misdirected: calling(async () => ['GET', '/api/users/', { headers: { host: 'cms.elsewhere.example' } }]),
  method_not_allowed: calling(async () => ['PUT', '/api/pages/']),
  page_in_use: async (makeWorld) => {
    const world = await makeContentWorld(makeWorld);
    const { id } = await world.addModel({ links: { ...textField, field_type: 'link' } });
    const other = await world.page(world.editor, world.site.id, { url_path: '/other' });
    await world.addBlock('', { block_content_model: id, data: { links: [linkTo(other)] } });
    return repeat(world, ['DELETE', `/api/pages/${other.id}/`, { as: world.editor }]);
  },
  media_in_use: async (makeWorld) => {
    const world = await makeContentWorld(makeWorld);
    const { id } = await world.addModel({ pictures: { ...textField, field_type: 'media' } });
    const { body: media } = await world.upload(onePixel);
    const pictures = [{ id: media.id, file: media.file }];
    await world.addBlock('', { block_content_model: id, data: { pictures } });
    return repeat(world, ['DELETE', `/api/media/${media.id}/`, { as: world.editor }]);
  },
  type_live: async (makeWorld) => {
    const world = await makeContentWorld(makeWorld);
    await publishWithout(world, await world.addBlock('Live'));
    return repeat(world, [
      'DELETE',
      `/api/block-content-models/${world.note.id}/`,
      { as: await world.admin() },
    ]);
  },
  type_deleted: async (makeWorld) => {
    const world = await makeContentWorld(makeWorld);
    const page = `/api/pages/${world.home.id}`;
    await publishWithout(world, await world.addBlock('Former'));
    await world.call('POST', `${page}/publish/`, { as: world.editor });
    const as = await world.admin();
    await world.call('DELETE', `/api/block-content-models/${world.note.id}/`, { as });
    return repeat(world, ['POST', `${page}/versions/1/restore/`, { as: world.editor }]);
  },
  conflict: async (makeWorld) => {
    const world = await makeContentWorld(makeWorld);
    await world.addBlock('Used');
    return repeat(world, [
      'DELETE',
      `/api/block-content-models/${world.note.id}/`,
      { as: await world.admin() },
    ]);
  },
  page_full: async (makeWorld) => {
    const world = await makeContentWorld(makeWorld, { env: { OCTAVO_MAX_PAGE_MB: '0.001' } });
    const body = {
      page: world.home.id,
      block_content_model: world.note.id,
      data: { text: 'x'.repeat(1100) },
    };
    return repeat(world, ['POST', '/api/blocks/', { as: world.editor, body }]);
  },
  components_full: async (makeWorld) => {
    const world = await makeContentWorld(makeWorld, { env: { OCTAVO_MAX_COMPONENTS_MB: '0.001' } });
    const { id } = await world.addModel({ text: textField }, { content_model_type: 'COMPONENT' });
    const body = { workspace: world.site.id, block_content_model: id, data: { text: 'x'.repeat(1100) } };
    return repeat(world, ['POST', '/api/components/', { as: world.editor, body }]);
  },
  too_many_workspaces: async (makeWorld) => {
    const world = await makeWorld({ env: { OCTAVO_MAX_WORKSPACES: '1' } });
    const as = await world.user();
    await world.workspace(as);
    return repeat(world, ['POST', '/api/workspaces/', { as, body: { type: 'BLOG', title: 'One more' } }]);
  },
  too_many_pages: async (makeWorld) => {
    const world = await makeContentWorld(makeWorld, { env: { OCTAVO_MAX_PAGES: '1' } });
    return repeat(world, ['POST', `/api/pages/${world.home.id}/duplicate/`, { as: world.editor }]);
  },
  too_many_blocks: async (makeWorld) => {
    const world = await makeContentWorld(makeWorld, { env: { OCTAVO_MAX_BLOCKS: '1' } });
    await world.addBlock('the only one');
    const body = { page: world.home.id, block_content_model: world.note.id, data: { text: 'one more' } };
    return repeat(world, ['POST', '/api/blocks/', { as: world.editor, body }]);
  },
  too_many_preview_links: async (makeWorld) => {
    const world = await makeContentWorld(makeWorld);
    const path = `/api/pages/${world.home.id}/preview-links/`;
    for (let made = 0; made < serverLimits.previewLinksPerPage; made += 1)
      await world.call('POST', path, { as: world.editor, body: {} });
    return repeat(world, ['POST', path, { as: world.editor, body: {} }]);
  },
  media_full: async (makeWorld) => {
    const world = await makeContentWorld(makeWorld, { env: { OCTAVO_MAX_MEDIA_MB: '0.00001' } });
    const form = uploadForm({ workspace: world.site.id, bytes: onePixel });
    return repeat(world, ['POST', '/api/media/', { as: world.editor, ...form }]);
  },
  inquiries_full: async (makeWorld) => {
    const world = await makeContentWorld(makeWorld, { env: { OCTAVO_MAX_INQUIRIES_MB: '0.0001' } });
    const { api_key: apiKey } = await world.createApiKey(world.editor, world.site.id);
    return repeat(world, [
      'POST',
      '/api/delivery/inquiries/',
      { as: { apiKey }, body: { message: 'Hello' } },
    ]);
  },
  plan_outdated: planning(async ({ world, admin, plan }) => {
    const body = { name: 'Renamed since' };
    await world.call('PATCH', `/api/block-content-models/${world.note.id}/`, { as: admin, body });
    return `${plan.id}/apply/`;
  }),
  plan_overtaken: planning(
    async ({ world, admin, plan, apply }) => {
      await apply();
      const [name = '', definition = {}] = Object.entries(world.note.content_model)[0] ?? [];
      const body = { content_model: { [name]: { ...definition, field_type: 'number' } } };
      await world.call('PATCH', `/api/block-content-models/${world.note.id}/`, { as: admin, body });
      return `${plan.id}/undo/`;
    },
    { operations: [{ op: 'retype', field: 'text', field_type: 'textarea' }] },
  ),
  plan_stopped: planning(
    async ({ world, plan }) => {
      await world.addBlock('yes');
      return `${plan.id}/apply/`;
    },
    {
      operations: [{ op: 'retype', field: 'text', field_type: 'checkbox' }],
      decisions: { 0: 'stop' },
    },
  ),
  plan_settled: planning(async ({ plan }) => `${plan.id}/undo/`),
  plan_busy: planning(async ({ world, plan, apply }) => {
    await apply();
    await world.dependencies.db.updateTable('plans').set({ state: 'running' }).execute();
    return `${plan.id}/undo/`;
  }),
  plan_final: planning(async ({ world, plan, apply }) => {
    await apply();
    await world.dependencies.db
      .updateTable('plans')
      .set({ applied_at: '2020-01-01T00:00:00.000Z' })
      .execute();
    return `${plan.id}/undo/`;
  }),
  in_progress: async (makeWorld) => {
    const held: PromiseWithResolvers<void>[] = [];
    const arrived: PromiseWithResolvers<void>[] = [];
    const verify = async () => {
      arrived.at(-1)?.resolve();
      await held.at(-1)?.promise;
      return false;
    };
    const world = await makeWorld({ overrides: { passwords: { hash: async (text) => text, verify } } });
    const as = await world.user();
    const password = 'another one entirely';
    return async (language) => {
      held.push(Promise.withResolvers());
      arrived.push(Promise.withResolvers());
      const change = () =>
        world.call('POST', `/api/users/${as.id}/password/`, {
          as,
          headers: { 'accept-language': language, 'idempotency-key': 'retried' },
          body: { current_password: 'x', password, confirm_password: password },
        });
      const first = change();
      await arrived.at(-1)?.promise;
      const second = await change();
      held.at(-1)?.resolve();
      await first;
      return second;
    };
  },
  stale_write: async (makeWorld) => {
    const world = await makeContentWorld(makeWorld);
    const headers = { 'if-match': '"77"' };
    return repeat(world, [
      'PATCH',
      `/api/pages/${world.home.id}/`,
      { as: world.editor, headers, body: { title: 'Late' } },
    ]);
  },
  payload_too_large: calling(async () => [
    'POST',
    '/api/auth/',
    { body: `"${'x'.repeat(limits.jsonBytes)}"` },
  ]),
  unsupported_media_type: calling(async () => [
    'POST',
    '/api/auth/',
    { body: 'a=b', headers: { 'content-type': 'text/plain' } },
  ]),
  idempotency_key_reused: calling(async (world) => {
    const as = await world.user();
    const headers = { 'idempotency-key': 'retried' };
    const make = (title: string) => ({ as, headers, body: { type: 'BLOG', title } });
    await world.call('POST', '/api/workspaces/', make('First'));
    return ['POST', '/api/workspaces/', make('Second')];
  }),
  rate_limited: async (makeWorld) => {
    const world = await makeWorld({ env: { OCTAVO_RATE_LIMIT_SCALE: '0.01' } });
    await world.call('POST', '/api/auth/', { body: anybody });
    return repeat(world, ['POST', '/api/auth/', { body: anybody }]);
  },
  internal_error: async (makeWorld) => {
    const broken = async () => Promise.reject(new Error('a secret of the inside'));
    const world = await makeWorld({
      overrides: { passwords: { hash: async (text) => text, verify: broken } },
    });
    const { email } = await world.user();
    return repeat(world, ['POST', '/api/auth/', { body: { ...anybody, email } }]);
  },
  storage_failed: async (makeWorld) => {
    const broken = async () => Promise.reject(Object.assign(new Error('i/o error'), { code: 'EIO' }));
    const world = await makeWorld({
      overrides: { passwords: { hash: async (text) => text, verify: broken } },
    });
    return repeat(world, ['POST', '/api/auth/', { body: anybody }]);
  },
  storage_full: async (makeWorld) => {
    const world = await makeWorld({ overrides: { space: { isFull: () => true } } });
    const as = await world.user();
    return repeat(world, ['POST', '/api/workspaces/', { as, body: { type: 'BLOG', title: 'Late' } }]);
  },
  unavailable: async (makeWorld) => {
    const world = await makeWorld();
    const dead = async () => Promise.reject(new StorageError('the storage does not answer'));
    const files = { ...world.dependencies.files, find: dead };
    const down = await makeWorld({ overrides: { files } });
    return repeat(down, ['GET', '/media/ab/abcdef.png']);
  },
};

/** For calls that need only a world. */
/** A call about a plan of the notes, which fails in the state that `prepare` makes. */
function planning(
  prepare: (stage: {
    world: ContentWorld;
    admin: Person;
    plan: Plan;
    apply(): Promise<Answer>;
  }) => Promise<string>,
  body: object = { operations: [{ op: 'rename', field: 'text', to: 'words' }] },
): Raise {
  return async (makeWorld) => {
    const world = await makeContentWorld(makeWorld);
    const admin = await world.admin();
    const url = `/api/block-content-models/${world.note.id}/plans/`;
    const { body: plan } = await world.call<Plan>('POST', url, { as: admin, body });
    const apply = () => world.call('POST', `${url}${plan.id}/apply/`, { as: admin, body: {} });
    const path = await prepare({ world, admin, plan, apply });
    const sent = path.endsWith('apply/') ? { body: {} } : {};
    return repeat(world, ['POST', `${url}${path}`, { as: admin, ...sent }]);
  };
}

function calling(prepare: (world: World) => Promise<Call>): Raise {
  return async (makeWorld) => {
    const world = await makeWorld();
    return repeat(world, await prepare(world));
  };
}

function repeat(world: World, [method, path, options]: Call): (language: string) => Promise<Answer> {
  return (language) =>
    world.call(method, path, { ...options, headers: { 'accept-language': language, ...options?.headers } });
}

/** The smallest PNG. */
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
