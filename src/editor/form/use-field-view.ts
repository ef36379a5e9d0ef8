import { use } from 'react';
import type { FieldView } from '../../../field-plugins/sdk/contract/view.ts';
import { useFieldPlugins, type FieldPlugins } from '../field-plugins-context.ts';

type Views = Map<string, Promise<FieldView>>;

const known = new WeakMap<FieldPlugins, Views>();

/** The drawn half of a plugin did not arrive. */
export class ViewNotLoaded extends Error {
  override readonly name = 'ViewNotLoaded';
}

/** What arrived is not the drawn half of this plugin. */
export class NoSuchView extends Error {
  override readonly name = 'NoSuchView';
}

/**
 * The drawn half of a field type. Suspends until its code is here; throws `ViewNotLoaded` or `NoSuchView` when it does
 * not come, or brings something else.
 */
export function useFieldView(type: string): FieldView {
  return use(fetchView(useFieldPlugins(), type));
}

/** Fetches drawn halves before they are needed, so that a block opens without a wait. */
export function preloadFieldViews(plugins: FieldPlugins, types: Iterable<string>): void {
  for (const type of types) fetchView(plugins, type).catch(() => undefined);
}

/** Asks anew for a drawn half that has not come yet. */
export function forgetFieldView(plugins: FieldPlugins, type: string): void {
  known.get(plugins)?.delete(type);
}

/** The same promise for the same type, until it fails: then the next one tries again. */
function fetchView(plugins: FieldPlugins, type: string): Promise<FieldView> {
  const views: Views = known.get(plugins) ?? new Map();
  known.set(plugins, views);
  const coming = views.get(type);
  if (coming) return coming;
  const view = loadView(plugins, type);
  views.set(type, view);
  view.then(
    // React looks for these: a view that is here is drawn at once, without a flash of waiting for a settled promise.
    (value) => Object.assign(view, { status: 'fulfilled', value }),
    () => {
      if (views.get(type) === view) views.delete(type);
    },
  );
  return view;
}

async function loadView(plugins: FieldPlugins, type: string): Promise<FieldView> {
  const view: Partial<FieldView> | undefined = await load(plugins, type);
  if (!view) throw new NoSuchView(`The field plugin "${type}" exports no view.`);
  if (view.type !== type)
    throw new NoSuchView(`The field plugin "${type}" exports the view of "${view.type}".`);
  if (!isDrawable(view.Widget) || !isDrawable(view.Preview))
    throw new NoSuchView(`The view of the field plugin "${type}" lacks Widget or Preview.`);
  return view as FieldView;
}

async function load(plugins: FieldPlugins, type: string): Promise<FieldView | undefined> {
  try {
    return await plugins.loadView(type);
  } catch (cause) {
    throw new ViewNotLoaded(`The view of the field plugin "${type}" could not be loaded.`, { cause });
  }
}

/** A component: a function, or what `memo` makes of one. */
function isDrawable(part: unknown): boolean {
  return typeof part === 'function' || (typeof part === 'object' && part !== null);
}
