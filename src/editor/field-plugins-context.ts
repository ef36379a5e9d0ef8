import { createContext, useContext } from 'react';
import type { FieldRegistry } from '../../field-plugins/sdk/contract/registry.ts';
import type { FieldViews } from '../../field-plugins/sdk/contract/lazy-view.ts';
import type { PlacedFault } from './faults/field-fault.ts';

export interface FieldPlugins {
  readonly registry: FieldRegistry;
  /** Adds the field types of these content models to the registry, before their fields are read. */
  loadFor(models: unknown): Promise<void>;
  readonly views: FieldViews;
  onFault?(fault: PlacedFault): void;
}

/** The catalogue of field types. Passed in, because the editor must not know which plugins exist. */
export const FieldPluginsContext = createContext<FieldPlugins | undefined>(undefined);

export function useFieldPlugins(): FieldPlugins {
  const plugins = useContext(FieldPluginsContext);
  if (!plugins) throw new Error('There is no FieldPluginsContext provider around this component.');
  return plugins;
}
