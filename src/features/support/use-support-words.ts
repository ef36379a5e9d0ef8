import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasWordsPart, loadWordsPart } from '../../lib/words-part.ts';

export interface SupportWords {
  readonly status: 'loading' | 'ready' | 'failed';
  retry(): void;
}

export function useSupportWords(): SupportWords {
  // Renders again when the language changes, because the new one may lack texts that the last one had.
  useTranslation();
  const here = hasWordsPart('support');
  const [status, setStatus] = useState<SupportWords['status']>(here ? 'ready' : 'loading');
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
  return {
    status: status === 'ready' && !here ? 'failed' : status,
    retry: () => setStatus('loading'),
  };
}
