import { CssBaseline, ThemeProvider } from '@mui/material';
import { useEffect, useState } from 'react';
import { Spinner } from '../ui/spinner.tsx';
import { theme } from '../ui/theme/theme.ts';
import { AppErrorBoundary } from './app-error-boundary.tsx';
import { Routes } from './routes.tsx';
import type { Started } from './start.ts';
import { StartFailure } from './start-failure.tsx';
import { Toasts } from './toasts.tsx';

interface AppProps {
  /** What `start` answers; until then there is a spinner. */
  readonly starting: Promise<Started>;
}

/** The whole application. */
export function App({ starting }: AppProps) {
  return (
    <ThemeProvider theme={theme} defaultMode="system" modeStorageKey="octavo-mode">
      <CssBaseline enableColorScheme />
      <AppErrorBoundary>
        <StartedApp starting={starting} />
      </AppErrorBoundary>
    </ThemeProvider>
  );
}

function StartedApp({ starting }: AppProps) {
  const [started, setStarted] = useState<Started | undefined>(undefined);
  useEffect(() => void starting.then(setStarted), [starting]);
  if (started === undefined) return <Spinner fullScreen />;
  if (started === 'without words') return <StartFailure />;
  return (
    <>
      <Routes />
      <Toasts />
    </>
  );
}
