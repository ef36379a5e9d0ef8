import { createHash } from 'node:crypto';
import {
  brandElement,
  logoBox,
  type BrandLogo,
  type BrandPalette,
  type BrandShades,
} from '../../../shared/brand.ts';
import { escapeHtml } from '../escape-html.ts';
import type { BrandFile } from './brand-file.ts';
import { fontFileFamily, type Brand } from './read-brand.ts';

/** The height of the mark before the app has loaded, in pixels. */
const firstPaintSize = 56;

/** The inline style of a branded page: logo per mode, and the variables of the theme for its colours and font. Empty without a brand. */
export function brandStyle({ page, colors, font }: Brand): string {
  const parts: string[] = [];
  if (page?.logo !== undefined) parts.push('[data-logo]{max-width:100%;object-fit:contain}');
  if (page?.logo?.dark !== undefined)
    parts.push('html[data-dark] [data-logo=light],html:not([data-dark]) [data-logo=dark]{display:none}');
  if (page?.colors !== undefined)
    parts.push(
      `:root,[data-light]{${colorVariables(colors.light)}}`,
      `[data-dark]{${colorVariables(colors.dark)}}`,
    );
  if (page?.font !== undefined) parts.push(`:root{--octavo-text-font:${page.font}}`);
  if (font !== undefined)
    parts.push(
      `@font-face{font-family:"${fontFileFamily}";src:url(${font.path}) format("woff2");font-weight:100 900;font-display:swap}`,
    );
  return parts.join('');
}

/** The variables of `theme/theme.css` that contain the colours of a brand, which are `#RRGGBB`. */
function colorVariables(palette: BrandPalette): string {
  return Object.entries(palette)
    .flatMap(([name, shades]: [string, BrandShades]) =>
      Object.entries(shades).flatMap(([shade, hex]: [string, string]) => [
        `--octavo-palette-${name}-${shade}:${hex}`,
        `--octavo-palette-${name}-${shade}Channel:${Buffer.from(hex.slice(1), 'hex').join(' ')}`,
      ]),
    )
    .join(';');
}

export function styleSource(brand: Brand): readonly string[] {
  const style = brandStyle(brand);
  return style === '' ? [] : [`'sha256-${createHash('sha256').update(style).digest('base64')}'`];
}

/** The settings that the build wrote into the page. */
const dataElement = new RegExp(`<script type="application/json" id="${brandElement}">(.*?)</script>\n`);

/**
 * Adds the brand to `index.html`: the content shown before the app runs, and the settings of the app. Returns the page
 * unchanged without a brand.
 */
export function brandPage(html: string, brand: Brand): string {
  const { page, name, favicon } = brand;
  if (page === undefined) return html;
  const [written = '', ofBuild = '{}'] = html.match(dataElement) ?? [];
  let branded = html.replace(written, '');
  const put = (pattern: RegExp, text: string) => (branded = branded.replace(pattern, () => text));
  if (page.name !== undefined) {
    put(/(?<=<title>)[^<]*/, escapeHtml(name));
    put(/(?<=<meta property="og:site_name" content=")[^"]*/, escapeHtml(name));
    put(/(?<=<noscript>)[^<]*(?= needs)/, escapeHtml(name));
  }
  if (favicon !== undefined)
    put(/<link rel="icon"[^>]*>/, `<link rel="icon" href="${favicon.path}" type="${favicon.type}" />`);
  if (page.logo !== undefined) put(/<svg[\s\S]*?<\/svg>/, renderLogo(page.logo));
  // The app does not load its own font then.
  if (page.font !== undefined) put(/<link rel="preload" as="font"[^>]*>/, preloadFont(brand.font));
  const style = brandStyle(brand);
  const data = JSON.stringify({ ...JSON.parse(ofBuild), ...page }).replaceAll('<', String.raw`\u003c`);
  put(
    /<\/head>/,
    `${style === '' ? '' : `<style>${style}</style>\n`}<script type="application/json" id="${brandElement}">${data}</script>\n</head>`,
  );
  return branded;
}

/** Adds the brand's name and icon to the page of the API description. */
export function brandDocs(html: string, { page, name, favicon }: Brand): string {
  if (page === undefined) return html;
  const titled = html.replace(/(?<=<title>)Octavo/, () => escapeHtml(name));
  return favicon === undefined ? titled : titled.replace('data:,', () => favicon.path);
}

function preloadFont(font: BrandFile | undefined): string {
  return font === undefined
    ? ''
    : `<link rel="preload" as="font" type="${font.type}" href="${font.path}" crossorigin="">`;
}

/** Matches `src/ui/brand-mark.tsx`. */
function renderLogo(logo: BrandLogo): string {
  const { width, height } = logoBox(logo, firstPaintSize);
  const imageTag = (src: string, mode: string) =>
    `<img src="${src}" width="${width}" height="${height}" alt="" data-logo="${mode}" />`;
  return logo.dark === undefined
    ? imageTag(logo.src, 'light')
    : imageTag(logo.src, 'light') + imageTag(logo.dark, 'dark');
}
