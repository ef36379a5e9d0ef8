import { createElement, Fragment, isValidElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { isLanguage } from '../../../../shared/languages.ts';
import { createFieldRenderers, type FieldMark } from '../../contract/render.ts';
import { knownRender } from '../known-render.ts';
import { lookups } from './asking.ts';
import { frozen, frozenCopy, shown } from './samples.ts';
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
  const deliver = subject.plugin.deliver ?? ((value: unknown) => value);
  return shown(subject).map(({ name, options, value }) => ({
    ...{ name, options: frozen(options) },
    value: frozen(deliver(frozenCopy(value), lookups[state])),
  }));
}

interface SiteOf {
  readonly language?: string;
  readonly mark?: FieldMark;
}

/** The HTML of a sample, as the server makes it; empty for a plugin without a renderer. Errors name the sample. */
export function markupOf(subject: ConformanceSubject, sample: DeliveredSample, site?: SiteOf): string {
  return atSample(sample, () =>
    renderToStaticMarkup(createElement(Fragment, null, renderForSite(subject, sample, site))),
  );
}

/** A plain element of the result. */
export interface RenderedElement {
  readonly tag: string;
  readonly props: Readonly<Record<string, unknown>>;
}

/** Every plain element of a rendered sample, with its handlers, which no markup has. */
export function elementsOf(subject: ConformanceSubject, sample: DeliveredSample): readonly RenderedElement[] {
  return atSample(sample, () => elementsIn(renderForSite(subject, sample)));
}

function renderForSite(
  { render, messages }: ConformanceSubject,
  { value, options }: DeliveredSample,
  { language = 'en', mark }: SiteOf = {},
): ReactNode {
  if (render === undefined) return null;
  const env = {
    language: isLanguage(language) ? language : ('en' as const),
    href: (url: string) => url,
    srcset: ({ url }: { readonly url: string }) => `${url} 320w`,
  };
  const request = { value, options, env, ...(mark !== undefined && { mark }) };
  return createFieldRenderers([knownRender(render, messages)]).render(render.type, request);
}

function atSample<Answer>({ name }: DeliveredSample, ask: () => Answer): Answer {
  takeStep(name, 'Rendering for a site');
  try {
    return ask();
  } catch (error) {
    throw atItsStep(error);
  }
}

/** Components are called, not rendered, so that a hook throws. Throws for anything that a site would have to wait for. */
function elementsIn(node: ReactNode): readonly RenderedElement[] {
  if (Array.isArray(node)) return (node as readonly ReactNode[]).flatMap(elementsIn);
  if (node instanceof Promise) throw new Error('It renders a promise, and sites do not wait.');
  if (!isValidElement<Readonly<Record<string, unknown>>>(node)) return [];
  const { type, props } = node;
  const children = props['children'] as ReactNode;
  if (typeof type === 'string') return [{ tag: type, props }, ...elementsIn(children)];
  // Fragments are symbols; `memo` and `createContext` return objects.
  if (typeof type === 'symbol') return elementsIn(children);
  if (typeof type !== 'function') throw new Error('It renders a component that is not a plain function.');
  return elementsIn((type as (given: object) => ReactNode)(props));
}
