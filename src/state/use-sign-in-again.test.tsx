import { renderHook } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { installFakeNetwork } from '../../stories/support/fake-network.ts';
import '../../tests/support/render-screen.tsx';
import { useSignInAgain } from './use-sign-in-again.ts';

function refusing(status: number, code: string, message: string) {
  onTestFinished(
    installFakeNetwork(async () => Response.json({ message, code, detail: message }, { status })),
  );
  return renderHook(useSignInAgain).result.current.signIn('guess');
}

test('a wrong password is reported as such, not as a wrong address', async () => {
  const answer = refusing(400, 'invalid_credentials', 'Incorrect email or password.');
  expect(await answer).toBe('Incorrect password.');
});

test('any other refusal is shown as it is', async () => {
  expect(await refusing(400, 'blocked', 'This account is blocked.')).toBe('This account is blocked.');
});
