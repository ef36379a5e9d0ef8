import { startTransition, useEffect, useState } from 'react';
import { followColourMode, useColourMode } from '../lib/colour-mode.ts';
import { darkColors, lightColors } from '../../theme/tokens.ts';
import { BrandMark } from '../ui/brand-mark.tsx';
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

export function App({ starting }: AppProps) {
  return (
    <>
      <ColourMode />
      <AppErrorBoundary>
        <StartedApp starting={starting} />
      </AppErrorBoundary>
    </>
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

/** Follows the colour mode, and colours the browser's bar like the header; `public/before-start.js` sets the first colours. */
function ColourMode() {
  const mode = useColourMode();
  useEffect(followColourMode, []);
  useEffect(() => {
    const { surface } = mode === 'dark' ? darkColors : lightColors;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', surface.card);
  }, [mode]);
  return null;
}

/** Shown until the locale files and the user have loaded: the mark where `index.html` painted it, with a spinner below. */
function StartScreen() {
  return (
    <div className="start-screen">
      <BrandMark size={56} />
      <div>
        <Spinner />
      </div>
    </div>
  );
}
