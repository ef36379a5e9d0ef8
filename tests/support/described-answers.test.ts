import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { checkAgainstDescription, type SentAnswer } from './described-answers.ts';

const note = {
  type: 'object',
  required: ['title', 'at'],
  properties: { title: { type: 'string' }, at: { type: 'string', format: 'date-time' } },
};

const description = {
  paths: {
    '/api/notes/{id}/': {
      get: {
        responses: {
          200: {
            headers: { ETag: { required: true }, 'Retry-After': {} },
            content: { 'application/json': { schema: note } },
          },
          304: {},
        },
      },
    },
    '/api/notes/first/': { get: { responses: { 204: {} } } },
  },
};

const good = { title: 'One', at: '2026-11-20T10:00:00.000Z' };

function check(body: unknown, parts: Partial<SentAnswer> = {}): () => void {
  const headers = { 'content-type': 'application/json; charset=utf-8', etag: '"1"', ...parts.headers };
  const bytes = Buffer.from(body === undefined ? '' : JSON.stringify(body));
  const answer = { method: 'GET', url: '/api/notes/7/?a=b', status: 200, bytes, ...parts, headers };
  return () => checkAgainstDescription({ swagger: () => description }, answer);
}

describe('an answer checked against its description', () => {
  it('passes when it matches, with or without a trailing slash, compressed or not', () => {
    expect(check(good)).not.toThrow();
    expect(check(good, { url: '/api/notes/7' })).not.toThrow();
    const bytes = gzipSync(JSON.stringify(good));
    expect(check(good, { bytes, headers: { 'content-encoding': 'gzip' } })).not.toThrow();
    expect(check(undefined, { method: 'HEAD' })).not.toThrow();
    expect(check(undefined, { status: 304 })).not.toThrow();
    expect(check(undefined, { url: '/api/notes/first/', status: 204 })).not.toThrow();
  });

  it.each([
    ['a status that is not described', check(good, { status: 201 }), 'does not describe that status'],
    ['another status of HEAD', check(undefined, { method: 'HEAD', status: 201 }), 'that status'],
    ['a member too many', check({ ...good, secret: 1 }), 'must NOT have additional properties'],
    ['a member too few', check({ title: 'One' }), "must have required property 'at'"],
    ['a member of another type', check({ ...good, title: null }), 'data/title must be string'],
    ['a time without milliseconds', check({ ...good, at: '2026-11-20T10:00:00Z' }), 'must match format'],
    ['another content type', check(good, { headers: { 'content-type': 'text/html' } }), 'type text/html'],
    ['a header too few', check(good, { headers: { etag: undefined } }), 'it lacks ETag'],
    ['a body that is not described', check(good, { status: 304 }), 'described without a body'],
    ['a method that is not described', check(good, { method: 'POST' }), 'no operation is described there'],
    ['a path that is not described', check(good, { url: '/api/other/' }), 'no operation is described there'],
    [
      'a rejection that no path is answered with',
      check({ code: 'conflict' }, { url: '/api/other/', status: 404 }),
      'no such rejection is described',
    ],
  ])('fails on %s', (_what, checked, fault) => {
    expect(checked).toThrow(fault);
  });

  it('is not checked elsewhere', () => {
    expect(check(good, { url: '/workspaces/7' })).not.toThrow();
    expect(check(undefined, { method: 'OPTIONS', status: 204 })).not.toThrow();
  });
});
