import { getContrastRatio } from '@mui/material/styles';
import { theme } from '../../theme/theme.ts';
import type { Mode } from './both-modes.tsx';

/** A colour and the background it is rendered on, as `sx` names them. */
export interface ContrastPair {
  readonly color: string;
  readonly ground: string;
  /** The least contrast between the two: 4.5 for text, 3 for outlines (WCAG 1.4.3, 1.4.11). */
  readonly needed: 4.5 | 3;
  readonly ratio: number;
}

const tones = ['primary', 'secondary', 'error', 'warning', 'success', 'info'] as const;
const surfaces = ['background.default', 'background.paper', 'background.sunken'];
const texts = ['text.primary', 'text.secondary', 'text.disabled', ...tones.map((tone) => `${tone}.main`)];

/** Every pair of colours that the interface renders on each other, with their contrast. */
export function contrastPairs(mode: Mode): readonly ContrastPair[] {
  const pair = (color: string, ground: string, needed: ContrastPair['needed']): ContrastPair => ({
    ...{ color, ground, needed },
    ratio: getContrastRatio(colourOf(mode, color), colourOf(mode, ground)),
  });
  return [
    ...surfaces.flatMap((ground) => texts.map((color) => pair(color, ground, 4.5))),
    ...tones.map((tone) => pair(`${tone}.contrastText`, `${tone}.main`, 4.5)),
    ...surfaces.map((ground) => pair('control', ground, 3)),
  ];
}

/** The value of a colour by its `sx` name. */
export function colourOf(mode: Mode, name: string): string {
  const value = name
    .split('.')
    .reduce<unknown>(
      (inner, key) => (inner as Readonly<Record<string, unknown>>)[key],
      theme.colorSchemes[mode]?.palette,
    );
  if (typeof value !== 'string') throw new Error(`The theme has no colour ${name}.`);
  return value;
}
