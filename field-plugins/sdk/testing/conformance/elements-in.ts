import { isValidElement, type ReactNode } from 'react';

/** A plain element of what was drawn. */
export interface DrawnElement {
  readonly tag: string;
  readonly props: Readonly<Record<string, unknown>>;
}

/**
 * Every plain element in what was drawn. Components are called, not rendered, so that a hook throws. Throws for anything
 * that `renderToStaticMarkup` could not draw at once.
 */
export function elementsIn(node: ReactNode): readonly DrawnElement[] {
  if (Array.isArray(node)) return (node as readonly ReactNode[]).flatMap(elementsIn);
  if (node instanceof Promise) throw new Error('It draws a promise, and sites do not wait.');
  if (!isValidElement<Readonly<Record<string, unknown>>>(node)) return [];
  const { type, props } = node;
  const children = props['children'] as ReactNode;
  if (typeof type === 'string') return [{ tag: type, props }, ...elementsIn(children)];
  // Fragments are symbols; what `memo` and `createContext` return are objects.
  if (typeof type === 'symbol') return elementsIn(children);
  if (typeof type !== 'function') throw new Error('It draws a component that is not a plain function.');
  return elementsIn(call(type as (given: object) => ReactNode, props));
}

function call(component: (given: object) => ReactNode, props: object): ReactNode {
  try {
    return component(props);
  } catch (error) {
    throw new Error(`The component ${component.name} is not a pure function of its props: ${String(error)}`, {
      cause: error,
    });
  }
}
