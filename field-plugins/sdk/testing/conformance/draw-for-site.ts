import { createElement, Fragment, isValidElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createFieldRenderers, type FieldMark } from '../../contract/render.ts';
import { isLanguage } from '../../../../shared/languages.ts';
import { knownRender } from '../known-render.ts';
import { frozen, frozenCopy, shown } from './samples.ts';
import { lookups } from './asking.ts';
import { placeOf, takeStep } from './steps.ts';
import type { ConformanceSubject } from './subject.ts';

/** A sample as sites get it. */
export interface DeliveredSample {
  /** The name of the sample, by which a step is announced. */
  readonly sample: string;
  /** The name in messages, which may say more. */
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
    ...{ sample: name, name, options: frozen(options) },
    value: frozen(
      plugin.deliver === undefined ? frozenCopy(value) : plugin.deliver(frozenCopy(value), lookups[state]),
    ),
  }));
}

interface SiteOf {
  readonly language?: string;
  readonly mark?: FieldMark;
}

/** What a renderer draws. Throws what it throws, with the name of the sample; null for a plugin without one. */
export function drawForSite(
  subject: ConformanceSubject,
  { sample, name, value, options }: DeliveredSample,
  { language = 'en', mark }: SiteOf = {},
): ReactNode {
  const { render, words } = subject;
  if (render === undefined) return null;
  const { draw } = createFieldRenderers([knownRender(render, words)]);
  const env = {
    language: isLanguage(language) ? language : 'en',
    href: (url: string) => url,
    srcset: ({ url }: { readonly url: string }) => `${url} 320w`,
  };
  takeStep(sample, 'Drawing for a site');
  try {
    return draw(render.type, { value, options, env, ...(mark !== undefined && { mark }) });
  } catch (error) {
    throw atItsSample(name, error);
  }
}

function atItsSample(sample: string, error: unknown): Error {
  return new Error(`${placeOf({ sample, what: 'Drawing for a site' })}: ${String(error)}`, { cause: error });
}

/** The HTML of what was drawn, as the server makes it. */
export function markupOf(name: string, drawn: ReactNode): string {
  try {
    return renderToStaticMarkup(createElement(Fragment, null, drawn));
  } catch (error) {
    throw atItsSample(name, error);
  }
}

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
