/** @jsxRuntime classic */
// Storybook's own interface has a React of its own, and not its JSX runtime.
import React, { type ReactNode } from 'react';
import { buildArgsParam } from 'storybook/internal/router';
import { useArgs, useGlobals, useStorybookState } from 'storybook/manager-api';
import { sideBySide } from './colour-mode.ts';

/**
 * The canvas and, if the toolbar asks for both modes, the same story in dark colours beside it. Each has its own document, so
 * that dialogs, widths and ids work as in the product.
 */
export function SideBySide({ children }: { readonly children: ReactNode }) {
  const [globals] = useGlobals();
  const isBoth = globals['mode'] === sideBySide;
  return (
    <div style={{ display: 'flex', width: '100%', height: '100%' }}>
      <section
        aria-label={isBoth ? 'Light' : undefined}
        style={{ position: 'relative', flex: 1, minWidth: 0 }}
      >
        {children}
      </section>
      {isBoth && <InDark globals={globals} />}
    </div>
  );
}

function InDark({ globals }: { readonly globals: Readonly<Record<string, unknown>> }) {
  const { storyId, viewMode } = useStorybookState();
  const [args, , , initialArgs] = useArgs();
  const address = new URLSearchParams({
    id: storyId,
    viewMode: viewMode ?? 'story',
    globals: `mode:dark;language:${String(globals['language'])};direction:${String(globals['direction'])}`,
    args: buildArgsParam(initialArgs, args),
  });
  return (
    <section aria-label="Dark" style={{ flex: 1, minWidth: 0, borderInlineStart: '1px solid #788A94' }}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- It holds our own stories, with nothing taken away. */}
      <iframe title="The story in dark colours" srcDoc={alone(`iframe.html?${address}`)} style={frameStyle} />
    </section>
  );
}

/** A page around the story that keeps its messages from Storybook, which would take them for those of the canvas. */
function alone(address: string): string {
  const src = address.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<!doctype html><title>Dark</title><style>html, body, iframe { display: block; width: 100%; height: 100%; margin: 0; border: 0 }</style>
<iframe title="Story" src="${src}"></iframe>`;
}

const frameStyle = { display: 'block', width: '100%', height: '100%', border: 0 } as const;
