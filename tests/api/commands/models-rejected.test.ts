import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import type { BlockContentModel } from '../../../shared/wire/content.ts';
import { asAdmin, ModelsFolder, textField, type FileField } from '../../support/models-folder.ts';
import { octavo } from '../../support/octavo-in-process.ts';

const stage = ModelsFolder.open();
const { models, done, rejected, edit } = stage;

const make = (name: string, content_model: object) =>
  stage.admin<BlockContentModel>('block-content-models/', { name, content_model });

const fieldsOf = async ({ id }: BlockContentModel) =>
  Object.entries((await stage.admin<BlockContentModel>(`block-content-models/${id}/`)).content_model).map(
    ([name, { field_type }]) => `${name}: ${field_type}`,
  );

describe('changes that the server rejects', () => {
  test('are found before the first block type changes, if a plan removes fields that a file still names', async () => {
    const first = await make('A first', { x: textField('X', 0) });
    const shown_when = { all: [{ field: 'note', is_empty: false }] };
    const conditional = await make('B conditional', {
      note: textField('Note', 0),
      body: textField('Body', 1, { shown_when }),
    });
    const items = await make('C items', {
      rows: textField('Rows', 0, {
        field_type: 'list',
        field_values: { fields: { a: textField('A', 0), b: textField('B', 1) } },
        default: [{ id: 'item00000001', data: { a: 'x', b: 'y' } }],
      }),
    });
    await done('pull');
    edit(first.slug, ({ fields }) => Object.assign(fields[0] ?? {}, { field_type: 'textarea' }));
    edit(conditional.slug, ({ fields }) => Object.assign(fields[0] ?? {}, { name: 'r14' }));
    edit(items.slug, ({ fields }) => {
      const { fields: inner } = (fields[0] ?? { field_values: { fields: [] } }).field_values as {
        fields: FileField[];
      };
      inner.pop();
    });
    const { out } = await models('diff');
    const error = await rejected('push', '--remove', '--lossy');
    for (const place of [`${conditional.slug}.json, body.shown_when: `, `${items.slug}.json, rows.default`]) {
      expect(out).toContain(place);
      expect(error).toContain(place);
    }
    expect(error).toContain('Nothing was changed.');
    expect(await fieldsOf(first)).toEqual(['x: text']);
    expect(await fieldsOf(conditional)).toEqual(['note: text', 'body: text']);
  });

  test('lets a push go on that was cut off between a plan and the write after it', async () => {
    const made = await make('Cut off', { heading: textField('Heading', 0) });
    const proxy = await rejectingProxy(stage.server.url);
    const through = (command: string) =>
      octavo(asAdmin, ['models', command, '--url', proxy.url, '--dir', stage.folder]);
    await through('pull');
    edit(made.slug, (file) => {
      file.name = 'Cut in two';
      Object.assign(file.fields[0] ?? {}, { field_type: 'textarea' });
    });
    const cut = await through('push');
    expect([cut.code, cut.error]).toEqual([1, `${made.slug}.json: Not now.\n`]);
    // A field of another type has another id, and the same API name.
    expect(await fieldsOf(made)).toEqual(['heading_2: textarea']);
    proxy.isRejecting = false;
    const second = await through('push');
    expect(second.out).toContain('call it "Cut in two" instead of "Cut off"');
    expect((await through('push')).out).toContain('Nothing to push');
    proxy.close();
  });
});

/** Passes requests on to a server, and rejects writes of block types. Dry runs and plans are passed on. */
async function rejectingProxy(target: string) {
  const proxy = { url: '', isRejecting: true, close: () => server.close() };
  const pass = async (request: http.IncomingMessage): Promise<{ status: number; body: string }> => {
    const { url = '', method = 'GET', headers } = request;
    if (proxy.isRejecting && method === 'PATCH' && !url.includes('dry_run'))
      return { status: 409, body: '{"message":"Not now."}' };
    const sent = await text(request);
    const names = ['accept', 'authorization', 'content-type', 'if-match'];
    const answer = await fetch(`${target}${url}`, {
      method,
      headers: names.flatMap((name) => (headers[name] ? [[name, String(headers[name])] as const] : [])),
      ...(sent !== '' && { body: sent }),
    });
    return { status: answer.status, body: await answer.text() };
  };
  const server = http.createServer((request, response) => {
    void pass(request).then(({ status, body }) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(body),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  proxy.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return proxy;
}
