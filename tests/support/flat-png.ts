import sharp, { type Color } from 'sharp';

/** An image of one colour. */
export function flatPng(width = 8, height = 8, background: Color = 'red'): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}
