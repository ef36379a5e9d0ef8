import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { StorageError } from './file-store.ts';
import { createLocalFileStore } from './local-file-store.ts';

const name = 'ab/cdef.png';

/** A store, its directory, and a folder elsewhere with a file of the same name. */
function makeStore() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'octavo-media-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  const [root, elsewhere] = [path.join(folder, 'media'), path.join(folder, 'elsewhere')];
  for (const each of [root, elsewhere]) fs.mkdirSync(each);
  fs.writeFileSync(path.join(elsewhere, 'cdef.png'), 'a secret');
  return { root, elsewhere, store: createLocalFileStore(root) };
}

async function read(store: ReturnType<typeof createLocalFileStore>): Promise<string | undefined> {
  const stream = await (await store.find(name))?.open();
  return stream === undefined ? undefined : text(stream);
}

describe.skipIf(process.platform === 'win32')('a symbolic link in the media folder', () => {
  test('is not followed in place of a file', async () => {
    const { root, elsewhere, store } = makeStore();
    fs.mkdirSync(path.join(root, 'ab'));
    fs.symlinkSync(path.join(elsewhere, 'cdef.png'), path.join(root, name));
    expect(await store.find(name)).toBeUndefined();
  });

  test('is not opened if it replaces a file that was found', async () => {
    const { root, elsewhere, store } = makeStore();
    await store.write(name, Buffer.from('a picture'));
    const found = await store.find(name);
    fs.rmSync(path.join(root, name));
    fs.symlinkSync(path.join(elsewhere, 'cdef.png'), path.join(root, name));
    expect(await found?.open()).toBeUndefined();
  });

  test('in place of a folder blocks finding, writing and removing', async () => {
    const { root, elsewhere, store } = makeStore();
    fs.symlinkSync(elsewhere, path.join(root, 'ab'));
    expect(await store.find(name)).toBeUndefined();
    await expect(store.write(name, Buffer.from('a picture'))).rejects.toThrow(StorageError);
    await store.remove(name);
    expect(fs.readFileSync(path.join(elsewhere, 'cdef.png'), 'utf8')).toBe('a secret');
  });

  test('may be the media folder itself', async () => {
    const { root } = makeStore();
    fs.symlinkSync(root, `${root} link`);
    const store = createLocalFileStore(`${root} link`);
    await store.write(name, Buffer.from('a picture'));
    expect(await read(store)).toBe('a picture');
    await store.remove(name);
    expect(await store.find(name)).toBeUndefined();
  });
});
