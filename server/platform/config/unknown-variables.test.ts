import { expect, test } from 'vitest';
import { configVariables } from './variables.ts';
import { describeUnknownVariable, findUnknownVariables } from './unknown-variables.ts';

test.each([
  ['OCTAVO_SECRTE', 'OCTAVO_SECRET'],
  ['OCTAVO_PUBLICURL', 'OCTAVO_PUBLIC_URL'],
  ['octavo_workers', 'OCTAVO_WORKERS'],
  ['OCTAVO_TRUSTED_PROXY', 'OCTAVO_TRUST_PROXY'],
  ['OCTAVO_DATABASE_URL', 'DATABASE_URL'],
  ['OCTAVO_PORT', 'PORT'],
  ['OCATVO_DEMO', 'OCTAVO_DEMO'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['SMPT_URL', 'SMTP_URL'],
  ['S3_ACCES_KEY_ID', 'S3_ACCESS_KEY_ID'],
  ['OCTAVO_METRIC', 'OCTAVO_METRICS_TOKEN'],
  ['OCTAVO_FOO', undefined],
  ['OCTAVO_COLOUR_OF_THE_SKY', undefined],
])('%s is unknown; the nearest known name is %s', (name, nearest) => {
  expect(findUnknownVariables({ [name]: 'x' })).toEqual([{ name, nearest }]);
});

test('known variables, empty ones and those of other programs are not reported', () => {
  const known = configVariables.map(({ name }) => name);
  const others = ['PATH', 'HOME', 'HOSTS', 'PORTS', 'GITLAB_CLIENT_ID', 'TEST_DATABASE_URL', 'VITE_API_BASE'];
  for (const name of [...known, ...others]) expect(findUnknownVariables({ [name]: 'x' })).toEqual([]);
  expect(findUnknownVariables({ OCTAVO_SECRTE: '' })).toEqual([]);
});

test('variables that Kubernetes sets for a service called octavo are not reported', () => {
  const told = {
    OCTAVO_SERVICE_HOST: '10.0.0.7',
    OCTAVO_SERVICE_PORT: '3000',
    OCTAVO_SERVICE_PORT_HTTP: '3000',
    OCTAVO_PORT: 'tcp://10.0.0.7:3000',
    OCTAVO_PORT_3000_TCP: 'tcp://10.0.0.7:3000',
    OCTAVO_PORT_3000_TCP_ADDR: '10.0.0.7',
  };
  expect(findUnknownVariables(told)).toEqual([]);
});

test('the sentence names the variable and the probable intention', () => {
  expect(describeUnknownVariable({ name: 'OCTAVO_SECRTE', nearest: 'OCTAVO_SECRET' })).toBe(
    'OCTAVO_SECRTE is set, but Octavo has no such variable; did you mean OCTAVO_SECRET?',
  );
  expect(describeUnknownVariable({ name: 'OCTAVO_X', nearest: undefined })).toBe(
    'OCTAVO_X is set, but Octavo has no such variable.',
  );
});
