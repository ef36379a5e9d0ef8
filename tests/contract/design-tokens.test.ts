import { describe, expect, it } from 'vitest';
import { colourOf } from '../../stories/foundations/contrast-pairs.ts';
import { designTokenFiles } from '../../stories/foundations/design-tokens.ts';
import { theme } from '../../theme/theme.ts';
import { fonts, motion, sizes } from '../../theme/tokens.ts';

interface Token {
  readonly path: string;
  readonly type: unknown;
  readonly value: unknown;
}

/** The tokens of a file; a group gives its type to those inside. */
function tokensIn(group: object, path = '', inherited?: unknown): readonly Token[] {
  const { $type: type = inherited, $value: value } = group as { $type?: unknown; $value?: unknown };
  if (value !== undefined) return [{ path, type, value }];
  return Object.entries(group)
    .filter(([name]) => !name.startsWith('$'))
    .flatMap(([name, inner]: [string, object]) =>
      tokensIn(inner, path === '' ? name : `${path}.${name}`, type),
    );
}

const files = designTokenFiles();
const base = new Map(tokensIn(files['octavo.tokens.json'] ?? {}).map((token) => [token.path, token]));

describe('the design tokens', () => {
  it.each(['light', 'dark'] as const)('have the colours of the theme in %s mode', (mode) => {
    const tokens = tokensIn(files[`octavo.${mode}.tokens.json`] ?? {});
    const colours = tokens.filter(({ type }) => type === 'color');
    expect(colours).toHaveLength(3 + 3 + 2 + 6 * 4);
    for (const { path, value } of colours) {
      const { components, hex } = value as { components: readonly number[]; hex: string };
      const bytes = components.map((part) =>
        Math.round(part * 255)
          .toString(16)
          .padStart(2, '0'),
      );
      const expected = colourOf(mode, path.replace('color.', '')).toLowerCase();
      expect([hex, `#${bytes.join('')}`], path).toEqual([expected, expected]);
    }
    const shadow = tokens.find(({ type }) => type === 'shadow')?.value as readonly {
      color: { alpha: number };
    }[];
    expect(shadow).toHaveLength(2);
    expect(shadow[0]).toMatchObject({ offsetY: { value: 1, unit: 'px' }, blur: { value: 2, unit: 'px' } });
    expect(shadow[1]?.color.alpha).toBe(mode === 'light' ? 0.16 : 0.48);
  });

  it('have the same names in both modes', () => {
    const names = (file: string) => tokensIn(files[file] ?? {}).map(({ path }) => path);
    expect(names('octavo.light.tokens.json')).toEqual(names('octavo.dark.tokens.json'));
  });

  it('have every size, duration and font', () => {
    for (const [name, value] of Object.entries(sizes))
      expect(base.get(`size.${name}`)).toMatchObject({ type: 'dimension', value: { value, unit: 'px' } });
    for (const [name, value] of Object.entries(motion))
      expect(base.get(`duration.${name}`)).toMatchObject({ type: 'duration', value: { value, unit: 'ms' } });
    for (const [name, value] of Object.entries(fonts.weights))
      expect(base.get(`font.weight.${name}`)).toMatchObject({ type: 'fontWeight', value });
    expect(base.get('font.family.text')?.value).toEqual([
      'Inter Variable',
      'Inter',
      'system-ui',
      'sans-serif',
    ]);
  });

  it('have the text styles of the theme', () => {
    const { h1 } = theme.typography;
    expect(base.get('text.h1')).toMatchObject({
      type: 'typography',
      value: { fontSize: { value: 24, unit: 'px' }, fontWeight: h1.fontWeight, lineHeight: h1.lineHeight },
    });
  });

  it('are joined by a resolver that names every file', () => {
    const resolver = JSON.stringify(files['octavo.resolver.json']);
    for (const name of Object.keys(files).filter((file) => file.endsWith('.tokens.json')))
      expect(resolver).toContain(`{"$ref":"${name}"}`);
  });
});
