import { useEffect, type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../ui/brand.ts';
import { ErrorState } from '../ui/error-state.tsx';
import type { PreviewWidth } from './pane-choices.ts';
import type { useHostedFrame } from './use-hosted-frame.ts';

/** The width of the window that the page is shown in, in pixels. */
const pixels: Readonly<Record<PreviewWidth, number>> = { phone: 390, tablet: 768, desktop: 1280 };

/** The state of a preview; `failed`: the data to render it could not be loaded. */
type PreviewState = 'loading' | 'connected' | 'unreachable' | 'failed';

export function previewState(is: Record<'isFailed' | 'isMissed' | 'isConnected', boolean>): PreviewState {
  if (is.isFailed) return 'failed';
  if (is.isMissed) return 'unreachable';
  return is.isConnected ? 'connected' : 'loading';
}

interface FramedPageProps extends Pick<ReturnType<typeof useHostedFrame>, 'frame'> {
  /** A new nonce needs a new frame. */
  readonly nonce: string;
  readonly address: string;
  readonly sandbox?: string;
  readonly title: string;
  readonly testId: string;
  readonly isShown: boolean;
  readonly width: PreviewWidth;
  readonly state: PreviewState;
  readonly message?: string;
  onRetry(): void;
}

/** A frame that shows a page as wide as a device, or explains why it cannot. Fills a column. */
export function FramedPage(props: FramedPageProps) {
  const { frame, nonce, address, sandbox, title, testId, isShown, width, state, onRetry } = props;
  const { t } = useTranslation();
  const { name: product } = useBrand();
  const { room, fit } = useFit(width);
  const isRejected = state === 'unreachable' || state === 'failed';
  // The frame is announced with the state of its content.
  useEffect(() => frame.current?.setAttribute('aria-busy', String(state === 'loading')), [frame, state]);
  return (
    <>
      {isRejected && (
        <div className="preview-error">
          <ErrorState message={props.message ?? t(`preview.${state}`, { product })} onRetry={onRetry} />
        </div>
      )}
      <div ref={room} className="preview-room">
        {isShown && (
          <iframe
            key={nonce}
            ref={frame}
            data-testid={testId}
            title={title}
            sandbox={sandbox}
            src={`${address}#${nonce}`}
            className="preview-frame"
            data-missed={isRejected ? '' : undefined}
            style={fit}
          />
        )}
        <div role="status" className="preview-status">
          {state === 'loading' && t('preview.loading')}
        </div>
      </div>
    </>
  );
}

/** Shows a frame as wide as its device, scaled down where there is less room, centred where there is more. */
function useFit(width: PreviewWidth) {
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
  // A desktop may be wider than its minimum.
  const width = device === 'desktop' ? Math.max(pixels.desktop, room.width) : pixels[device];
  const scale = Math.min(1, room.width / width);
  return {
    width,
    height: scale === 0 ? 0 : room.height / scale,
    insetInlineStart: Math.max(0, (room.width - width) / 2),
    ...(scale < 1 && { transform: `scale(${scale})` }),
  };
}
