import { catalogueViews } from './catalogue/views.ts';
import type { LazyFieldView } from './sdk/contract/lazy-view.ts';
import type { FieldView } from './sdk/contract/view.ts';

/** The drawn halves of this application's field types. */
export const fieldViews: readonly LazyFieldView[] = Object.freeze(catalogueViews);

const loading = new Map<string, Promise<FieldView | undefined>>();

/**
 * The view of a type, undefined for a type that nobody brought. The same promise for the same type, so that a component
 * can `use` it; a load that failed is forgotten, so that the next one tries again.
 */
export function loadFieldView(type: string): Promise<FieldView | undefined> {
  const known = loading.get(type);
  if (known !== undefined) return known;
  const view = fieldViews.find((one) => one.type === type)?.load() ?? Promise.resolve(undefined);
  loading.set(type, view);
  view.catch(() => loading.delete(type));
  return view;
}
