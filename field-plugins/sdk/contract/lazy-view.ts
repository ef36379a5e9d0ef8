import { loadOnce, type LoadOnce } from '../../../shared/load-once.ts';
import type { FieldView } from './view.ts';

/** The editor component of a plugin, loaded when a field of its type is first shown. */
export interface LazyFieldView {
  readonly type: string;
  /** Whether it is loaded together with the form. */
  readonly isFirst?: boolean;
  load(): Promise<FieldView>;
}

/** The editor components of an application. */
export interface FieldViews {
  readonly types: readonly string[];
  /** The types whose components are loaded together with the form. */
  readonly firstTypes: readonly string[];
  /** Returns the same promise for the same type, even after a failure. Rejects with a `FieldViewError`. */
  load(type: string): Promise<FieldView>;
  /** Makes the next calls load failed views again. Call it on a user action, never while rendering. */
  retry(): void;
}

/** An editor component that could not be loaded (`load`), or is not a view of its type (`view`). */
export class FieldViewError extends Error {
  override readonly name = 'FieldViewError';
  readonly kind: 'load' | 'view';

  constructor(kind: 'load' | 'view', message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

/** The views of these plugins, each loaded once and checked on arrival. */
export function createFieldViews(plugins: readonly LazyFieldView[]): FieldViews {
  const views = new Map<string, LoadOnce<FieldView>>();
  function viewOf(type: string): LoadOnce<FieldView> {
    const view = views.get(type) ?? loadOnce(() => loadView(type, plugins));
    views.set(type, view);
    return view;
  }
  return Object.freeze({
    types: Object.freeze(plugins.map(({ type }) => type)),
    firstTypes: Object.freeze(plugins.filter(({ isFirst }) => isFirst).map(({ type }) => type)),
    load: (type: string) => viewOf(type)(),
    retry: () => views.forEach((view) => view.retry()),
  });
}

async function loadView(type: string, plugins: readonly LazyFieldView[]): Promise<FieldView> {
  const name = `field plugin "${type}"`;
  const fetched = plugins.find((plugin) => plugin.type === type)?.load();
  const view: Partial<FieldView> | undefined = await fetched?.catch((cause: unknown) => {
    throw new FieldViewError('load', `The view of the ${name} could not be loaded.`, { cause });
  });
  if (!view) throw new FieldViewError('view', `The ${name} exports no view.`);
  if (view.type !== type) throw new FieldViewError('view', `The ${name} exports the view of "${view.type}".`);
  if (!isComponent(view.Widget) || !isComponent(view.Preview))
    throw new FieldViewError('view', `The view of the ${name} lacks Widget or Preview.`);
  return view as FieldView;
}

/** A component: a function, or the result of `memo`. */
function isComponent(part: unknown): boolean {
  return typeof part === 'function' || (typeof part === 'object' && part !== null);
}
