import { logIn, newestKey, register, solveCaptcha } from '../../support/accounts.ts';
import type { Person } from '../../support/world.ts';
import { admins, everybody, ownAccount, signedIn, type AccessLine, type Ids } from './access-line.ts';
import type { AccessStage } from './access-stage.ts';

const password = 'a long password';

/** A person with a new address, who has none of the roles. */
async function newcomer(stage: AccessStage): Promise<Person> {
  return stage.user(stage.fresh());
}

/** Registered, but not yet confirmed with the mailed key. */
async function activationKey(stage: AccessStage): Promise<string> {
  const email = `${stage.fresh()}@example.test`;
  await register(stage, { email });
  return newestKey(stage, email);
}

async function resetKey(stage: AccessStage): Promise<string> {
  const { email } = await newcomer(stage);
  await stage.call('POST', '/api/auth/request-account/', { body: { email } });
  return newestKey(stage, email);
}

const sessionLines: readonly AccessLine[] = [
  {
    route: 'POST /api/auth/',
    answered: everybody(200),
    call: (_ids, { editor }) => ({
      path: '/api/auth/',
      body: { email: editor.email, password: editor.password },
    }),
  },
  {
    route: 'DELETE /api/auth/',
    answered: signedIn(204),
    standIn: async (_role, person, { stage }) => {
      const { body } = await logIn(stage, person.email, person.password);
      return { ...person, token: body.token ?? '' };
    },
    call: () => ({ path: '/api/auth/' }),
  },
  {
    route: 'GET /api/auth/captcha/',
    answered: everybody(200),
    call: () => ({ path: '/api/auth/captcha/' }),
  },
  {
    route: 'POST /api/auth/register/',
    answered: everybody(201),
    call: async (_ids, stage) => ({
      path: '/api/auth/register/',
      body: {
        email: `${stage.fresh()}@example.test`,
        password,
        confirm_password: password,
        terms_accepted: true,
        captcha: await solveCaptcha(stage),
      },
    }),
  },
  {
    route: 'POST /api/auth/activation/',
    answered: everybody(200),
    call: async (_ids, stage) => ({
      path: '/api/auth/activation/',
      body: { key: await activationKey(stage) },
    }),
  },
  {
    route: 'POST /api/auth/request-account/',
    answered: everybody(200),
    call: (_ids, { fresh }) => ({
      path: '/api/auth/request-account/',
      body: { email: `${fresh()}@example.test` },
    }),
  },
  {
    route: 'POST /api/auth/reset_password/',
    answered: everybody(200),
    call: async (_ids, stage) => ({
      path: '/api/auth/reset_password/',
      body: { key: await resetKey(stage) },
    }),
  },
  {
    route: 'POST /api/auth/reset_password/set/',
    answered: everybody(200),
    call: async (_ids, stage) => ({
      path: '/api/auth/reset_password/set/',
      body: { key: await resetKey(stage), password, confirm_password: password },
    }),
  },
  ...['google', 'github'].flatMap((provider): AccessLine[] => [
    {
      route: `GET /api/auth/social/${provider}/`,
      answered: everybody(302),
      call: () => ({ path: `/api/auth/social/${provider}/` }),
    },
    {
      route: `GET /api/auth/social/${provider}/callback/`,
      answered: everybody(302),
      call: () => ({ path: `/api/auth/social/${provider}/callback/?error=access_denied` }),
    },
  ]),
];

async function somebody(stage: AccessStage): Promise<Ids> {
  return { account: (await newcomer(stage)).id };
}

const userLines: readonly AccessLine[] = [
  { route: 'GET /api/usage/', answered: signedIn(200), call: () => ({ path: '/api/usage/' }) },
  { route: 'GET /api/users/', answered: signedIn(200), call: () => ({ path: '/api/users/' }) },
  {
    route: 'GET /api/users/',
    when: 'all are asked for',
    answered: admins(200),
    call: () => ({ path: '/api/users/?all=1' }),
  },
  {
    route: 'GET /api/users/:id/',
    answered: ownAccount(200),
    call: ({ account }) => ({ path: `/api/users/${account}/` }),
  },
  {
    route: 'GET /api/users/:id/',
    when: 'all are meant',
    answered: admins(200),
    call: ({ account }) => ({ path: `/api/users/${account}/?all=1` }),
  },
  {
    route: 'PATCH /api/users/:id/',
    answered: ownAccount(200),
    call: ({ account }) => ({ path: `/api/users/${account}/`, body: { name: 'Ana' } }),
  },
  {
    route: 'PATCH /api/users/:id/',
    when: 'all are meant',
    answered: admins(200),
    records: somebody,
    call: ({ account }) => ({ path: `/api/users/${account}/?all=1`, body: { is_blocked: true } }),
  },
  {
    route: 'DELETE /api/users/:id/',
    answered: ownAccount(204),
    records: async (stage) => {
      const { id, token } = await newcomer(stage);
      return { account: id, token };
    },
    standIn: async (role, person, { ids }) =>
      role === 'user' ? { ...person, token: ids['token'] ?? '' } : person,
    call: ({ account }, { editor }) => ({
      path: `/api/users/${account}/`,
      body: { password: editor.password },
    }),
  },
  {
    route: 'DELETE /api/users/:id/',
    when: 'all are meant',
    answered: admins(204),
    records: somebody,
    call: ({ account }) => ({ path: `/api/users/${account}/?all=1` }),
  },
  {
    route: 'POST /api/users/:id/password/',
    answered: ownAccount(200),
    call: ({ account }, { editor }) => ({
      path: `/api/users/${account}/password/`,
      body: {
        current_password: editor.password,
        password: editor.password,
        confirm_password: editor.password,
      },
    }),
  },
];

export const accountLines: readonly AccessLine[] = [...sessionLines, ...userLines];
