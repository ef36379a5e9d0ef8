import type { Metadata, Sharp } from 'sharp';
import { limits } from '../../../shared/limits.ts';
import { serverLimits } from '../../../shared/server-limits.ts';
import { hasWideColors } from '../../../shared/wide-colors.ts';
import { createGate } from '../../platform/limits/gate.ts';

/** An image ready to be stored: without metadata, with sides of at most `limits.imageSide` pixels. */
export interface Image {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
  readonly extension: 'jpg' | 'webp';
  /** Whether it has several frames. */
  readonly animated: boolean;
}

/** The bytes are not a supported image, it has too many pixels, or its animation would be lost. */
export class ImageError extends Error {
  override readonly name = 'PictureError';
  readonly reason: 'not_an_image' | 'too_many_pixels' | 'too_many_frames' | 'animation_lost';

  constructor(reason: ImageError['reason']) {
    super(reason);
    this.reason = reason;
  }
}

/** Loads the codecs with the first image, because they take a quarter of an idle server's memory. */
async function loadCodecs() {
  const { default: sharp } = await import('sharp');
  // Every decoded image is used once, so libvips' cache would only waste memory.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

/** Bounds the memory for decoding, in pixels: two images at a time keep two cores busy, or one alone if it is large. */
const decoding = createGate(serverLimits.imagePixels);
const leastCost = serverLimits.imagePixels / 2;

/**
 * Decodes and re-encodes an uploaded image (spec section 9): JPEG, PNG, WebP, GIF and AVIF in; turned upright by its
 * EXIF orientation, then stripped of metadata; shrunk to fit, never enlarged. An opaque image becomes a JPEG; one with
 * transparency or several frames becomes a WebP. Colours are in sRGB, or in Display P3 if sRGB lacks one of them. The
 * codecs read only the first frame of an animated PNG or AVIF, so these are rejected. Throws `PictureError`.
 */
export async function processImage(bytes: Buffer): Promise<Image> {
  if (!looksLikeImage(bytes)) throw new ImageError('not_an_image');
  if (isMovingPng(bytes) || isMovingAvif(bytes)) throw new ImageError('animation_lost');
  try {
    const header = await decoding.run(() => readHeader(bytes), { cost: leastCost });
    // Checked before decoding, because a small file may have any number of pixels.
    if (header.pixels > serverLimits.imagePixels)
      throw new ImageError(header.animated ? 'too_many_frames' : 'too_many_pixels');
    return await decoding.run(() => reencode(bytes, header), { cost: header.cost });
  } catch (error) {
    throw error instanceof ImageError ? error : new ImageError('not_an_image');
  }
}

/** Shrinks a stored image to a width, as a WebP. Throws `PictureError` if its file is broken. */
export async function shrinkImage(bytes: Buffer, width: number): Promise<Buffer> {
  const sharp = await loadCodecs();
  try {
    return await decoding.run(
      () =>
        sharp(bytes, { limitInputPixels: serverLimits.imagePixels, failOn: 'error' })
          .resize({ width, withoutEnlargement: true })
          .keepIccProfile()
          .webp({ quality: serverLimits.smallImageQuality })
          .toBuffer(),
      { cost: leastCost },
    );
  } catch {
    throw new ImageError('not_an_image');
  }
}

interface Header {
  readonly animated: boolean;
  readonly hasAlpha: boolean;
  /** Whether it has a colour profile; without one its colours are sRGB. */
  readonly isProfiled: boolean;
  /** Pixels of all frames. */
  readonly pixels: number;
  readonly cost: number;
}

async function readHeader(bytes: Buffer): Promise<Header> {
  const sharp = await loadCodecs();
  const metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (!isTaken(metadata)) throw new ImageError('not_an_image');
  const { width, height, pages = 1, format, hasAlpha, icc } = metadata;
  const animated = pages > 1 && format !== 'heif';
  const pixels = width * height * (animated ? pages : 1);
  // An AVIF pixel takes eighteen bytes, other formats at most eight.
  const cost = Math.max(leastCost, format === 'heif' ? 2 * pixels : pixels);
  return { animated, hasAlpha, isProfiled: icc !== undefined, pixels, cost };
}

async function reencode(bytes: Buffer, { animated, hasAlpha, isProfiled }: Header): Promise<Image> {
  const sharp = await loadCodecs();
  const open = () => sharp(bytes, { animated, limitInputPixels: serverLimits.imagePixels, failOn: 'error' });
  const opaque = !animated && (!hasAlpha || (await open().stats()).isOpaque);
  const fitted = open().resize({
    width: limits.imageSide,
    height: limits.imageSide,
    fit: 'inside',
    withoutEnlargement: true,
  });
  const colored = (isProfiled && !animated && (await inWideColors(fitted))) || fitted;
  const shown = animated ? colored : colored.autoOrient();
  return opaque
    ? encode(shown.flatten().jpeg({ quality: limits.imageQuality }), { extension: 'jpg', animated })
    : encode(shown.webp({ quality: limits.imageQuality }), { extension: 'webp', animated });
}

/** The image in Display P3; undefined if sRGB has all of its colours. */
async function inWideColors(picture: Sharp): Promise<Sharp | undefined> {
  const sharp = await loadCodecs();
  // Only images with 16 bits per channel are not converted to sRGB first. Turning one here would lose its profile, so
  // its EXIF is kept.
  const deep = await picture
    .clone()
    .toColourspace('rgb16')
    .keepIccProfile()
    .keepExif()
    .png({ compressionLevel: 0 })
    .toBuffer();
  const wide = sharp(deep).withIccProfile('p3');
  const { data, info } = await wide.clone().raw().toBuffer({ resolveWithObject: true });
  return info.channels >= 3 && hasWideColors(data, info.channels) ? wide : undefined;
}

async function encode(image: Sharp, kind: Pick<Image, 'extension' | 'animated'>): Promise<Image> {
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.pageHeight ?? info.height, ...kind };
}

function isTaken({ format, compression }: Metadata): boolean {
  if (format === 'heif') return compression === 'av1';
  return ['jpeg', 'png', 'webp', 'gif', 'avif'].includes(format);
}

/** Detects the format by the first bytes, whatever the file name: only these five decoders run. */
function looksLikeImage(bytes: Buffer): boolean {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to);
  return (
    text(0, 3) === '\xff\xd8\xff' ||
    text(0, 8) === '\x89PNG\r\n\x1a\n' ||
    text(0, 4) === 'GIF8' ||
    (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') ||
    (text(4, 8) === 'ftyp' && /avif|avis|mif1|miaf/.test(text(8, 32)))
  );
}

/** Whether it is a PNG that declares several frames before its pixels. */
function isMovingPng(bytes: Buffer): boolean {
  if (bytes.toString('latin1', 1, 4) !== 'PNG') return false;
  // Each chunk has its length, its type, its data and a checksum.
  for (let at = 8; at + 12 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (type === 'IDAT') return false;
    if (type === 'acTL') return bytes.readUInt32BE(at + 8) > 1;
  }
  return false;
}

/** Whether it is an AVIF whose main brand is an image sequence. */
function isMovingAvif(bytes: Buffer): boolean {
  return bytes.toString('latin1', 4, 12) === 'ftypavis';
}
