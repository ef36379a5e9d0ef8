import { darkColors, fonts, lightColors, motion, sizes, textScale } from '../../theme/tokens.ts';

/** A name in the theme, and its value in each mode. */
export interface Token {
  readonly name: string;
  readonly light: string;
  readonly dark: string;
}

/** Tokens that belong together. */
interface TokenGroup {
  readonly name: string;
  readonly tokens: readonly Token[];
}

/** The contents of `tokens.ts`, from which the whole theme is made, grouped by purpose. */
export function sourceTokens(): readonly TokenGroup[] {
  const dark = new Map(leaves(darkColors));
  const colours = leaves(lightColors).map(([name, light]) => ({ name, light, dark: dark.get(name) ?? '' }));
  const rest = leaves({ sizes, motion, fonts, textScale }).map(([name, value]) => ({
    ...{ name, light: value, dark: value },
  }));
  const groups = Map.groupBy([...colours, ...rest], ({ name }) => name.split('.')[0] ?? '');
  return [...groups].map(([name, tokens]) => ({ name, tokens }));
}

function leaves(value: object, path = ''): readonly (readonly [string, string])[] {
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const name = path === '' ? key : `${path}.${key}`;
    if (Array.isArray(inner)) return [[name, inner.join(' / ')] as const];
    return typeof inner === 'object' && inner !== null ? leaves(inner, name) : [[name, text(inner)] as const];
  });
}

function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
