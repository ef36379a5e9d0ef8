import { shadesOf } from '../../server/platform/brand/shades.ts';
import type { AppBrand } from '../../src/ui/brand.ts';

const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" rx="9" fill="#6D28D9"/><path d="M11 27V13l9 9 9-9v14" fill="none" stroke="#fff" stroke-width="4"/></svg>`;
const wide = (ink: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 150 40"><circle cx="20" cy="20" r="18" fill="#B45309"/><path d="M50 30V10m0 10h16m0-10v20M80 30V10h14v20m-14-9h14M108 30V10h14v9h-14m6 0 8 11M136 10v20" fill="none" stroke="${ink}" stroke-width="4"/></svg>`;
const address = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

const paletteOf = (mode: 'light' | 'dark', primary: string, secondary: string) => ({
  primary: shadesOf(primary, mode),
  secondary: shadesOf(secondary, mode),
});

/** An installation with a custom mark, colours, font, address and page. */
export const sampleBrand: AppBrand = {
  name: 'Meridian',
  logo: { src: address(mark), ratio: 1 },
  colors: { light: paletteOf('light', '#6D28D9', '#B45309'), dark: paletteOf('dark', '#6D28D9', '#B45309') },
  font: 'Georgia, serif',
  office: 'hello@meridian.example',
  social: { GitHub: 'https://github.com/meridian' },
};

/** One whose logo contains its name. */
export const wideBrand: AppBrand = {
  ...sampleBrand,
  name: 'Hari',
  logo: { src: address(wide('#8A6A3B')), ratio: 3.75 },
};
