import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../field-plugins/sdk/kit/button.tsx';
import { useAppStore } from '../../state/app-store.ts';
import { AppErrorBoundary } from '../app-error-boundary.tsx';
import { useReload } from '../use-reload.ts';

interface FramePartProps {
  readonly children: ReactNode;
  /** Shown if the part fails. */
  readonly instead: ReactNode;
}

/** A part of the frame whose code loads separately. If it fails, the rest of the screen still works. */
export function FramePart({ children, instead }: FramePartProps) {
  return (
    <AppErrorBoundary instead={instead}>
      <Suspense fallback={null}>{children}</Suspense>
    </AppErrorBoundary>
  );
}

/** Reports a missing part and offers a reload: browsers remember which code failed to load. */
export function LostFramePart() {
  const { t } = useTranslation();
  const { busy, reload } = useReload();
  return (
    <div role="alert" className="lost-part">
      <p className="ui-small ui-quiet">{t('app.lostTitle')}</p>
      <Button size="small" variant="outlined" disabled={busy} onClick={() => void reload()}>
        {t('common.retry')}
      </Button>
    </div>
  );
}

/** Replaces the side menu: beside the screen, or over it when opened. */
export function LostSideMenu() {
  const { drawerOpen } = useAppStore((state) => state.shell);
  return (
    <div className="side-menu" data-lost={drawerOpen ? 'open' : 'closed'}>
      <LostFramePart />
    </div>
  );
}
