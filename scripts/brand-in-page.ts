import type { Plugin } from 'vite';
import { brandPage } from '../server/platform/brand/brand-page.ts';
import { readBrand } from '../server/platform/brand/read-brand.ts';

/** The build settings, with the equivalent variables of the server, which take precedence. */
const settings: Readonly<Record<string, string>> = {
  OCTAVO_BRAND_NAME: 'VITE_PRODUCT_NAME',
  OCTAVO_OFFICE_ADDRESS: 'VITE_OFFICE_ADDRESS',
  OCTAVO_SOCIAL_GITHUB: 'VITE_SOCIAL_GITHUB',
  OCTAVO_SOCIAL_LINKEDIN: 'VITE_SOCIAL_LINKEDIN',
  OCTAVO_SOCIAL_YOUTUBE: 'VITE_SOCIAL_YOUTUBE',
};

/** Writes the brand into `index.html`: from the build settings, and during development from the server's settings too. */
export function brandInPage(): Plugin {
  let given: Readonly<Record<string, unknown>> = {};
  return {
    name: 'brand-in-page',
    configResolved({ env, command }) {
      given = command === 'serve' ? { ...env, ...process.env } : env;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        brandPage(
          html,
          readBrand((name) => {
            const value = given[name] ?? given[settings[name] ?? ''];
            return typeof value === 'string' && value !== '' ? value : undefined;
          }),
        ),
    },
  };
}
