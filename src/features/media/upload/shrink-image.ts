import { limits } from '../../../../shared/limits.ts';
import { hashFileName } from './hash-file-name.ts';

/** What can be wrong with a file before it is sent. Each is a key under `media.uploadErrors`. */
export type ShrinkFault = 'notAnImage' | 'notFound' | 'emptyCanvas' | 'tooLarge';

/** A file that cannot be sent, and why. */
export class ShrinkError extends Error {
  override readonly name = 'ShrinkError';
  readonly fault: ShrinkFault;

  constructor(fault: ShrinkFault, cause?: unknown) {
    super(fault, { cause });
    this.fault = fault;
  }
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The largest size of the same shape that fits into a square of the given side; never larger than the original. */
export function fitWithin({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * The picture to upload: a JPEG of quality 90 within 1024 by 1024, upright, with white for transparency, named by its
 * hash. Throws a `ShrinkError`.
 */
export async function shrinkImage(file: File): Promise<File> {
  await mustBeThere(file);
  if (!file.type.startsWith('image/')) throw new ShrinkError('notAnImage');
  const jpeg = await encode(await draw(file));
  if (jpeg.size > limits.uploadBytes) throw new ShrinkError('tooLarge');
  return new File([jpeg], hashFileName(file), { type: jpeg.type, lastModified: file.lastModified });
}

let turn: Promise<unknown> = Promise.resolve();

/** Shrinks one picture after another: a decoded photo needs a hundred megabytes, and thirty may be dropped at once. */
export function shrinkInTurn(file: File): Promise<File> {
  const mine = turn.then(() => shrinkImage(file));
  turn = mine.catch(() => undefined);
  return mine;
}

/** A file can be moved or deleted before its turn. Decoding would only report it as broken. */
async function mustBeThere(file: File): Promise<void> {
  await file
    .slice(0, 1)
    .arrayBuffer()
    .catch((cause: unknown) => {
      throw new ShrinkError('notFound', cause);
    });
}

async function draw(file: File): Promise<HTMLCanvasElement> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch((cause: unknown) => {
    throw new ShrinkError('notAnImage', cause);
  });
  const canvas = document.createElement('canvas');
  Object.assign(canvas, fitWithin(bitmap, limits.imageSide));
  const context = canvas.getContext('2d');
  if (context === null) throw new ShrinkError('emptyCanvas');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas;
}

async function encode(canvas: HTMLCanvasElement): Promise<Blob> {
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', limits.imageQuality / 100);
  });
  if (blob === null || blob.size === 0) throw new ShrinkError('emptyCanvas');
  return blob;
}
