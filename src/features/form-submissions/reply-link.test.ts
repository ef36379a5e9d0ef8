import { expect, test } from 'vitest';
import { replyLink } from './reply-link.ts';

test('quotes the message below an empty reply', () => {
  const link = replyLink({ email: 'boro@example.test', message: 'Two bowls?\nBlue & white' }, 'Čaj & co.');
  const { protocol, pathname, searchParams } = new URL(link);
  expect([protocol, pathname, searchParams.get('subject')]).toEqual([
    'mailto:',
    'boro@example.test',
    'Čaj & co.',
  ]);
  expect(searchParams.get('body')).toBe('\r\n\r\n> Two bowls?\r\n> Blue & white');
});

test('does not let an address add a recipient or a header', () => {
  const link = replyLink({ email: 'a?bcc=b,c&x@example.test', message: '' }, 'Hello');
  expect(link).toMatch(/^mailto:a%3Fbcc%3Db%2Cc%26x@example\.test\?subject=Hello&body=/);
});

test('quotes the beginning of a long message without splitting a character', () => {
  const link = replyLink({ email: 'a@b.test', message: '🐙'.repeat(900) }, 'Hello');
  expect(new URL(link).searchParams.get('body')?.trim()).toBe(`> ${'🐙'.repeat(799)}…`);
});
