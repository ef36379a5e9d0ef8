import { CssBaseline, ThemeProvider } from '@mui/material';
import { startTransition, useEffect, useState } from 'react';
import { createAppTheme } from '../../theme/theme.ts';
import { pageBrand } from '../ui/brand.ts';
import { useTakenSaveKey } from '../ui/save-key.ts';
import { AppErrorBoundary } from './app-error-boundary.tsx';
import { BrowserBarColour } from './frame/browser-bar-colour.tsx';
import { ConnectionStatus } from './frame/connection-status.tsx';
import { StartScreen } from './frame/start-screen.tsx';
import { Routes } from './routes.tsx';
import { SessionRenewal } from './session-renewal.tsx';
import type { Started } from './start.ts';
import { StartFailure } from './start-failure.tsx';
import { Toasts } from './toasts.tsx';

interface AppProps {
  /** The result of `start`; until it resolves, the start screen shows. */
  readonly starting: Promise<Started>;
}

/** The storage key of the chosen colour mode; `public/colour-mode.js` reads it too. */
export const modeStorageKey = 'octavo-mode';

const theme = createAppTheme(pageBrand);

export function App({ starting }: AppProps) {
  return (
    <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={modeStorageKey}>
      <CssBaseline enableColorScheme />
      <BrowserBarColour />
      <AppErrorBoundary>
        <StartedApp starting={starting} />
      </AppErrorBoundary>
    </ThemeProvider>
  );
}

function StartedApp({ starting }: AppProps) {
  useTakenSaveKey();
  const [started, setStarted] = useState<Started | undefined>(undefined);
  useEffect(() => {
    // The first screen takes long to render. In a transition, scrolling and typing stay responsive.
    void starting.then((outcome) => startTransition(() => setStarted(outcome)));
  }, [starting]);
  if (started === undefined) return <StartScreen />;
  if (started === 'without words') return <StartFailure />;
  return (
    <>
      <Routes />
      <SessionRenewal />
      <ConnectionStatus />
      <Toasts />
    </>
  );
}
