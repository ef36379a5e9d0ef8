import { use } from 'react';
import type { FieldView } from '../../../field-plugins/sdk/view.ts';
import { useFieldPlugins, type FieldPlugins } from '../field-plugins-context.ts';

const loading = new WeakMap<FieldPlugins, Map<string, Promise<FieldView | undefined>>>();

/** The drawn half of a field type; undefined for a type nobody brought. Suspends until its code is here. */
export function useFieldView(type: string): FieldView | undefined {
  return use(fieldView(useFieldPlugins(), type));
}

/** Fetches drawn halves before they are needed, so that a block opens without a wait. */
export function preloadFieldViews(plugins: FieldPlugins, types: Iterable<string>): void {
  for (const type of types) fieldView(plugins, type).catch(() => undefined);
}

/** The same promise for the same type, until it fails: then the next one tries again. */
function fieldView(plugins: FieldPlugins, type: string): Promise<FieldView | undefined> {
  const views = loading.get(plugins) ?? new Map<string, Promise<FieldView | undefined>>();
  loading.set(plugins, views);
  const view = views.get(type) ?? plugins.loadView(type);
  views.set(type, view);
  view.catch(() => views.delete(type));
  return view;
}
