import { expect, test } from 'vitest';
import { configVariables } from './variables.ts';
import { describeUnknownVariable, findUnknownVariables } from './unknown-variables.ts';

test.each(['OCTAVO_SECRTE', 'octavo_workers', 'OCTAVO_DATABASE_URL', 'OCTAVO_FOO'])(
  '%s is unknown',
  (name) => {
    expect(findUnknownVariables({ [name]: 'x' })).toEqual([name]);
  },
);

test('known variables, empty ones and those of other programs are not reported', () => {
  const known = configVariables.map(({ name }) => name);
  const others = ['PATH', 'HOME', 'HOSTS', 'PORTS', 'GITLAB_CLIENT_ID', 'TEST_DATABASE_URL', 'VITE_API_BASE'];
  for (const name of [...known, ...others]) expect(findUnknownVariables({ [name]: 'x' })).toEqual([]);
  expect(findUnknownVariables({ OCTAVO_SECRTE: '' })).toEqual([]);
});

test('variables that Kubernetes sets for a service called octavo are not reported', () => {
  const ofKubernetes = {
    OCTAVO_SERVICE_HOST: '10.0.0.7',
    OCTAVO_SERVICE_PORT: '3000',
    OCTAVO_SERVICE_PORT_HTTP: '3000',
    OCTAVO_PORT: 'tcp://10.0.0.7:3000',
    OCTAVO_PORT_3000_TCP: 'tcp://10.0.0.7:3000',
    OCTAVO_PORT_3000_TCP_ADDR: '10.0.0.7',
  };
  expect(findUnknownVariables(ofKubernetes)).toEqual([]);
});

test('the sentence names the variable', () => {
  expect(describeUnknownVariable('OCTAVO_X')).toBe('OCTAVO_X is set, but Octavo has no such variable.');
});
