import type { Channel } from 'storybook/internal/channels';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';

/** The colours of a story: fixed, or whatever the system currently prefers. */
export const colourModes = ['light', 'dark', 'system'] as const;

export type ColourMode = (typeof colourModes)[number];

/** The choice that shows a story in dark colours beside the one in light colours, see side-by-side.tsx. */
export const sideBySide = 'both';

/** The mode chosen in the toolbar, read from the globals of a story or of the channel. */
export function readColourMode(globals: Readonly<Record<string, unknown>> | undefined): ColourMode {
  if (globals?.['mode'] === sideBySide) return 'light';
  return colourModes.find((mode) => mode === globals?.['mode']) ?? 'system';
}

const darkSystem = '(prefers-color-scheme: dark)';

/** Whether to render dark colours where no story decides: in the guides and in Storybook's own interface. */
export function isDarkNow(channel: Channel): boolean {
  const said: unknown = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS);
  const [at] = (said ?? []) as readonly { readonly globals?: Readonly<Record<string, unknown>> }[];
  const mode = readColourMode(at?.globals);
  return mode === 'system' ? window.matchMedia(darkSystem).matches : mode === 'dark';
}

/** Calls `onChange` when `isDarkNow` may have changed. Returns a function that stops it. */
export function watchColourMode(channel: Channel, onChange: () => void): () => void {
  const system = window.matchMedia(darkSystem);
  system.addEventListener('change', onChange);
  for (const event of [GLOBALS_UPDATED, SET_GLOBALS]) channel.on(event, onChange);
  return () => {
    system.removeEventListener('change', onChange);
    for (const event of [GLOBALS_UPDATED, SET_GLOBALS]) channel.off(event, onChange);
  };
}
