import { theme } from '../../theme/theme.ts';
import { darkColors, fonts, lightColors, motion, sizes, textScale } from '../../theme/tokens.ts';

/** A name in the theme, and its value in each mode. */
export interface Token {
  readonly name: string;
  readonly light: string;
  readonly dark: string;
}

/** Tokens that belong together. */
export interface TokenGroup {
  readonly name: string;
  readonly tokens: readonly Token[];
}

/** Every CSS variable that the theme generates, grouped by purpose. */
export function cssVariables(): readonly TokenGroup[] {
  const sheets = theme.generateStyleSheets() as readonly Readonly<Record<string, object>>[];
  const [always, light, dark] = sheets.map((sheet): Readonly<Record<string, unknown>> =>
    Object.fromEntries(Object.values(sheet).flatMap((rules) => Object.entries(rules))),
  );
  const inLight = { ...always, ...light };
  const inDark = { ...inLight, ...dark };
  const names = [...new Set([...Object.keys(inLight), ...Object.keys(inDark)])].filter((name) =>
    name.startsWith('--'),
  );
  const tokens = names.map((name) => ({ name, light: text(inLight[name]), dark: text(inDark[name]) }));
  return grouped(
    tokens,
    ({ name }) => name.replace('--octavo-', '').split('-')[Number(name.includes('-palette-'))],
  );
}

/** The contents of `tokens.ts`, from which the whole theme is made. */
export function sourceTokens(): readonly TokenGroup[] {
  const dark = new Map(leaves(darkColors));
  const colours = leaves(lightColors).map(([name, light]) => ({ name, light, dark: dark.get(name) ?? '' }));
  const rest = leaves({ sizes, motion, fonts, textScale }).map(([name, value]) => ({
    ...{ name, light: value, dark: value },
  }));
  return grouped([...colours, ...rest], ({ name }) => name.split('.')[0]);
}

function leaves(value: object, path = ''): readonly (readonly [string, string])[] {
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const name = path === '' ? key : `${path}.${key}`;
    if (Array.isArray(inner)) return [[name, inner.join(' / ')] as const];
    return typeof inner === 'object' && inner !== null ? leaves(inner, name) : [[name, text(inner)] as const];
  });
}

function grouped(
  tokens: readonly Token[],
  groupOf: (token: Token) => string | undefined,
): readonly TokenGroup[] {
  const groups = Map.groupBy(tokens, (token) => groupOf(token) ?? '');
  return [...groups].map(([name, members]) => ({ name, tokens: members }));
}

function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
