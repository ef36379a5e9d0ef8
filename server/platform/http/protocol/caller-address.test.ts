import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { callerAddress } from './caller-address.ts';

test.each([
  ['198.51.100.7', '198.51.100.7'],
  ['198.51.100.7:2000', '198.51.100.7'],
  ['[2001:db8::5]:1000', '2001:db8::5'],
  ['[2001:db8::5]', '2001:db8::5'],
  ['2001:db8::5', '2001:db8::5'],
  ['junk0', '::1'],
  ['999.1.1.1:5', '::1'],
  ['', '::1'],
])('a forwarded address %j is read as %s', (ip, address) => {
  expect(callerAddress({ ip, socket: { remoteAddress: '::1' } } as FastifyRequest)).toBe(address);
});
