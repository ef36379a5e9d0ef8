import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { imageSizes, imagesOfSize } from '../../../shared/image-sizes.ts';
import type { Dependencies } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { isUniqueViolation } from '../../platform/database/errors.ts';
import type { StoredFile } from '../../platform/ports/files/file-store.ts';
import { createGate } from '../../platform/limits/gate.ts';
import { ImageError, shrinkImage } from './images.ts';
import { ServiceError } from '../../platform/errors/service-error.ts';
import { settleFile } from '../files/service.ts';
import * as rows from './repository.ts';

/** Maximum sizes made at the same time: each holds the file of its image in memory. */
const together = 8;
/** Maximum waiting calls. More are rejected with `unavailable`. */
const longestLine = 200;

/** Creates a missing file if its name is that of a smaller size of an image. */
export type MakeSize = (name: string) => Promise<StoredFile | undefined>;

/** Creates sizes on first request, and stores them (decision record 0042). Concurrent requests share the work. */
export function createSizeMaker(dependencies: Dependencies): MakeSize {
  const gate = createGate(together);
  const making = new Map<string, ReturnType<MakeSize>>();
  const make: MakeSize = async (name) => {
    const size = await findSize(dependencies.db, name);
    if (size === undefined) return undefined;
    if (gate.waiting >= longestLine) throw new ServiceError('unavailable');
    return gate.run(() => makeSize(dependencies, size));
  };
  return (name) => {
    const underWay = making.get(name);
    if (underWay !== undefined) return underWay;
    const made = make(name).finally(() => making.delete(name));
    making.set(name, made);
    return made;
  };
}

interface Size {
  readonly name: string;
  /** Pixels. */
  readonly width: number;
  readonly image: { readonly id: string; readonly file: string };
}

async function findSize(db: Db, name: string): Promise<Size | undefined> {
  const names = imagesOfSize(name);
  const image = names.length === 0 ? undefined : await rows.selectImageOfFile(db, names);
  if (image === undefined) return undefined;
  const offered = imageSizes({ url: image.file, width: image.width }).find(({ url }) => url === name);
  return offered && { name, width: offered.width, image };
}

/** Undefined if the file of the image is missing or broken. */
async function makeSize(dependencies: Dependencies, size: Size): Promise<StoredFile | undefined> {
  const { files, log } = dependencies;
  const { file } = size.image;
  // It may have been stored since the caller looked for it.
  const kept = await files.find(size.name);
  if (kept !== undefined) return kept;
  const stream = await (await files.find(file))?.open();
  if (stream === undefined) return undefined;
  try {
    const bytes = await shrinkImage(await buffer(stream), size.width);
    await storeSize(dependencies, size, bytes);
    return inMemory(bytes);
  } catch (error) {
    if (!(error instanceof ImageError)) throw error;
    log.warn({ err: error, file }, 'the file of an image is broken');
    return undefined;
  }
}

/** Stores a size. If that fails, it is sent anyway, and created again on the next request. */
async function storeSize(
  { db, files, space, log }: Dependencies,
  { name, image }: Size,
  bytes: Buffer,
): Promise<void> {
  if (space.isFull()) return;
  try {
    await files.write(name, bytes);
    await db.transaction().execute(async (tx) => {
      // If the image was deleted meanwhile, the sweep removes the file.
      if (await rows.lockImage(tx, image.id)) await settleFile(tx, name);
    });
  } catch (error) {
    // Another process writes the same file, or was stopped midway: then the sweep removes the file.
    if (isUniqueViolation(error)) return;
    log.warn({ err: error, file: name }, 'a size of an image could not be kept');
  }
}

function inMemory(bytes: Buffer): StoredFile {
  return {
    size: bytes.length,
    open: () => Promise.resolve(Readable.from([bytes])),
  };
}
