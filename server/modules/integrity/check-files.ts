import type { Dependencies } from '../../platform/context.ts';
import { inBatches } from '../../platform/database/in-batches.ts';
import { orDamage, type Reporting } from './finding.ts';
import { isFileOfImage, isKnownFile, selectImages } from './repository.ts';

const part = 'images' as const;

/**
 * Checks that every image has its file, of the right size, and that every file belongs to an image or waits for the
 * sweep. Concurrent changes are checked again before they count. Returns the number of files.
 */
export async function checkFiles({ db, files }: Dependencies, reporting: Reporting): Promise<number> {
  reporting.progress('Checking images');
  const sizes = new Map<string, number>();
  await orDamage(reporting, { part, where: 'the store of images' }, async () => {
    for await (const { name, size } of files.list()) sizes.set(name, size);
    for (const name of sizes.keys()) {
      if ((await isKnownFile(db, name)) || (await files.find(name)) === undefined) continue;
      reporting.note({ part, where: name, problem: 'belongs to no image' });
    }
  });
  await orDamage(reporting, { part, where: 'media' }, async () => {
    await inBatches(
      (last: { readonly id: string } | undefined) => selectImages(db, last?.id ?? ''),
      async ({ id, file, bytes }) => {
        const size = sizes.get(file) ?? (await files.find(file))?.size;
        // An image that is being deleted loses its row first.
        if (size === bytes || !(await isFileOfImage(db, file))) return;
        const problem =
          size === undefined
            ? `its file ${file} is missing`
            : `its file ${file} has ${size} bytes, not ${bytes}`;
        reporting.damaged({ part, where: `media ${id}`, problem });
      },
    );
  });
  return sizes.size;
}
