import { use } from 'react';
import type { FieldView } from '../../../field-plugins/sdk/view.ts';
import { useFieldPlugins, type FieldPlugins } from '../field-plugins-context.ts';

interface KnownViews {
  readonly coming: Map<string, Promise<FieldView | undefined>>;
  /** Views that are here are drawn at once: waiting for a settled promise would flash. */
  readonly here: Map<string, FieldView | undefined>;
}

const known = new WeakMap<FieldPlugins, KnownViews>();

/** The drawn half of a field type; undefined for a type nobody brought. Suspends until its code is here. */
export function useFieldView(type: string): FieldView | undefined {
  const plugins = useFieldPlugins();
  const { here } = knownViews(plugins);
  return here.has(type) ? here.get(type) : use(fetchView(plugins, type));
}

/** Fetches drawn halves before they are needed, so that a block opens without a wait. */
export function preloadFieldViews(plugins: FieldPlugins, types: Iterable<string>): void {
  for (const type of types) fetchView(plugins, type).catch(() => undefined);
}

function knownViews(plugins: FieldPlugins): KnownViews {
  const views = known.get(plugins) ?? { coming: new Map(), here: new Map() };
  known.set(plugins, views);
  return views;
}

/** The same promise for the same type, until it fails: then the next one tries again. */
function fetchView(plugins: FieldPlugins, type: string): Promise<FieldView | undefined> {
  const { coming, here } = knownViews(plugins);
  const view = coming.get(type) ?? plugins.loadView(type);
  if (coming.has(type)) return view;
  coming.set(type, view);
  view.then(
    (loaded) => here.set(type, loaded),
    () => coming.delete(type),
  );
  return view;
}
