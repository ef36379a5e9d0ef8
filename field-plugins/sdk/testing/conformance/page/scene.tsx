import { CssBaseline, ThemeProvider } from '@mui/material';
import { Component, type ReactNode } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { theme } from '../../../../../theme/theme.ts';
import type { ReadSample } from '../../read-sample.ts';
import { FieldRow, newLog, rendersSoFar, type FieldLog } from '../field-row.tsx';
import { atItsStep } from '../steps.ts';
import type { Current } from './current.ts';

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
  if (!keep) scenes += 1;
  thrown = undefined;
  root ??= createRoot(document.getElementById('stage') ?? document.body);
  const rendered = (
    <ThemeProvider theme={theme} defaultMode="system" storageManager={null}>
      <CssBaseline enableColorScheme />
      <main style={{ padding: 16 }}>
        <Boundary key={scenes} onError={(error) => (thrown = error)}>
          {scene}
        </Boundary>
      </main>
      {/* React keeps its listeners on every portal target, so we use the body once up front: popups are rendered there. */}
      {createPortal(null, document.body)}
    </ThemeProvider>
  );
  flushSync(() => root?.render(rendered));
  rethrow();
}

function rethrow(): void {
  if (thrown === undefined) return;
  const error = atItsStep(thrown);
  thrown = undefined;
  throw error;
}

/** The element scenes are rendered in. */
export function stageElement(): HTMLElement {
  const main = document.querySelector<HTMLElement>('main');
  if (main === null) throw new Error('Nothing is rendered.');
  return main;
}

/** A widget that still renders after so many rounds is animated, or in a loop that a rule without a browser finds. */
const mostRounds = 50;

/** Waits until the host's answers have arrived and been rendered. Rethrows errors from rendering. */
export async function settle(): Promise<void> {
  let before = -1;
  for (let round = 0; round < mostRounds && before !== rendersSoFar(); round += 1) {
    before = rendersSoFar();
    for (let turn = 0; turn < 4; turn += 1) await nextTurn();
    rethrow();
  }
}

/** Renders a sample alone, and waits until the host's answers have been rendered. */
export async function renderAlone({ view, host }: Current, sample: ReadSample): Promise<FieldLog> {
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
