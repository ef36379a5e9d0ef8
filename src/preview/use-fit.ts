import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import type { PreviewWidth } from './pane-choices.ts';

/** The width of the window that the page is shown in, in pixels. */
const pixels: Readonly<Record<PreviewWidth, number>> = { phone: 390, tablet: 768, desktop: 1280 };

/** Shows a frame as wide as its device, scaled down where there is less room, centred where there is more. */
export function useFit(width: PreviewWidth) {
  const room = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = room.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry === undefined) return;
      const { inlineSize, blockSize } = entry.contentBoxSize[0] ?? { inlineSize: 0, blockSize: 0 };
      setSize({ width: inlineSize, height: blockSize });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { room, fit: fitFrame(width, size) };
}

function fitFrame(
  device: PreviewWidth,
  room: { readonly width: number; readonly height: number },
): CSSProperties {
  // A desktop may be wider than the smallest one.
  const width = device === 'desktop' ? Math.max(pixels.desktop, room.width) : pixels[device];
  const scale = Math.min(1, room.width / width);
  return {
    width,
    height: scale === 0 ? 0 : room.height / scale,
    insetInlineStart: Math.max(0, (room.width - width) / 2),
    ...(scale < 1 && { transform: `scale(${scale})` }),
  };
}
