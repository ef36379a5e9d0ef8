import { once } from 'node:events';
import net from 'node:net';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { newId } from '../../server/platform/ids.ts';
import type { ListAnswer } from '../../shared/wire/basics.ts';
import type { Media } from '../../shared/wire/media.ts';
import { describeOnBothDatabases, describeWithDatabase } from '../support/world.ts';
import { makeContentWorld, type ContentWorld } from './content-world.ts';
import { localFiles } from './media-stores.ts';
import { uploadForm } from './upload-form.ts';
import { expectAnswer } from '../support/expect-answer.ts';
import { flatPng } from '../support/flat-png.ts';

const largest = 5_242_880;

const square = () => flatPng(20, 20, '#c82828');

/** An image of exactly this many bytes: data after the end of a PNG is ignored. */
const imageOf = async (bytes: number) => {
  const image = await square();
  return Buffer.concat([image, Buffer.alloc(bytes - image.length)]);
};

/** A handwritten multipart body. */
const boundary = 'by-hand';
const part = (disposition: string, content: string | Buffer = 'x', type = '') =>
  Buffer.concat([
    Buffer.from(`--${boundary}\r\ncontent-disposition: ${disposition}\r\n${type}\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
const end = Buffer.from(`--${boundary}--\r\n`);
const filePart = (name: string, content: string | Buffer) =>
  part(`form-data; name="${name}"; filename="a.png"`, content, 'content-type: image/png\r\n');
const byHand = { 'content-type': `multipart/form-data; boundary=${boundary}` };

async function libraryCount(world: ContentWorld): Promise<number> {
  const answer = await world.editor.get<ListAnswer<Media>>(`/api/media/?workspace=${world.site.id}`);
  return answer.body.count;
}

/** The port the application listens on, and the start of a handwritten request to it. */
async function listening(world: ContentWorld) {
  const { port } = new URL(await world.app.listen({ port: 0, host: '127.0.0.1' }));
  const head = (headers: readonly string[]) =>
    ['POST /api/media/ HTTP/1.1', 'host: x', `authorization: Token ${world.editor.token}`, ...headers].join(
      '\r\n',
    ) + '\r\n\r\n';
  return { port: Number(port), head };
}

describeWithDatabase('An upload', (makeWorld) => {
  it('may have five megabytes, and not a byte more', async () => {
    const world = await makeContentWorld(makeWorld);
    expect((await world.upload(await imageOf(largest))).status).toBe(201);
    expectAnswer(await world.upload(await imageOf(largest + 1)), 413, 'payload_too_large');
    expect([localFiles(world).length, await libraryCount(world)]).toEqual([1, 1]);
  });

  it('that is far too large gets an error', async () => {
    const world = await makeContentWorld(makeWorld);
    const { port } = await listening(world);
    const { headers, body } = uploadForm({ workspace: world.site.id, bytes: Buffer.alloc(30_000_000) });
    const authorization = `Token ${world.editor.token}`;
    const request = { method: 'POST', headers: { ...headers, authorization }, body: new Uint8Array(body) };
    expect((await fetch(`http://127.0.0.1:${port}/api/media/`, request)).status).toBe(413);
    expect(localFiles(world)).toEqual([]);
  });

  it('without a length is cut at the limit: the sender gets the error, and the connection is closed', async () => {
    const world = await makeContentWorld(makeWorld);
    const { port, head } = await listening(world);
    const socket = net.connect(port, '127.0.0.1');
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.on('error', () => undefined);
    let answer = '';
    socket.on('data', (data: Buffer) => (answer += data.toString()));
    socket.write(head([`content-type: ${byHand['content-type']}`, 'transfer-encoding: chunked']));
    const begin = filePart('file', '').subarray(0, -2);
    socket.write(`${begin.length.toString(16)}\r\n${begin.toString()}\r\n`);
    const piece = Buffer.alloc(65_536);
    const chunk = Buffer.concat([Buffer.from('10000\r\n'), piece, Buffer.from('\r\n')]);
    let sent = 0;
    while (!socket.closed && sent < 300 * 1024 * 1024) {
      sent += piece.length;
      if (!socket.write(chunk))
        await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), closed]);
    }
    await closed;
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain('"code":"payload_too_large"');
    // The kernel takes some more than the server reads.
    expect(sent).toBeLessThan(50 * 1024 * 1024);
    expect(localFiles(world)).toEqual([]);
  });

  it('is rejected with errors by field if it is not an image or does not match the form', async () => {
    const world = await makeContentWorld(makeWorld);
    const bytes = await square();
    const workspace = part('form-data; name="workspace"', world.site.id);
    const send = (parts: readonly Buffer[]) =>
      world.editor.post('/api/media/', Buffer.concat([...parts, end]), byHand);
    const required = ['This field is required'];
    const notFound = ['File not found!'];
    const notAnImage = ['File is not an image!', 'Use JPEG, PNG, WebP, GIF or AVIF.'];
    const lying = Buffer.concat([Buffer.from('\xff\xd8\xff', 'latin1'), Buffer.alloc(500)]);
    const huge = await sharp(bytes).resize(6834, 6000).png({ compressionLevel: 9 }).toBuffer();
    for (const [parts, body] of [
      [[workspace, filePart('file', lying)], { file: notAnImage }],
      [[workspace, filePart('file', huge)], { file: ['Images can’t be larger than 40 megapixels.'] }],
      [[workspace, filePart('file', bytes), filePart('file', bytes)], { file: ['Add at most 1.'] }],
      [[workspace, workspace, filePart('file', bytes)], { workspace: ['Add at most 1.'] }],
      [[workspace, filePart('picture', bytes)], { picture: ['Unknown field.'], file: notFound }],
      [[workspace, part('form-data; name="file"', 'a.png')], { file: notFound }],
      [[workspace, filePart('file', '')], { file: notFound }],
      [[], { workspace: required, file: notFound }],
      [
        [part('form-data; name="workspace"', newId()), filePart('file', bytes)],
        { workspace: ['Record not found.'] },
      ],
    ] as const)
      expectAnswer(await send(parts), 400, body);
    expect(localFiles(world)).toEqual([]);
  });

  it('may have its file first, and the members of an image that is read back', async () => {
    const world = await makeContentWorld(makeWorld);
    const fields = { id: newId(), name: 'b.png', width: '1', bytes: '1', created_at: 'x', in_use: 'true' };
    const parts = Object.entries({ ...fields, workspace: world.site.id }).map(([name, value]) =>
      part(`form-data; name="${name}"`, value),
    );
    const body = Buffer.concat([filePart('file', await square()), ...parts, end]);
    const media = await world.editor.create('/api/media/', body, byHand);
    expect(media).toMatchObject({ name: 'b.png', width: 20, in_use: false });
  });

  it('that is not a multipart form is a bad request', async () => {
    const world = await makeContentWorld(makeWorld);
    const multipart = byHand['content-type'];
    for (const [type, body] of [
      ['application/json', '{}'],
      ['multipart/form-data', 'x'],
      ['multipart/form-data; boundary=other', Buffer.concat([part('form-data'), end])],
      [multipart, part('form-data; name="file"; filename="a.png"', 'x')],
      [multipart, `--${boundary}\r\n\r\n\r\n--${boundary}`],
      [multipart, Buffer.concat([...Array.from({ length: 100 }, () => part('form-data; name="a"')), end])],
      [multipart, Buffer.concat([part('form-data; name="__proto__"'), filePart('constructor', 'x'), end])],
      [multipart, Buffer.of()],
    ] as const) {
      const answer = await world.editor.post('/api/media/', body, { 'content-type': type });
      expect([type, Math.floor(answer.status / 100)]).toEqual([type, 4]);
    }
    expect([localFiles(world), await libraryCount(world)]).toEqual([[], 0]);
  });

  it('whose sender leaves in the middle stores nothing and blocks no other', async () => {
    const world = await makeContentWorld(makeWorld);
    const { port, head } = await listening(world);
    const { headers, body } = uploadForm({ workspace: world.site.id, bytes: await imageOf(2_000_000) });
    // More uploads than there are slots, so that the last one fails if a slot is not released.
    for (let time = 0; time < 20; time += 1) {
      const begun = once(world.app.server, 'request');
      const socket = net.connect(port, '127.0.0.1');
      socket.on('error', () => undefined);
      socket.write(head([`content-type: ${headers['content-type']}`, `content-length: ${body.length}`]));
      await new Promise((resolve) => socket.write(body.subarray(0, 500_000), resolve));
      await begun;
      socket.destroy();
    }
    expect((await world.upload(await square())).status).toBe(201);
    expect([localFiles(world).length, await libraryCount(world)]).toEqual([1, 1]);
  });

  it('is turned away when its sender has too many waiting, and may come again', async () => {
    const world = await makeContentWorld(makeWorld);
    const { port, head } = await listening(world);
    const answers: string[] = [];
    // Four that send nothing hold the sender's slots, and fifty wait: the other four are too many.
    const sockets = Array.from({ length: 58 }, () => {
      const socket = net.connect(port, '127.0.0.1');
      socket.on('error', () => undefined);
      socket.on('data', (data: Buffer) => answers.push(data.toString()));
      socket.write(head([`content-type: ${byHand['content-type']}`, 'content-length: 1000']));
      return socket;
    });
    await expect.poll(() => answers.length).toBe(4);
    for (const answer of answers) {
      expect(answer).toMatch(/^HTTP\/1\.1 503 /);
      expect(answer).toMatch(/^retry-after: 5\r$/im);
      expect(answer).toContain('"code":"unavailable"');
    }
    const boro = await world.user('Boro');
    const own = await world.workspace(boro);
    const { headers, body } = uploadForm({ workspace: own.id, bytes: await square() });
    expect((await boro.post('/api/media/', body, headers)).status).toBe(201);
    for (const socket of sockets) socket.destroy();
    // Their slots are free once the server has noticed the disconnection.
    const image = await square();
    await expect.poll(async () => (await world.upload(image)).status).toBe(201);
    expect([localFiles(world).length, await libraryCount(world)]).toEqual([2, 1]);
  });
});

describeOnBothDatabases('An upload beside other requests', (makeWorld) => {
  it('waits its turn when there are many at once, and each is stored', async () => {
    const world = await makeContentWorld(makeWorld);
    const image = await imageOf(1_000_000);
    const answers = await Promise.all(Array.from({ length: 50 }, () => world.upload(image)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(new Set(answers.map(({ body }) => body.file)).size).toBe(50);
    expect([localFiles(world).length, await libraryCount(world)]).toEqual([50, 50]);
  });
});
