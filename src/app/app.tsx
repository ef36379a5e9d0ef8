import { CssBaseline, ThemeProvider } from '@mui/material';
import { Suspense, use } from 'react';
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
        <Suspense fallback={<Spinner fullScreen />}>
          <StartedApp starting={starting} />
        </Suspense>
      </AppErrorBoundary>
    </ThemeProvider>
  );
}

function StartedApp({ starting }: AppProps) {
  if (use(starting) === 'without words') return <StartFailure />;
  return (
    <>
      <Routes />
      <Toasts />
    </>
  );
}
