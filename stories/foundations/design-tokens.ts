import { theme } from '../../theme/theme.ts';
import { fonts, motion, sizes } from '../../theme/tokens.ts';
import type { Mode } from './both-modes.tsx';

/** A group of tokens, or a token with `$type` and `$value`, of the Design Tokens Format Module 2025.10. */
type Tokens = Readonly<Record<string, unknown>>;

const tones = ['primary', 'secondary', 'error', 'warning', 'success', 'info'] as const;
const variants = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'subtitle1', 'subtitle2', 'body1', 'body2'] as const;
const texts = [...variants, 'button', 'caption', 'overline'] as const;
const format = 'https://www.designtokens.org/schemas/2025.10/format.json';

/**
 * The theme as files of the Design Tokens Community Group: the values shared by both modes, the colours of each mode, and a
 * resolver that joins them. Every value is read from the theme that the app uses.
 */
export function designTokenFiles(): Readonly<Record<string, Tokens>> {
  return {
    'octavo.tokens.json': base(),
    'octavo.light.tokens.json': coloursOf('light'),
    'octavo.dark.tokens.json': coloursOf('dark'),
    'octavo.resolver.json': {
      version: '2025.10',
      name: 'Octavo',
      sets: { base: { sources: [{ $ref: 'octavo.tokens.json' }] } },
      modifiers: {
        mode: {
          contexts: {
            light: [{ $ref: 'octavo.light.tokens.json' }],
            dark: [{ $ref: 'octavo.dark.tokens.json' }],
          },
          default: 'light',
        },
      },
      resolutionOrder: [{ $ref: '#/sets/base' }, { $ref: '#/modifiers/mode' }],
    },
  };
}

function base(): Tokens {
  const { text, code, weights } = fonts;
  return {
    $schema: format,
    size: { $type: 'dimension', ...each(sizes, (value) => ({ $value: pixels(value) })) },
    duration: { $type: 'duration', ...each(motion, (value) => ({ $value: { value, unit: 'ms' } })) },
    font: {
      family: {
        $type: 'fontFamily',
        ...each({ text, code }, (families) => ({ $value: familiesOf(families) })),
      },
      weight: { $type: 'fontWeight', ...each(weights, (value) => ({ $value: value })) },
    },
    text: {
      $type: 'typography',
      ...Object.fromEntries(texts.map((name) => [name, { $value: typographyOf(name) }])),
    },
  };
}

function coloursOf(mode: Mode): Tokens {
  const palette = theme.colorSchemes[mode]?.palette;
  if (palette === undefined) throw new Error(`The theme has no ${mode} mode.`);
  const color = (value: string) => ({ $value: colorOf(value) });
  const { background, text, divider, control, overlayShadow } = palette;
  return {
    $schema: format,
    color: {
      $type: 'color',
      background: each(
        { default: background.default, paper: background.paper, sunken: background.sunken },
        color,
      ),
      text: each({ primary: text.primary, secondary: text.secondary, disabled: text.disabled }, color),
      divider: color(divider),
      control: color(control),
      ...Object.fromEntries(
        tones.map((tone) => {
          const { light, main, dark, contrastText } = palette[tone];
          return [tone, each({ light, main, dark, contrastText }, color)];
        }),
      ),
    },
    shadow: { overlay: { $type: 'shadow', $value: shadowsOf(overlayShadow) } },
  };
}

function each<Value>(values: Readonly<Record<string, Value>>, write: (value: Value) => Tokens): Tokens {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, write(value)]));
}

const pixels = (value: number) => ({ value, unit: 'px' });

function familiesOf(families: string): string[] {
  return families.split(',').map((family) => family.trim().replaceAll('"', ''));
}

function typographyOf(name: (typeof texts)[number]): Tokens {
  const { fontFamily, fontSize, fontWeight, lineHeight, letterSpacing } = theme.typography[name];
  const size = Number.parseFloat(String(fontSize)) * 16;
  return {
    fontFamily: familiesOf(String(fontFamily)),
    fontSize: pixels(size),
    fontWeight: Number(fontWeight),
    // The format has no em.
    letterSpacing: pixels(Number((Number.parseFloat(String(letterSpacing)) * size).toFixed(3))),
    lineHeight: Number(lineHeight),
  };
}

/** A colour from `#RRGGBB` or `rgb(r g b / a%)`, the two ways in which the theme writes them. */
function colorOf(css: string): Tokens {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(css)?.slice(1);
  if (hex !== undefined)
    return {
      colorSpace: 'srgb',
      components: hex.map((part) => unitOf(Number.parseInt(part, 16))),
      hex: css.toLowerCase(),
    };
  const [red, green, blue, alpha] = [...css.matchAll(/[\d.]+/g)].map(Number);
  if (red === undefined || green === undefined || blue === undefined || !css.startsWith('rgb('))
    throw new Error(`${css} is a colour that the tokens cannot express.`);
  return { colorSpace: 'srgb', components: [red, green, blue].map(unitOf), alpha: (alpha ?? 100) / 100 };
}

/** A component from 0 to 1, precise enough to give back the same byte. */
const unitOf = (byte: number) => Number((byte / 255).toFixed(4));

/** The shadows of a CSS list in which each is `x y blur colour`. */
function shadowsOf(css: string): readonly Tokens[] {
  return css.split(/,\s*(?=-?\d)/).map((shadow) => {
    const [, lengths = '', color = ''] = /^(.*?)\s+(rgb\(.*\)|#\w+)$/.exec(shadow) ?? [];
    const [x = 0, y = 0, blur = 0] = lengths.split(/\s+/).map((length) => Number.parseFloat(length));
    return {
      color: colorOf(color),
      ...{ offsetX: pixels(x), offsetY: pixels(y), blur: pixels(blur), spread: pixels(0) },
    };
  });
}
