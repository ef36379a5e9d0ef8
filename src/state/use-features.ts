import { useEffect } from 'react';
import { useAppStore } from './app-store.ts';

/** What this installation offers. The first guest screen that needs it requests it. */
export function useFeatures() {
  const features = useAppStore((state) => state.features);
  const { status, load } = features;
  useEffect(() => {
    if (status === 'idle') void load();
  }, [status, load]);
  return features;
}
