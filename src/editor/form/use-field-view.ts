import { use } from 'react';
import type { FieldView } from '../../../field-plugins/sdk/contract/view.ts';
import { useFieldPlugins, type FieldPlugins } from '../field-plugins-context.ts';

/** The drawn half of a field type. Suspends until its code is here; throws a `FieldViewError` when there is none. */
export function useFieldView(type: string): FieldView {
  return use(useFieldPlugins().views.load(type));
}

/** Fetches drawn halves before they are needed, so that a block opens without a wait. */
export function preloadFieldViews({ views }: FieldPlugins, types: Iterable<string>): void {
  for (const type of types) void views.load(type);
}
