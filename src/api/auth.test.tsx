import { expect, onTestFinished, test } from 'vitest';
import { type FakeRequest, installFakeNetwork } from '../../stories/support/fake-network.ts';
import { login, requestPasswordReset } from './auth.ts';

test('a browser sends its device token with the next call for an account that signed in to it before', async () => {
  const sent: unknown[] = [];
  const answer = ({ path, body }: FakeRequest) => {
    const { email, device } = body as { email: string; device?: string };
    sent.push([email, device]);
    return Promise.resolve(
      Response.json(
        path === '/api/auth/' ? { token: 'fresh', device: `known to ${email}` } : { reset_sent: true },
      ),
    );
  };
  onTestFinished(installFakeNetwork(answer));
  await login({ email: 'ana@example.test', password: 'x' });
  await login({ email: 'boro@example.test', password: 'x' });
  await login({ email: 'ana@example.test', password: 'x' });
  await requestPasswordReset('Boro@Example.test');
  await requestPasswordReset('nobody@example.test');
  expect(sent).toEqual([
    ['ana@example.test', undefined],
    ['boro@example.test', undefined],
    ['ana@example.test', 'known to ana@example.test'],
    ['Boro@Example.test', 'known to boro@example.test'],
    ['nobody@example.test', undefined],
  ]);
});
