import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { StorageError } from './file-store.ts';
import { createLocalFileStore } from './local-file-store.ts';

const name = 'ab/cdef.png';

/** A store in the folder `root`, and a folder `elsewhere` with a file of the same name that must not be reached. */
function makeStore() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'octavo-media-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  const [root, elsewhere] = [path.join(folder, 'media'), path.join(folder, 'elsewhere')];
  for (const directory of [root, elsewhere]) fs.mkdirSync(directory);
  fs.writeFileSync(path.join(elsewhere, 'cdef.png'), 'a secret');
  return { root, elsewhere, store: createLocalFileStore(root) };
}

describe.skipIf(process.platform === 'win32')('a symbolic link in the media folder', () => {
  test('is not followed to a file', async () => {
    const { root, elsewhere, store } = makeStore();
    fs.mkdirSync(path.join(root, 'ab'));
    fs.symlinkSync(path.join(elsewhere, 'cdef.png'), path.join(root, name));
    expect(await store.find(name)).toBeUndefined();
  });

  test('is not opened if it has replaced a file since the file was found', async () => {
    const { root, elsewhere, store } = makeStore();
    await store.write(name, Buffer.from('an image'));
    const found = await store.find(name);
    fs.rmSync(path.join(root, name));
    fs.symlinkSync(path.join(elsewhere, 'cdef.png'), path.join(root, name));
    expect(await found?.open()).toBeUndefined();
  });

  test('is not followed to a folder: nothing in it is found, written or removed', async () => {
    const { root, elsewhere, store } = makeStore();
    fs.symlinkSync(elsewhere, path.join(root, 'ab'));
    expect(await store.find(name)).toBeUndefined();
    await expect(store.write(name, Buffer.from('an image'))).rejects.toThrow(StorageError);
    await store.remove(name);
    expect(fs.readFileSync(path.join(elsewhere, 'cdef.png'), 'utf8')).toBe('a secret');
  });

  test('may be the media folder itself', async () => {
    const { root } = makeStore();
    fs.symlinkSync(root, `${root} link`);
    const store = createLocalFileStore(`${root} link`);
    await store.write(name, Buffer.from('an image'));
    const stream = await (await store.find(name))?.open();
    expect(stream && (await text(stream))).toBe('an image');
    await store.remove(name);
    expect(await store.find(name)).toBeUndefined();
  });
});
