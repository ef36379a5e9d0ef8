import type { ReactNode } from 'react';

/**
 * Stands in for `markdown-to-jsx` in the build (vite.config.ts). The form library brings that along for descriptions
 * written in Markdown; our schemas have none, and it would weigh some 25 kB.
 */
export function Markdown({ children }: { readonly children?: ReactNode }) {
  return children;
}
