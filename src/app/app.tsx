import { Box, CssBaseline, ThemeProvider, useColorScheme } from '@mui/material';
import { startTransition, useEffect, useState } from 'react';
import { createAppTheme } from '../../theme/theme.ts';
import { darkColors, lightColors } from '../../theme/tokens.ts';
import { BrandMark } from '../ui/brand-mark.tsx';
import { pageBrand } from '../ui/brand.ts';
import { useTakenSaveKey } from '../ui/save-key.ts';
import { AppErrorBoundary } from './app-error-boundary.tsx';
import { ConnectionStatus } from './frame/connection-status.tsx';
import { Routes } from './routes.tsx';
import { SessionRenewal } from './session-renewal.tsx';
import type { Started } from './start.ts';
import { StartFailure } from './start-failure.tsx';
import { Toasts } from './toasts.tsx';
import { Spinner } from '../ui/spinner.tsx';

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
  if (started === 'without translations') return <StartFailure />;
  return (
    <>
      <Routes />
      <SessionRenewal />
      <ConnectionStatus />
      <Toasts />
    </>
  );
}

/** Colours the browser's bar like the header when the mode changes; `public/colour-mode.js` sets the first colour. */
function BrowserBarColour() {
  const { colorScheme } = useColorScheme();
  useEffect(() => {
    if (colorScheme === undefined) return;
    const { surface } = colorScheme === 'dark' ? darkColors : lightColors;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', surface.card);
  }, [colorScheme]);
  return null;
}

/** Shown until the locale files and the user have loaded: the mark where `index.html` painted it, with a spinner below. */
function StartScreen() {
  return (
    <Box sx={{ display: 'grid', placeContent: 'center', minHeight: '100dvh' }}>
      <BrandMark size={56} />
      <Box sx={{ position: 'absolute', insetInline: 0, top: '50%', color: 'primary.main' }}>
        <Spinner />
      </Box>
    </Box>
  );
}
