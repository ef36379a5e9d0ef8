import { useEffect } from 'react';
import { useAppStore } from './app-store.ts';

/** The first guest screen that needs them requests them. */
export function useFeatures() {
  const features = useAppStore((state) => state.features);
  const { status, load } = features;
  useEffect(() => {
    if (status === 'idle') void load();
  }, [status, load]);
  return features;
}
