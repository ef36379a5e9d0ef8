/** A colour by its perceived lightness (0 to 1) and two axes of hue and colourfulness (https://bottosson.github.io/posts/oklab/). */
export interface Oklab {
  readonly l: number;
  readonly a: number;
  readonly b: number;
}

type Three = readonly [number, number, number];

/** The linear parts of red, green and blue of `#rrggbb`, each 0 to 1. */
function toLinear(hex: string): Three {
  const part = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

/** The contrast of two colours in `#rrggbb`, 1 to 21 (WCAG 2). */
export function contrast(one: string, other: string): number {
  const luminance = (hex: string) => {
    const [red, green, blue] = toLinear(hex);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Converts `#rrggbb`. */
export function toOklab(hex: string): Oklab {
  const [red, green, blue] = toLinear(hex);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

/** The nearest colour that a screen can show, as `#RRGGBB`: less colourful, but not of another lightness or hue. */
export function toHex({ l, a, b }: Oklab): string {
  const lightness = Math.min(Math.max(l, 0), 1);
  for (let share = 1; share > 0; share -= 0.02) {
    const parts = linearOf({ l: lightness, a: a * share, b: b * share });
    if (parts.every((part) => part > -0.0005 && part < 1.0005)) return written(parts);
  }
  return written(linearOf({ l: lightness, a: 0, b: 0 }));
}

function linearOf({ l, a, b }: Oklab): Three {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function written(parts: Three): string {
  const digits = parts.map((part) => {
    const value = part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;
    const byte = Math.round(Math.min(Math.max(value, 0), 1) * 255);
    return byte.toString(16).padStart(2, '0');
  });
  return `#${digits.join('').toUpperCase()}`;
}
