import type { FieldRegistry } from '../../field-plugins/sdk/contract/registry.ts';
import type { Slice } from './slice.ts';

export interface FieldPluginsSlice {
  readonly fieldPlugins: {
    /** Empty until the application provides the plugins. */
    readonly registry: FieldRegistry;
    provide(registry: FieldRegistry): void;
  };
}

export const fieldPluginsSlice: Slice<FieldPluginsSlice> = (set, get) => ({
  fieldPlugins: {
    registry: { plugins: [], find: () => undefined },
    provide: (registry) => set({ fieldPlugins: { ...get().fieldPlugins, registry } }),
  },
});
