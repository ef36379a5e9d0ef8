import { expect, it } from 'vitest';
import { checkAgainstDescription, type SentAnswer } from '../support/described-answers.ts';

const properties = { title: { type: 'string' }, at: { type: 'string', format: 'date-time' } };
const schema = { type: 'object', required: ['title', 'at'], properties };
const headers = { ETag: { required: true }, 'Retry-After': {} };
const content = { 'application/json': { schema } };
const paths = { '/api/notes/{id}/': { get: { responses: { 200: { headers, content }, 304: {} } } } };
const good = { title: 'One', at: '2026-11-20T10:00:00.000Z' };

// A check that finds nothing fails no other test.
it.each<[what: string, body: unknown, parts: Partial<SentAnswer>, fault: string | undefined]>([
  ['what is described', good, {}, undefined],
  ['another status', good, { status: 201 }, 'does not describe that status'],
  ['another status of HEAD', undefined, { method: 'HEAD', status: 201 }, 'does not describe that status'],
  ['a member too many', { ...good, secret: 1 }, {}, 'must NOT have additional properties'],
  ['a member too few', { title: 'One' }, {}, "must have required property 'at'"],
  ['a member of another type', { ...good, title: null }, {}, 'data/title must be string'],
  ['a time without milliseconds', { ...good, at: '2026-11-20T10:00:00Z' }, {}, 'must match format'],
  ['another content type', good, { headers: { etag: '"1"', 'content-type': 'text/html' } }, 'type text/html'],
  ['a header too few', good, { headers: { 'content-type': 'application/json' } }, 'it lacks ETag'],
  ['a body of a status that has none', good, { status: 304 }, 'described without a body'],
  ['another method', good, { method: 'POST' }, 'no operation is described there'],
  ['another path', good, { url: '/api/other/' }, 'no operation is described there'],
  ['another rejection', { code: 'conflict' }, { url: '/api/other/', status: 404 }, 'no such rejection'],
])('an answer is checked against the description of the API: %s', (_what, body, parts, fault) => {
  const answer = {
    ...{ method: 'GET', url: '/api/notes/7?a=b', status: 200 },
    headers: { etag: '"1"', 'content-type': 'application/json; charset=utf-8' },
    bytes: Buffer.from(body === undefined ? '' : JSON.stringify(body)),
    ...parts,
  };
  const check = () => checkAgainstDescription({ swagger: () => ({ paths }) }, answer);
  if (fault === undefined) expect(check).not.toThrow();
  else expect(check).toThrow(fault);
});
