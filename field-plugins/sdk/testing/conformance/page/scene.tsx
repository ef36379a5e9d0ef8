import { CssBaseline, ThemeProvider } from '@mui/material';
import type { ReactNode } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import '../../../../../theme/styles.css';
import { theme } from '../../../../../theme/theme.ts';
import type { FieldHost } from '../../../contract/view.ts';
import type { ReadSample } from '../../read-sample.ts';
import { FieldRow, newLog, rendersSoFar, type FieldLog } from '../field-row.tsx';
import { atItsStep } from '../steps.ts';
import type { PluginModules } from '../subject.ts';

/** The plugin that the page renders, with a host in English. */
export interface Current extends PluginModules {
  readonly host: FieldHost;
}

export interface Fault {
  readonly sample: string;
  readonly found: string;
}

/** Functions of the surrounding browser that no script can provide. */
export interface BrowserTools {
  /** Presses a key on the real keyboard. */
  octavoPress(key: string): Promise<void>;
  /** Changes the width of the window and the colours that the system prefers. */
  octavoSetWindow(width: number, dark: boolean): Promise<void>;
  /** The active listeners on the page itself, which outlive a widget. */
  octavoListeners(): Promise<readonly string[]>;
}

export const browserTools = window as unknown as BrowserTools;

let root: Root | undefined;
let thrown: unknown;
let scenes = 0;

/** Replaces everything on the page, framed as in an application. Rethrows errors from rendering. */
export function show(scene: ReactNode, { keep = false } = {}): void {
  if (!keep) scenes += 1;
  root ??= createRoot(document.getElementById('stage') ?? document.body, {
    onUncaughtError: (error) => (thrown = error),
  });
  const rendered = (
    <ThemeProvider theme={theme} defaultMode="system" storageManager={null}>
      <CssBaseline enableColorScheme />
      <main key={scenes} style={{ padding: 16 }}>
        {scene}
      </main>
      {/* React keeps its listeners on every portal target, so we use the body once up front: popups are rendered there. */}
      {createPortal(<div hidden />, document.body)}
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
  const main = document.querySelector('main');
  if (main === null) throw new Error('Nothing is rendered.');
  return main;
}

/** A widget that still renders after so many rounds is animated, or in a loop that a rule without a browser finds. */
const mostRounds = 50;

const { port1, port2 } = new MessageChannel();
port1.start();

/** Waits until the host's answers have arrived and been rendered. Rethrows errors from rendering. */
export async function settle(): Promise<void> {
  let before = -1;
  for (let round = 0; round < mostRounds && before !== rendersSoFar(); round += 1) {
    before = rendersSoFar();
    for (let pass = 0; pass < 4; pass += 1)
      await new Promise((resolve) => {
        port1.addEventListener('message', resolve, { once: true });
        port2.postMessage(null);
      });
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
