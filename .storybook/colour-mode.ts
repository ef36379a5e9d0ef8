import type { Channel } from 'storybook/internal/channels';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';

/** The colours of a story: always the same, or those that the system likes at the moment. */
export const colourModes = ['light', 'dark', 'system'] as const;

export type ColourMode = (typeof colourModes)[number];

/** The mode that the toolbar stands at, of what a story or the channel says of all that is there. */
export function readColourMode(globals: Readonly<Record<string, unknown>> | undefined): ColourMode {
  return colourModes.find((mode) => mode === globals?.['mode']) ?? 'system';
}

const darkSystem = '(prefers-color-scheme: dark)';

/** Whether dark colours are to be drawn now, where no story says which: in the guides and around everything. */
export function isDarkNow(channel: Channel): boolean {
  const said: unknown = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS);
  const [at] = (said ?? []) as readonly { readonly globals?: Readonly<Record<string, unknown>> }[];
  const mode = readColourMode(at?.globals);
  return mode === 'system' ? window.matchMedia(darkSystem).matches : mode === 'dark';
}

/** Calls when `isDarkNow` may have changed; the answer ends that. */
export function watchColourMode(channel: Channel, onChange: () => void): () => void {
  const system = window.matchMedia(darkSystem);
  system.addEventListener('change', onChange);
  for (const event of [GLOBALS_UPDATED, SET_GLOBALS]) channel.on(event, onChange);
  return () => {
    system.removeEventListener('change', onChange);
    for (const event of [GLOBALS_UPDATED, SET_GLOBALS]) channel.off(event, onChange);
  };
}
