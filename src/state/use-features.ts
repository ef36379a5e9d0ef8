import { useEffect } from 'react';
import { useAppStore } from './app-store.ts';

/** What this installation offers, asked for by the first screen of guests that wants to know. */
export function useFeatures() {
  const features = useAppStore((state) => state.features);
  const { status, load } = features;
  useEffect(() => {
    if (status === 'idle') void load();
  }, [status, load]);
  return features;
}
