import sharp from 'sharp';
import zlib from 'node:zlib';

/** A PNG that claims this size but holds the data of a few pixels at most. */
export function pngOf(width: number, height: number, ...chunks: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    ...chunks,
    pngChunk('IDAT', zlib.deflateSync(Buffer.alloc(200))),
    pngChunk('IEND', Buffer.of()),
  ]);
}

/** A PNG chunk with its checksum. */
export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([uint32(data.length), body, uint32(zlib.crc32(body))]);
}

/** A GIF of this size with this many one-pixel frames; a single frame claims the whole size. */
export function gifOf(width: number, height: number, frames: number): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt16LE(width, 0);
  size.writeUInt16LE(height, 2);
  const filled = frames === 1 ? size : Buffer.of(1, 0, 1, 0);
  const frame = Buffer.concat([Buffer.of(0x2c, 0, 0, 0, 0), filled, Buffer.of(0, 2, 2, 0x4c, 1, 0)]);
  return Buffer.concat([
    Buffer.from('GIF89a', 'latin1'),
    size,
    Buffer.of(0x80, 0, 0, 0, 0, 0, 255, 255, 255),
    ...Array.from({ length: frames }, () => frame),
    Buffer.of(0x3b),
  ]);
}

/** A WebP with a canvas of this size and nothing on it. */
export function webpOf(width: number, height: number): Buffer {
  const canvas = Buffer.alloc(10);
  canvas.writeUIntLE(width - 1, 4, 3);
  canvas.writeUIntLE(height - 1, 7, 3);
  const chunk = Buffer.concat([Buffer.from('VP8X', 'latin1'), Buffer.of(10, 0, 0, 0), canvas]);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(chunk.length + 4);
  return Buffer.concat([Buffer.from('RIFF', 'latin1'), size, Buffer.from('WEBP', 'latin1'), chunk]);
}

/** The same JPEG, claiming this size. */
export function jpegClaiming(jpeg: Buffer, width: number, height: number): Buffer {
  const claiming = Buffer.from(jpeg);
  const frame = claiming.indexOf(Buffer.of(0xff, 0xc0));
  claiming.writeUInt16BE(height, frame + 5);
  claiming.writeUInt16BE(width, frame + 7);
  return claiming;
}

/** The same AVIF, claiming this size. */
export function avifClaiming(avif: Buffer, width: number, height: number): Buffer {
  const claiming = Buffer.from(avif);
  const size = claiming.indexOf('ispe') + 8;
  claiming.writeUInt32BE(width, size);
  claiming.writeUInt32BE(height, size + 4);
  return claiming;
}

/** The same JPEG with an extra segment at the start. */
export function jpegWith(jpeg: Buffer, marker: number, data: Buffer): Buffer {
  const head = Buffer.of(0xff, marker, 0, 0);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)]);
}

/** A JPEG whose left half is a green that only Display P3 has, and the right half a grey. */
export async function wideJpeg(width: number, height: number): Promise<Buffer> {
  const flat = (background: string) =>
    sharp({ create: { width: width / 2, height, channels: 3, background } })
      .png()
      .toBuffer();
  const { icc = Buffer.of() } = await sharp(
    await sharp(await flat('#fff'))
      .withIccProfile('p3')
      .png()
      .toBuffer(),
  ).metadata();
  const jpeg = await sharp({ create: { width, height, channels: 3, background: '#888888' } })
    .composite([{ input: await flat('#00ff00'), gravity: 'west' }])
    .jpeg({ quality: 95 })
    .toBuffer();
  return jpegWith(jpeg, 0xe2, Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1'), icc]));
}

/** The same PNG with an extra chunk after its header. */
export function pngWith(png: Buffer, type: string, data: Buffer): Buffer {
  const afterHeader = 33;
  return Buffer.concat([png.subarray(0, afterHeader), pngChunk(type, data), png.subarray(afterHeader)]);
}

/** The same GIF with a comment at the end. */
export function gifWithComment(gif: Buffer, comment: string): Buffer {
  const block = Buffer.from(comment, 'latin1');
  return Buffer.concat([gif.subarray(0, -1), Buffer.of(0x21, 0xfe, block.length), block, Buffer.of(0, 0x3b)]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
