import { createContext, use } from 'react';
import { brandElement, defaultName, type PageBrand } from '../../shared/brand.ts';

/** How this installation looks and what it is called. */
export type AppBrand = PageBrand & { readonly name: string };

/** The server, or the build, writes into the page what the installation has of its own. */
export function readBrand(): AppBrand {
  const text = document.getElementById(brandElement)?.textContent ?? '{}';
  return { name: defaultName, ...(JSON.parse(text) as PageBrand) };
}

/** The brand of the page. */
export const pageBrand = readBrand();

/** Stories and tests provide other brands. */
export const BrandContext = createContext(pageBrand);

export function useBrand(): AppBrand {
  return use(BrandContext);
}
