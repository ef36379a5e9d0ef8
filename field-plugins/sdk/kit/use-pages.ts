import { useEffect, useState } from 'react';
import { useLatest } from './use-latest.ts';
import type { FieldHost, PageChoice } from '../contract/view.ts';

/** The pages of a workspace, as far as they are loaded. */
export type Pages =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; retry(): void }
  | { readonly state: 'ready'; readonly choices: readonly PageChoice[] };

/** The pages that a link can point to. Loaded once while the widget is shown. */
export function usePages(host: FieldHost): Pages {
  const latestHost = useLatest(host);
  const [attempt, setAttempt] = useState(0);
  const [pages, setPages] = useState<Pages>({ state: 'loading' });

  useEffect(() => {
    let wanted = true;
    const show = (next: Pages) => {
      if (wanted) setPages(next);
    };
    show({ state: 'loading' });
    latestHost.current.listPages().then(
      (choices) => show({ state: 'ready', choices }),
      () => show({ state: 'failed', retry: () => setAttempt((count) => count + 1) }),
    );
    return () => {
      wanted = false;
    };
  }, [latestHost, attempt]);

  return pages;
}
