import fc from 'fast-check';
import type { ActorName } from '../stage/stage.ts';
import { recordOf, type Template } from '../templates.ts';
import { someHeaders, type Header } from './headers.ts';

/** A request outside the description: files, screens, nothing at all. */
export interface StrayStep {
  readonly kind: 'stray';
  readonly actor: ActorName;
  readonly method: string;
  /** The raw URL. */
  readonly address: readonly Template[];
  readonly headers: readonly Header[];
}

const fixed = fc
  .constantFrom(
    '/',
    '/index.html',
    '/workspaces/x/pages',
    '/nothing.js',
    '/assets/index.js',
    '/assets/..%2f..%2fpackage.json',
    '/media/',
    '/media/%2e%2e/secret',
    '/media/..%2fsecret',
    '/media/..%5csecret',
    '/media/octavo.sqlite',
    '/media/%00.png',
    '/media/a.png%00.jpg',
    '/media/a/b/../c.jpg',
    '/locales/en/errors.json',
    '/locales/sr-Cyrl/translation.json',
    '/locales/..%2f..%2fpackage/translation.json',
    '/locales/en/..%2f..%2f..%2fpackage.json',
    '/locales/__proto__/errors.json',
    '/locales/xx/errors.json',
    '/api',
    '/api/',
    '/api/docs/',
    '/api/docs/..%2f..%2fpackage.json',
    '/api/docs/static/index.html',
    '/api/nothing/',
    '/api/pages//',
    '//api/pages/',
    '/api/pages/%2e%2e/users/',
    '/API/PAGES/',
    '/api/openapi.json/',
    '/api/%',
    '/%',
    '/%C0%AF',
    '/api/pages/;a=b/',
    '/?x=%',
    `/${'a'.repeat(9000)}`,
    `/api/${'a/'.repeat(2000)}`,
  )
  .map((path): readonly Template[] => [path]);

const image = fc
  .record({
    whose: fc.constantFrom('own' as const, 'own' as const, 'foreign' as const),
    index: fc.nat({ max: 3 }),
  })
  .map(({ whose, index }): readonly Template[] => ['/media/', recordOf('media', whose, index, 'file')]);

export const anyStray: fc.Arbitrary<StrayStep> = fc.record({
  kind: fc.constant('stray' as const),
  actor: fc.constantFrom<ActorName>('guest', 'user', 'admin', 'site'),
  method: fc.oneof(
    { arbitrary: fc.constantFrom('GET', 'HEAD'), weight: 8 },
    { arbitrary: fc.constantFrom('POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'), weight: 1 },
  ),
  address: fc.oneof({ arbitrary: fixed, weight: 3 }, { arbitrary: image, weight: 1 }),
  headers: someHeaders,
});
