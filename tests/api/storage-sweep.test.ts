import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { removeStrayFiles, settleFile } from '../../server/modules/files/service.ts';
import { bodyOf } from './content-world.ts';
import { describeOnEveryStore } from './media-stores.ts';
import { flatPng } from '../support/flat-png.ts';

const image = flatPng(20, 20, '#c82828');

const orphan = `ab/${'ab'.repeat(20)}.jpg`;

describeOnEveryStore('The sweep of stray files', (makeWorld) => {
  it('removes the files of an unfinished upload, but not before it is sure', async () => {
    const world = await makeWorld();
    const kept = bodyOf(await world.upload(await image), 201);
    await world.dependencies.files.write(orphan, Buffer.from('half an upload'));
    await removeStrayFiles.run(world.dependencies);
    expect(world.storedFiles().toSorted()).toEqual([kept.file, orphan].toSorted());
    world.pass(299_000);
    await removeStrayFiles.run(world.dependencies);
    expect(world.storedFiles()).toHaveLength(2);
    world.pass(2000);
    await removeStrayFiles.run(world.dependencies);
    expect(world.storedFiles()).toEqual([kept.file]);
    expect(await world.dependencies.db.selectFrom('unsettled_files').selectAll().execute()).toEqual([]);
  });

  it('leaves unknown files alone: only files noted for removal are removed', async () => {
    const world = await makeWorld();
    const kept = bodyOf(await world.upload(await image), 201);
    await world.dependencies.files.write(orphan, Buffer.from('a file of somebody else'));
    await world.dependencies.db.deleteFrom('unsettled_files').execute();
    world.pass(86_400_000);
    await removeStrayFiles.run(world.dependencies);
    expect(world.storedFiles().toSorted()).toEqual([kept.file, orphan].toSorted());
  });

  it('rejects an upload that it has overtaken, so that no row names a missing file', async () => {
    const world = await makeWorld();
    const { db, files } = world.dependencies;
    await files.write(orphan, Buffer.from('an upload that takes for ever'));
    world.pass(301_000);
    await removeStrayFiles.run(world.dependencies);
    await expect(db.transaction().execute((tx) => settleFile(tx, orphan))).rejects.toThrow('unavailable');
    expect(world.storedFiles()).toEqual([]);
  });

  it('may run in several processes at once, while others upload', async () => {
    const world = await makeWorld();
    for (let count = 0; count < 20; count += 1) {
      const name = `ab/${count.toString(16).padStart(2, '0').repeat(20)}.jpg`;
      await world.dependencies.files.write(name, Buffer.from('half'));
    }
    world.pass(301_000);
    const uploads = Array.from({ length: 5 }, async () => world.upload(await image));
    const sweeps = [1, 2, 3].map(() => removeStrayFiles.run(world.dependencies));
    const answers = await Promise.all(uploads);
    await Promise.all(sweeps);
    const named = answers.map((answer) => bodyOf(answer, 201).file);
    expect(world.storedFiles().toSorted()).toEqual(named.toSorted());
  });
});

describeOnEveryStore('An unfinished file', (makeWorld) => {
  it('is never served, and is removed by the sweep', async () => {
    const world = await makeWorld();
    const folder = path.join(world.dataDir, 'media', 'ab');
    fs.mkdirSync(folder, { recursive: true });
    const name = path.basename(orphan);
    const { files } = world.dependencies;
    await files.write(orphan, Buffer.from('x'));
    fs.writeFileSync(path.join(folder, `.${name}.part`), 'x');
    for (const hidden of [`.${name}.part`, `.${name}`, `${name}.part`]) {
      const answer = await world.guest.get(`/media/ab/${hidden}`);
      expect([hidden, answer.status]).toEqual([hidden, 404]);
    }
    fs.rmSync(path.join(folder, name), { force: true });
    world.pass(301_000);
    await removeStrayFiles.run(world.dependencies);
    expect(world.storedFiles()).toEqual([]);
  });
});
