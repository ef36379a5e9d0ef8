import { createElement, Fragment, isValidElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createFieldRenderers, type FieldMark } from '../../contract/render.ts';
import { isLanguage } from '../../../../shared/languages.ts';
import { knownRender } from '../known-render.ts';
import { frozen, frozenCopy, shown } from './samples.ts';
import { lookups } from './asking.ts';
import { atItsStep, takeStep } from './steps.ts';
import type { ConformanceSubject } from './subject.ts';

/** A sample as sites get it. */
export interface DeliveredSample {
  readonly name: string;
  readonly options: unknown;
  readonly value: unknown;
}

/** Every sample that can be stored, as sites get it while its records are in this state. */
export function delivered(
  subject: ConformanceSubject,
  state: keyof typeof lookups = 'everything is there',
): readonly DeliveredSample[] {
  const { plugin } = subject;
  return shown(subject).map(({ name, options, value }) => ({
    ...{ name, options: frozen(options) },
    value: frozen(
      plugin.deliver === undefined ? frozenCopy(value) : plugin.deliver(frozenCopy(value), lookups[state]),
    ),
  }));
}

interface SiteOf {
  readonly language?: string;
  readonly mark?: FieldMark;
}

/** What a renderer returns. Throws what it throws, with the name of the sample; null for a plugin without one. */
export function renderForSite(
  subject: ConformanceSubject,
  { name, value, options }: DeliveredSample,
  { language = 'en', mark }: SiteOf = {},
): ReactNode {
  const { render, messages } = subject;
  if (render === undefined) return null;
  const { render: renderValue } = createFieldRenderers([knownRender(render, messages)]);
  const env = {
    language: isLanguage(language) ? language : 'en',
    href: (url: string) => url,
    srcset: ({ url }: { readonly url: string }) => `${url} 320w`,
  };
  takeStep(name, 'Rendering for a site');
  try {
    return renderValue(render.type, { value, options, env, ...(mark !== undefined && { mark }) });
  } catch (error) {
    throw atItsStep(error);
  }
}

/** The HTML of what was rendered, as the server makes it. */
export function markupOf(name: string, rendered: ReactNode): string {
  takeStep(name, 'Rendering for a site');
  try {
    return renderToStaticMarkup(createElement(Fragment, null, rendered));
  } catch (error) {
    throw atItsStep(error);
  }
}

/** A plain element of what was rendered. */
export interface RenderedElement {
  readonly tag: string;
  readonly props: Readonly<Record<string, unknown>>;
}

/**
 * Returns every plain element of a rendered node. Components are called, not rendered, so that a hook throws. Throws
 * for anything that `renderToStaticMarkup` could not render at once.
 */
export function elementsIn(node: ReactNode): readonly RenderedElement[] {
  if (Array.isArray(node)) return (node as readonly ReactNode[]).flatMap(elementsIn);
  if (node instanceof Promise) throw new Error('It renders a promise, and sites do not wait.');
  if (!isValidElement<Readonly<Record<string, unknown>>>(node)) return [];
  const { type, props } = node;
  const children = props['children'] as ReactNode;
  if (typeof type === 'string') return [{ tag: type, props }, ...elementsIn(children)];
  // Fragments are symbols; what `memo` and `createContext` return are objects.
  if (typeof type === 'symbol') return elementsIn(children);
  if (typeof type !== 'function') throw new Error('It renders a component that is not a plain function.');
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
