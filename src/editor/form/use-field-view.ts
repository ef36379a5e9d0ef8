import { use } from 'react';
import type { FieldView } from '../../../field-plugins/sdk/view.ts';
import { useFieldPlugins, type FieldPlugins } from '../field-plugins-context.ts';

type Views = Map<string, Promise<FieldView | undefined>>;

const known = new WeakMap<FieldPlugins, Views>();

/** The drawn half of a field type; undefined for a type nobody brought. Suspends until its code is here. */
export function useFieldView(type: string): FieldView | undefined {
  return use(fetchView(useFieldPlugins(), type));
}

/** Fetches drawn halves before they are needed, so that a block opens without a wait. */
export function preloadFieldViews(plugins: FieldPlugins, types: Iterable<string>): void {
  for (const type of types) fetchView(plugins, type).catch(() => undefined);
}

/** The same promise for the same type, until it fails: then the next one tries again. */
function fetchView(plugins: FieldPlugins, type: string): Promise<FieldView | undefined> {
  const views: Views = known.get(plugins) ?? new Map();
  known.set(plugins, views);
  const coming = views.get(type);
  if (coming) return coming;
  const view = plugins.loadView(type);
  views.set(type, view);
  view.then(
    // React looks for these: a view that is here is drawn at once, without a flash of waiting for a settled promise.
    (value) => Object.assign(view, { status: 'fulfilled', value }),
    () => views.delete(type),
  );
  return view;
}
