import type { ReactNode } from 'react';

/**
 * Replaces `markdown-to-jsx` in the build (vite.config.ts). The form library includes it for Markdown descriptions; our
 * schemas have none, and it would add about 25 kB.
 */
export function Markdown({ children }: { readonly children?: ReactNode }) {
  return children;
}
