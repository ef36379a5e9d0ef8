import { createContext, useContext } from 'react';
import type { FieldRegistry } from '../../field-plugins/sdk/contract/registry.ts';
import type { FieldViews } from '../../field-plugins/sdk/contract/lazy-view.ts';
import type { PlacedFault } from './form/field-fault.ts';

/** The field types an application knows: their pure halves at once, their drawn halves when they are needed. */
export interface FieldPlugins {
  readonly registry: FieldRegistry;
  readonly views: FieldViews;
  /** Hears of every mistake of a plugin in a form. */
  onFault?(fault: PlacedFault): void;
}

/** The catalogue of field types. It is handed in, because the editor must not know which plugins there are. */
export const FieldPluginsContext = createContext<FieldPlugins | undefined>(undefined);

/** The field types of the application around. Throws outside of its provider. */
export function useFieldPlugins(): FieldPlugins {
  const plugins = useContext(FieldPluginsContext);
  if (!plugins) throw new Error('There is no FieldPluginsContext provider around this component.');
  return plugins;
}
