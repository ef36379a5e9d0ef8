import zlib from 'node:zlib';
import sharp from 'sharp';
import type { ImageName } from './forms.ts';
import { mangle, type Mangling } from './mangle.ts';

const square = sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } });

const images: Readonly<Record<ImageName, Buffer>> = {
  jpeg: await square.clone().jpeg().toBuffer(),
  png: await square.clone().png().toBuffer(),
  webp: await square.clone().webp().toBuffer(),
  gif: await square.clone().gif().toBuffer(),
  avif: await square.clone().avif({ effort: 0 }).toBuffer(),
  huge: hugePng(60_000, 60_000),
  svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  text: Buffer.from('not an image'),
  empty: Buffer.alloc(0),
};

/** An image, damaged or not. */
export function damagedImage(name: ImageName, damage: Mangling | undefined): Buffer {
  return damage === undefined ? images[name] : mangle(images[name], damage);
}

/** A tiny PNG that claims to be enormous, and must be rejected before it is decoded. */
function hugePng(width: number, height: number): Buffer {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', size),
    chunk('IDAT', zlib.deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(zlib.crc32(body));
  return Buffer.concat([length, body, sum]);
}
