import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasMessagesPart, loadMessagesPart } from '../../lib/messages-part.ts';

export interface SupportMessages {
  readonly status: 'loading' | 'ready' | 'failed';
  retry(): void;
}

export function useSupportMessages(): SupportMessages {
  // Renders again when the language changes, because the new one may lack texts that the last one had.
  useTranslation();
  const here = hasMessagesPart('support');
  const [status, setStatus] = useState<SupportMessages['status']>(here ? 'ready' : 'loading');
  useEffect(() => {
    if (status !== 'loading') return undefined;
    let gone = false;
    void loadMessagesPart('support').then((loaded) => {
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
