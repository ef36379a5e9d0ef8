import { hasWideColors } from '../../../../shared/wide-colors.ts';
import { ShrinkError } from './shrink-error.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface DrawnPicture {
  readonly canvas: HTMLCanvasElement;
  /** Whether it has no transparency. */
  readonly isOpaque: boolean;
}

/** The picture in this size: in sRGB, or in Display P3 if sRGB lacks one of its colours and the browser supports it. */
export function drawPicture(bitmap: ImageBitmap, size: Size): DrawnPicture {
  const wide = draw(bitmap, { ...size, colorSpace: 'display-p3' });
  const pixels = pixelsOf(wide);
  const isWide = wide.getContextAttributes().colorSpace === 'display-p3' && hasWideColors(pixels, 4);
  const context = isWide ? wide : draw(bitmap, { ...size, colorSpace: 'srgb' });
  const isOpaque = pixels.every((value, at) => at % 4 !== 3 || value === 255);
  if (isOpaque) {
    // A browser with privacy protection may falsify the canvas. Then transparency becomes white.
    context.globalCompositeOperation = 'destination-over';
    context.fillStyle = '#fff';
    context.fillRect(0, 0, size.width, size.height);
  }
  return { canvas: context.canvas, isOpaque };
}

function draw(
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
