import { expect, test } from 'vitest';
import { createPasswords } from './passwords.ts';

test('a password matches only its own hash; without a hash none matches', async () => {
  const passwords = createPasswords();
  const hash = await passwords.hash('correct horse battery');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.verify(hash, 'correct horse battery')).toBe(true);
  expect(await passwords.verify(hash, 'correct horse batter')).toBe(false);
  expect(await passwords.verify(undefined, 'correct horse battery')).toBe(false);
});

test('when too many passwords wait, the excess is rejected at once and the rest are served', async () => {
  const passwords = createPasswords();
  const results = await Promise.allSettled(
    Array.from({ length: 120 }, () => passwords.verify(undefined, 'correct horse battery')),
  );
  const rejected = results.filter((result) => result.status === 'rejected');
  expect(rejected).toHaveLength(17);
  for (const { reason } of rejected) expect(reason).toMatchObject({ code: 'unavailable' });
  expect(await passwords.verify(undefined, 'again')).toBe(false);
});
