import { Box, Button, Typography } from '@mui/material';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppStore } from '../../state/app-store.ts';
import { AppErrorBoundary } from '../app-error-boundary.tsx';
import { useReload } from '../use-reload.ts';
import { besideTheScreen } from './beside-the-screen.ts';

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
    <Box role="alert" sx={{ p: 4 }}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {t('app.lostTitle')}
      </Typography>
      <Button size="small" variant="outlined" disabled={busy} onClick={() => void reload()}>
        {t('common.retry')}
      </Button>
    </Box>
  );
}

/** Replaces the side menu: beside the screen, or over it when opened. */
export function LostSideMenu() {
  const { drawerOpen } = useAppStore((state) => state.shell);
  return (
    <Box sx={{ ...besideTheScreen, display: { xs: drawerOpen ? 'block' : 'none', md: 'block' } }}>
      <LostFramePart />
    </Box>
  );
}
