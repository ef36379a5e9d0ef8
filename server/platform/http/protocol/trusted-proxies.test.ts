import { expect, test } from 'vitest';
import { createTrust } from './trusted-proxies.ts';

test.each([
  [['10.0.0.1'], '10.0.0.1', true],
  [['10.0.0.1'], '::ffff:10.0.0.1', true],
  [['10.0.0.1'], '10.0.0.2', false],
  [['10.1.2.3/8'], '10.200.0.1', true],
  [['192.0.2.0/24', 'fd00::/8'], 'fd12::7', true],
  [['192.0.2.0/24', 'fd00::/8'], '192.0.3.1', false],
  [['loopback'], '127.0.0.9', true],
  [['loopback'], '::1', true],
  [['loopback'], '10.0.0.1', false],
  [['linklocal'], 'fe80::1%eth0', true],
  [['uniquelocal'], '172.31.255.1', true],
  [['uniquelocal'], '172.32.0.1', false],
  [['loopback'], '', false],
  [['loopback'], 'unknown', false],
  [['loopback'], '127.0.0.1:4000', false],
  [[], '127.0.0.1', false],
])('with %j trusted, %s counts as a proxy: %s', (proxies, address, trusted) => {
  expect(createTrust(proxies)(address)).toBe(trusted);
});
