import sharp, { type Metadata, type Sharp } from 'sharp';
import { limits } from '../../src/shared/limits.ts';
import { createGate } from './gate.ts';

/** A picture ready to be stored: without metadata, at most `limits.imageSide` pixels long. */
export interface Picture {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
  readonly extension: 'jpg' | 'webp';
}

/** Bytes that are no picture we take, or one with too many pixels. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
  readonly reason: 'not_an_image' | 'too_many_pixels';

  constructor(reason: PictureError['reason']) {
    super(reason);
    this.reason = reason;
  }
}

// Every decoded picture is used once; what libvips would keep for reuse is memory lost.
sharp.cache(false);
sharp.concurrency(1);

/** Decoding takes tens of megabytes: two at a time keep two cores busy and the memory bounded. */
const decoding = createGate(2);

/**
 * Decodes and re-encodes an uploaded picture (spec section 9): JPEG, PNG, WebP, GIF and AVIF in; turned upright by its
 * EXIF orientation, then stripped of metadata; shrunk to fit, never enlarged. An opaque picture becomes a JPEG; one
 * with transparency or several frames becomes a WebP. Throws `PictureError`.
 */
export function processPicture(bytes: Buffer): Promise<Picture> {
  if (!looksLikePicture(bytes)) return Promise.reject(new PictureError('not_an_image'));
  return decoding(async () => {
    try {
      return await reencode(bytes);
    } catch (error) {
      if (error instanceof PictureError) throw error;
      throw new PictureError('not_an_image');
    }
  });
}

async function reencode(bytes: Buffer): Promise<Picture> {
  const metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (!isTaken(metadata)) throw new PictureError('not_an_image');
  const frames = metadata.pages ?? 1;
  const animated = frames > 1 && metadata.format !== 'heif';
  if (metadata.width * metadata.height * (animated ? frames : 1) > limits.imagePixels) {
    throw new PictureError('too_many_pixels');
  }
  const open = () => sharp(bytes, { animated, limitInputPixels: limits.imagePixels, failOn: 'error' });
  const opaque = !animated && (!metadata.hasAlpha || (await open().stats()).isOpaque);
  const fitted = (animated ? open() : open().autoOrient()).resize({
    width: limits.imageSide,
    height: limits.imageSide,
    fit: 'inside',
    withoutEnlargement: true,
  });
  return opaque
    ? encode(fitted.flatten().jpeg({ quality: limits.imageQuality }), 'jpg')
    : encode(fitted.webp({ quality: limits.imageQuality }), 'webp');
}

async function encode(image: Sharp, extension: Picture['extension']): Promise<Picture> {
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.pageHeight ?? info.height, extension };
}

function isTaken({ format, compression }: Metadata): boolean {
  if (format === 'heif') return compression === 'av1';
  return ['jpeg', 'png', 'webp', 'gif', 'avif'].includes(format);
}

/** Told by the first bytes, whatever the client calls the file: no other decoder than these five ever sees it. */
function looksLikePicture(bytes: Buffer): boolean {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to);
  return (
    text(0, 3) === '\xff\xd8\xff' ||
    text(0, 8) === '\x89PNG\r\n\x1a\n' ||
    text(0, 4) === 'GIF8' ||
    (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') ||
    (text(4, 8) === 'ftyp' && /avif|avis|mif1|miaf/.test(text(8, 32)))
  );
}
