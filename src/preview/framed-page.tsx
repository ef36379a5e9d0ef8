import { Box } from '@mui/material';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '../ui/brand.ts';
import { ErrorState } from '../ui/error-state.tsx';
import type { PreviewWidth } from './pane-choices.ts';
import { useFit } from './use-fit.ts';
import type { HostedFrame } from './use-hosted-frame.ts';

/** The state of a preview; `failed`: the data to draw it could not be loaded. */
export type PreviewState = 'loading' | 'connected' | 'unreachable' | 'failed';

interface FramedPageProps extends Pick<HostedFrame, 'frame'> {
  /** A new nonce needs a new frame. */
  readonly nonce: string;
  readonly address: string;
  readonly sandbox?: string;
  readonly title: string;
  readonly testId: string;
  /** Whether the hello of the frame is awaited. */
  readonly isShown: boolean;
  readonly width: PreviewWidth;
  readonly state: PreviewState;
  /** Why the page cannot be shown. */
  readonly message?: string;
  onRetry(): void;
}

/** A frame that shows a page as wide as a device, or explains why it cannot. Fills a column. */
export function FramedPage(props: FramedPageProps) {
  const { frame, nonce, address, sandbox, title, testId, isShown, width, state, onRetry } = props;
  const { t } = useTranslation();
  const { name: product } = useBrand();
  const { room, fit } = useFit(width);
  const isRefused = state === 'unreachable' || state === 'failed';
  // The frame is announced with the state of its content.
  useEffect(() => frame.current?.setAttribute('aria-busy', String(state === 'loading')), [frame, state]);
  return (
    <>
      {isRefused && (
        <Box sx={{ p: 3 }}>
          <ErrorState message={props.message ?? t(`preview.${state}`, { product })} onRetry={onRetry} />
        </Box>
      )}
      <Box ref={room} sx={roomSx}>
        {isShown && (
          <Box
            component="iframe"
            key={nonce}
            ref={frame}
            data-testid={testId}
            title={title}
            {...(sandbox !== undefined && { sandbox })}
            src={`${address}#${nonce}`}
            style={fit}
            // It may still answer, but shows nothing until then.
            sx={isRefused ? { ...frameSx, visibility: 'hidden' } : frameSx}
          />
        )}
        <Box role="status" sx={statusSx}>
          {state === 'loading' && t('preview.loading')}
        </Box>
      </Box>
    </>
  );
}

const roomSx = { position: 'relative', flex: 1, minHeight: 0, overflow: 'hidden' } as const;

const frameSx = {
  ...{ position: 'absolute', top: 0, border: 0, bgcolor: 'background.paper' },
  transformOrigin: '0 0',
} as const;

const statusSx = {
  ...{ position: 'absolute', insetInline: 0, top: '50%', textAlign: 'center', pointerEvents: 'none' },
  color: 'text.secondary',
} as const;
