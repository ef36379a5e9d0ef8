import { logIn, newestKey, register, solveCaptcha } from '../../support/accounts.ts';
import { admins, everybody, line, ownAccount, signedIn, type AccessLine, type Ids } from './access-line.ts';
import type { AccessStage } from './access-stage.ts';

const password = 'a long password';
const chosen = { password, confirm_password: password };

const addressOf = ({ fresh }: AccessStage) => `${fresh()}@example.test`;

/** A person with a new address, who has none of the roles. */
async function newcomer(stage: AccessStage): Promise<Ids> {
  const { id, token } = await stage.user(stage.fresh());
  return { account: id, token };
}

/** The key of an account that is registered, but not yet confirmed. */
async function activationKey(stage: AccessStage): Promise<Ids> {
  const email = addressOf(stage);
  await register(stage, { email });
  return { key: await newestKey(stage, email) };
}

async function resetKey(stage: AccessStage): Promise<Ids> {
  const { email } = await stage.user(stage.fresh());
  await stage.call('POST', '/api/auth/request-account/', { body: { email } });
  return { key: await newestKey(stage, email) };
}

const sessionLines: readonly AccessLine[] = [
  line('POST /api/auth/', everybody(200), {
    read: 'token',
    body: (_ids, { editor }) => ({ email: editor.email, password: editor.password }),
  }),
  line('DELETE /api/auth/', signedIn(204), {
    standIn: async (_role, person, { stage }) => {
      const { body } = await logIn(stage, person.email, person.password);
      return { ...person, token: body.token ?? '' };
    },
  }),
  line('GET /api/auth/captcha/', everybody(200)),
  line('POST /api/auth/register/', everybody(201), {
    read: 'registered',
    records: async (stage) => ({ captcha: await solveCaptcha(stage) }),
    body: ({ captcha }, stage) => ({ ...chosen, email: addressOf(stage), terms_accepted: true, captcha }),
  }),
  line('POST /api/auth/activation/', everybody(200), {
    records: activationKey,
    body: ({ key }) => ({ key }),
  }),
  line('POST /api/auth/request-account/', everybody(200), {
    read: 'reset_sent',
    body: (_ids, stage) => ({ email: addressOf(stage) }),
  }),
  line('POST /api/auth/reset_password/', everybody(200), { records: resetKey, body: ({ key }) => ({ key }) }),
  line('POST /api/auth/reset_password/set/', everybody(200), {
    records: resetKey,
    body: ({ key }) => ({ ...chosen, key }),
  }),
  ...['google', 'github'].flatMap((provider) => [
    line(`GET /api/auth/social/${provider}/`, everybody(302)),
    line(`GET /api/auth/social/${provider}/callback/?error=access_denied`, everybody(302)),
  ]),
];

const userLines: readonly AccessLine[] = [
  line('GET /api/usage/', signedIn(200)),
  line('GET /api/users/', signedIn(200), { read: 'results' }),
  line('GET /api/users/?all=1', admins(200), { read: 'results' }),
  line('GET /api/users/{account}/', ownAccount(200)),
  line('GET /api/users/{account}/?all=1', admins(200)),
  line('PATCH /api/users/{account}/', ownAccount(200), {
    body: (_ids, { editor: { email } }) => ({ name: 'Ana', email }),
  }),
  line('PATCH /api/users/{account}/?all=1', admins(200), {
    records: newcomer,
    body: () => ({ is_blocked: true }),
  }),
  line('DELETE /api/users/{account}/', ownAccount(204), {
    records: newcomer,
    standIn: async (role, person, { ids }) =>
      role === 'user' ? { ...person, token: ids['token'] ?? '' } : person,
    body: (_ids, { editor }) => ({ password: editor.password }),
  }),
  line('DELETE /api/users/{account}/?all=1', admins(204), { records: newcomer }),
  line('POST /api/users/{account}/password/', ownAccount(200), {
    body(_ids, { editor: { password: same } }) {
      return { current_password: same, password: same, confirm_password: same };
    },
  }),
];

export const accountLines: readonly AccessLine[] = [...sessionLines, ...userLines];
