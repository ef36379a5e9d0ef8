import { describe, expect, it, onTestFinished } from 'vitest';
import { octavo } from '../../support/octavo-in-process.ts';
import { adminAccount } from '../../support/real-server.ts';
import { serveWorld, type ServedWorld } from '../../support/served-world.ts';

interface SignedIn {
  readonly status: number;
  readonly token: string;
}

async function signIn(server: ServedWorld, email: string, password: string): Promise<SignedIn> {
  const answer = await fetch(`${server.url}/api/auth/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return { status: answer.status, ...((await answer.json()) as { token: string }) };
}

async function statusOf(server: ServedWorld, token: string): Promise<number> {
  const answer = await fetch(`${server.url}/api/users/?all=1`, {
    headers: { authorization: `Token ${token}` },
  });
  return answer.status;
}

describe('commands about accounts beside a server', () => {
  it('create an administrator and set passwords, by the rules of the API', async () => {
    const server = await serveWorld('sqlite');
    onTestFinished(() => server.close());
    const run = (args: readonly string[], input = '') => octavo(server.environment, args, input);

    const made = await run(['create-admin', '--email', 'Second@Example.test'], 'quite a good phrase\n');
    expect(made).toEqual({ code: 0, out: 'second@example.test is an administrator now.\n', error: '' });
    const first = await signIn(server, 'second@example.test', 'quite a good phrase');
    expect([first.status, await statusOf(server, first.token)]).toEqual([200, 200]);

    const again = await run(['create-admin', '--email', 'second@example.test'], 'quite a good phrase\n');
    expect(again).toMatchObject({
      code: 1,
      out: '',
      error: expect.stringContaining('already has') as string,
    });

    const short = await run(['reset-password', '--email', 'second@example.test'], 'short\n');
    expect(short).toEqual({ code: 1, out: '', error: 'password: Use at least 8 characters.\n' });
    expect(await statusOf(server, first.token)).toBe(200);

    const reset = await run(['reset-password', '--email', 'second@example.test', '--generate', '--json']);
    const { password } = JSON.parse(reset.out) as { password: string };
    expect(reset).toMatchObject({ code: 0, error: '' });
    expect(await statusOf(server, first.token)).toBe(401);
    expect((await signIn(server, 'second@example.test', 'quite a good phrase')).status).toBe(400);
    expect((await signIn(server, 'second@example.test', password)).status).toBe(200);

    const nobody = await run(['reset-password', '--email', 'nobody@example.test', '--generate', '--json']);
    expect(nobody).toMatchObject({ code: 1, error: 'No account has the address nobody@example.test.\n' });
    expect(JSON.parse(nobody.out)).toEqual({ error: 'No account has the address nobody@example.test.' });
    expect((await signIn(server, adminAccount.email, adminAccount.password)).status).toBe(200);
  });
});
