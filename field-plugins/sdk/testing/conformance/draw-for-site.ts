import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ReferenceLookup } from '../../contract/field.ts';
import { createFieldRenderers, type FieldMark } from '../../contract/render.ts';
import { isLanguage } from '../../../../shared/languages.ts';
import { knownRender } from '../known-render.ts';
import type { ReadSample } from '../read-sample.ts';
import { frozen, frozenCopy } from './freeze.ts';
import { lookups } from './lookups.ts';
import { shown } from './shown-samples.ts';
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
  state = 'everything is there',
): readonly DeliveredSample[] {
  const lookup = lookups[state] ?? gone;
  return shown(subject).map((sample) => ({
    sample: sample.name,
    name: sample.name,
    options: frozen(sample.options),
    value: frozen(deliver(subject, sample, lookup)),
  }));
}

const gone: ReferenceLookup = { media: () => undefined, page: () => undefined };

function deliver({ plugin }: ConformanceSubject, { value }: ReadSample, lookup: ReferenceLookup): unknown {
  return plugin.deliver === undefined ? frozenCopy(value) : plugin.deliver(frozenCopy(value), lookup);
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
