import { CssBaseline, ThemeProvider } from '@mui/material';
import { Component, type ReactNode } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { theme } from '../../../../../theme/theme.ts';
import type { ReadSample } from '../../read-sample.ts';
import { FieldRow, newLog, rendersSoFar, type FieldLog } from '../field-row.tsx';
import { aboutLoop, atItsStep, latestStep } from '../steps.ts';
import type { Current } from './current.ts';
import { framesSoFar, releaseFrames } from './frames.ts';

interface BoundaryProps {
  readonly children: ReactNode;
  readonly onError: (error: unknown) => void;
}

class Boundary extends Component<BoundaryProps, { readonly broken: boolean }> {
  override state = { broken: false };
  static getDerivedStateFromError() {
    return { broken: true };
  }
  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }
  override render() {
    return this.state.broken ? null : this.props.children;
  }
}

let root: Root | undefined;
let thrown: unknown;
let scenes = 0;

/** Replaces everything on the page, framed as in an application. Rethrows errors from rendering. */
export function show(scene: ReactNode, { keep = false } = {}): void {
  if (!keep) {
    scenes += 1;
    releaseFrames();
  }
  thrown = undefined;
  root ??= createRoot(document.getElementById('stage') ?? document.body);
  const drawn = (
    <ThemeProvider theme={theme} defaultMode="system" storageManager={null}>
      <CssBaseline enableColorScheme />
      <main style={{ padding: 16 }}>
        <Boundary key={scenes} onError={(error) => (thrown = error)}>
          {scene}
        </Boundary>
      </main>
      {/* React keeps its listeners on every portal target, so we use the body once up front: popups are drawn there. */}
      {createPortal(null, document.body)}
    </ThemeProvider>
  );
  flushSync(() => root?.render(drawn));
  rethrow();
}

function rethrow(): void {
  if (thrown === undefined) return;
  const error = atItsStep(thrown);
  thrown = undefined;
  throw error;
}

/** The element scenes are drawn in. */
export function stageElement(): HTMLElement {
  const main = document.querySelector<HTMLElement>('main');
  if (main === null) throw new Error('Nothing is drawn.');
  return main;
}

/**
 * A widget that renders for longer than this without a pause is in a loop, however slow it is; in seconds. Among a hundred
 * others, a sound one may also need that long, but only once or twice: then it has seen few rounds.
 */
const mostUnrest = 5;
const fewRounds = 8;

/** Waits until the host's answers have arrived and been drawn. Rethrows errors from rendering. */
export async function settle(): Promise<void> {
  const start = performance.now();
  let before: number;
  let frames: number;
  let rounds = 0;
  do {
    rounds += 1;
    before = rendersSoFar();
    frames = framesSoFar();
    for (let turn = 0; turn < 4; turn += 1) await nextTurn();
    rethrow();
    if (rounds > fewRounds && performance.now() - start > mostUnrest * 1000) {
      show(null);
      throw new Error(aboutLoop(latestStep(), mostUnrest));
    }
    // An animation continues, at one render per frame.
  } while (rendersSoFar() - before > framesSoFar() - frames);
}

/** Draws a sample alone, and waits until the host's answers have been drawn. */
export async function drawAlone({ view, host }: Current, sample: ReadSample): Promise<FieldLog> {
  const log = newLog();
  show(<FieldRow {...{ view, host, sample, log }} id="field" />);
  await settle();
  return log;
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}
