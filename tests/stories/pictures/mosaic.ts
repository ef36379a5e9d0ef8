import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const across = 12;
const rendered = new Map<string, Promise<string>>();

/**
 * Renders an image of the demo as a mosaic of the same size: the gradients of the original would make up most of the file size
 * of every story picture that contains it. Returns other images unchanged.
 */
export function mosaic(file: string): Promise<string> {
  const known = rendered.get(file) ?? render(file);
  rendered.set(file, known);
  return known;
}

async function render(file: string): Promise<string> {
  if (path.basename(path.dirname(file)) !== 'media') return fs.readFile(file, 'utf8');
  const picture = sharp(file);
  const { width, height } = await picture.metadata();
  const down = Math.max(1, Math.round((across * height) / width));
  const tiles = await picture.resize(across, down, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  const rectangles = Array.from({ length: across * down }, (_, tile) => {
    const colour = tiles.subarray(3 * tile, 3 * tile + 3).toString('hex');
    return `<rect x="${tile % across}" y="${Math.floor(tile / across)}" width="1" height="1" fill="#${colour}"/>`;
  });
  const box = `width="${width}" height="${height}" viewBox="0 0 ${across} ${down}" preserveAspectRatio="none"`;
  const tag = `<svg xmlns="http://www.w3.org/2000/svg" ${box} shape-rendering="crispEdges">`;
  return `${tag}${rectangles.join('')}</svg>`;
}
