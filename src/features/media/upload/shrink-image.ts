import { limits } from '../../../../shared/limits.ts';
import { hashFileName } from './hash-file-name.ts';
import { ShrinkError } from './shrink-error.ts';
import { hasWideColors } from '../../../../shared/wide-colors.ts';

/** The largest size of the same shape that fits into a square of the given side; never larger than the original. */
export function fitWithin({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * The image to upload: a JPEG of quality 90, or a PNG if it has transparency, within 1024 by 1024, upright. An animation is
 * sent unchanged: a canvas would stop it. Named by its hash. Throws a `ShrinkError`.
 */
export async function shrinkImage(file: File): Promise<File> {
  const head = await readHead(file);
  if (!file.type.startsWith('image/')) throw new ShrinkError('notAnImage');
  const bitmap = await decode(file);
  const image = mayMove(head) ? file : await encode(renderImage(bitmap, fitWithin(bitmap, limits.imageSide)));
  bitmap.close();
  if (image.size > limits.uploadBytes) throw new ShrinkError('tooLarge');
  const { type } = image;
  return new File([image], hashFileName(file, type), { type, lastModified: file.lastModified });
}

let last: Promise<unknown> = Promise.resolve();

/** Shrinks one image after another: a decoded photo needs a hundred megabytes, and thirty may be dropped at once. */
export function queueShrink(file: File): Promise<File> {
  const mine = last.then(() => shrinkImage(file));
  last = mine.catch(() => undefined);
  return mine;
}

/**
 * Reads the bytes that reveal an animation. Throws a `ShrinkError` if the file was moved or deleted before its turn,
 * which decoding would report as a broken image.
 */
async function readHead(file: File): Promise<Uint8Array> {
  const bytes = await file
    .slice(0, 21)
    .arrayBuffer()
    .catch((cause: unknown) => {
      throw new ShrinkError('notFound', cause);
    });
  return new Uint8Array(bytes);
}

/** Whether it is a GIF or a WebP with several frames. The server checks whether a GIF has several. */
function mayMove(head: Uint8Array): boolean {
  const text = String.fromCodePoint(...head);
  return text.startsWith('GIF8') || (text.startsWith('WEBPVP8X', 8) && ((head[20] ?? 0) & 2) > 0);
}

async function decode(file: File): Promise<ImageBitmap> {
  return createImageBitmap(file, { imageOrientation: 'from-image' }).catch((cause: unknown) => {
    throw new ShrinkError('notAnImage', cause);
  });
}

async function encode({ canvas, isOpaque }: RenderedImage): Promise<Blob> {
  const type = isOpaque ? 'image/jpeg' : 'image/png';
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type, limits.imageQuality / 100);
  });
  if (blob === null || blob.size === 0) throw new ShrinkError('emptyCanvas');
  return blob;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

interface RenderedImage {
  readonly canvas: HTMLCanvasElement;
  readonly isOpaque: boolean;
}

/** The image in this size: in sRGB, or in Display P3 if sRGB lacks one of its colours and the browser supports it. */
function renderImage(bitmap: ImageBitmap, size: Size): RenderedImage {
  const wide = renderCanvas(bitmap, { ...size, colorSpace: 'display-p3' });
  const pixels = pixelsOf(wide);
  const isWide = wide.getContextAttributes().colorSpace === 'display-p3' && hasWideColors(pixels, 4);
  const context = isWide ? wide : renderCanvas(bitmap, { ...size, colorSpace: 'srgb' });
  const isOpaque = pixels.every((value, at) => at % 4 !== 3 || value === 255);
  if (isOpaque) {
    // A browser with privacy protection may falsify the canvas. Then transparency becomes white.
    context.globalCompositeOperation = 'destination-over';
    context.fillStyle = '#fff';
    context.fillRect(0, 0, size.width, size.height);
  }
  return { canvas: context.canvas, isOpaque };
}

function renderCanvas(
  bitmap: ImageBitmap,
  { width, height, colorSpace }: Size & { readonly colorSpace: PredefinedColorSpace },
): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d', { colorSpace });
  if (context === null) throw new ShrinkError('emptyCanvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return context;
}

function pixelsOf(context: CanvasRenderingContext2D): Uint8ClampedArray {
  const { width, height } = context.canvas;
  return context.getImageData(0, 0, width, height).data;
}
