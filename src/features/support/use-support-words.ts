import { useEffect, useState } from 'react';
import { hasWordsPart, loadWordsPart } from '../../lib/words-part.ts';

export interface SupportWords {
  readonly status: 'loading' | 'ready' | 'failed';
  retry(): void;
}

/** The texts of the support pages, which nothing else loads. */
export function useSupportWords(): SupportWords {
  const [status, setStatus] = useState<SupportWords['status']>(() =>
    hasWordsPart('support') ? 'ready' : 'loading',
  );
  useEffect(() => {
    if (status !== 'loading') return undefined;
    let gone = false;
    void loadWordsPart('support').then((loaded) => {
      if (!gone) setStatus(loaded ? 'ready' : 'failed');
    });
    return () => {
      gone = true;
    };
  }, [status]);
  return { status, retry: () => setStatus('loading') };
}
