import { createContext, use } from 'react';
import { brandElement, defaultName, type PageBrand } from '../../shared/brand.ts';

export type AppBrand = PageBrand & { readonly name: string };

/** Reads the installation's brand, which the server, or the build, writes into the page. */
export function readBrand(): AppBrand {
  const text = document.getElementById(brandElement)?.textContent ?? '{}';
  return { name: defaultName, ...(JSON.parse(text) as PageBrand) };
}

export const pageBrand = readBrand();

/** Stories and tests provide other brands. */
export const BrandContext = createContext(pageBrand);

export function useBrand(): AppBrand {
  return use(BrandContext);
}
