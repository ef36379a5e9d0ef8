import { getFeatures } from '../api/features.ts';
import type { Features } from '../../shared/wire/system.ts';
import type { Slice } from './slice.ts';

export interface FeaturesSlice {
  readonly features: {
    readonly status: 'idle' | 'loading' | 'ready' | 'failed';
    /** Undefined until the server has answered. */
    readonly offered: Features | undefined;
    /** Asks the server, unless it was already asked. */
    load(): Promise<void>;
  };
}

export const featuresSlice: Slice<FeaturesSlice> = (set, get) => {
  const become = (part: Partial<FeaturesSlice['features']>) =>
    set({ features: { ...get().features, ...part } });
  return {
    features: {
      status: 'idle',
      offered: undefined,
      async load() {
        const { status } = get().features;
        if (status === 'loading' || status === 'ready') return;
        become({ status: 'loading' });
        try {
          become({ status: 'ready', offered: await getFeatures() });
        } catch {
          become({ status: 'failed' });
        }
      },
    },
  };
};
