import type { FieldView } from './sdk/view.ts';

/** The drawn half of a plugin, fetched when a field of its type is first shown. */
export interface LazyFieldView {
  readonly type: string;
  load(): Promise<FieldView>;
}

/** The drawn halves of this application's field types, in the order of `index.ts`. */
export const fieldViews: readonly LazyFieldView[] = Object.freeze([
  { type: 'text', load: async () => (await import('./text/view.tsx')).textView },
  { type: 'textarea', load: async () => (await import('./textarea/view.tsx')).textareaView },
  { type: 'select', load: async () => (await import('./select/view.tsx')).selectView },
  { type: 'checkbox', load: async () => (await import('./checkbox/view.tsx')).checkboxView },
  { type: 'background', load: async () => (await import('./background/view.tsx')).backgroundView },
  { type: 'media', load: async () => (await import('./media/view.tsx')).mediaView },
  { type: 'link', load: async () => (await import('./link/view.tsx')).linkView },
]);

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
