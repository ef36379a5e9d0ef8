import { expect } from 'vitest';
import { linkAddress } from '../../contract/site-address.ts';
import { askTwice, lookups } from './asking.ts';
import {
  delivered,
  renderForSite,
  elementsIn,
  markupOf,
  type DeliveredSample,
  type RenderedElement,
} from './render-for-site.ts';
import { frozen } from './samples.ts';
import { textPlaces, withPartAt } from './value-parts.ts';
import type { ConformanceRule, ConformanceSubject } from './subject.ts';

/** Text that becomes an element wherever it is not escaped. */
const markup = '"><i data-tampered="1">text</i>';

const addresses = ['javascript:alert(1)', 'java\nscript:alert(1)', 'data:text/html,x', '//elsewhere.example'];

/** The rules for the renderer. A plugin without one is rendered by the shape of its values. */
export const renderRules: readonly ConformanceRule[] = [
  {
    id: 'render-samples',
    name: 'renders every sample for a site, even if the records it references are gone',
    remedy:
      'render.tsx: Render whatever deliver returns, also when records are gone, and only messages below site.',
    check(subject) {
      for (const state of Object.keys(lookups) as (keyof typeof lookups)[])
        for (const sample of delivered(subject, state)) {
          const name = `${sample.name}, when ${state}`;
          markupOf(name, renderForSite(subject, { ...sample, name }));
        }
      for (const language of subject.messages.keys())
        for (const sample of delivered(subject)) {
          const name = `${sample.name}, in ${language}`;
          markupOf(name, renderForSite(subject, { ...sample, name }, { language }));
        }
    },
  },
  {
    id: 'render-alike',
    name: 'renders the same for a site from the same value',
    remedy: 'render.tsx: Render from value, options and env alone: no clock, no randomness, no hooks.',
    check(subject) {
      for (const sample of delivered(subject))
        askTwice(sample.name, () => markupOf(sample.name, renderForSite(subject, sample)));
    },
  },
  {
    id: 'render-plain',
    name: 'renders plain elements for a site: no hooks, handlers, styles or scripts',
    remedy: 'render.tsx: Use plain elements with className: no hooks, handlers, refs, style or scripts.',
    check(subject) {
      for (const sample of delivered(subject))
        expect(elementsIn(renderForSite(subject, sample)).flatMap(notPlain), sample.name).toEqual([]);
    },
  },
  {
    id: 'render-escaped',
    name: 'renders text for a site as text, whatever it looks like',
    remedy: 'render.tsx: Put text between tags; dangerouslySetInnerHTML does not escape it.',
    check(subject) {
      for (const sample of delivered(subject)) {
        const raw = rendered(subject, sample).filter(({ props }) => raws.some((name) => name in props));
        expect(
          raw.map(({ tag }) => `<${tag}> with HTML of its own`),
          sample.name,
        ).toEqual([]);
        for (const changed of tampered(sample, [markup])) {
          const template = document.createElement('template');
          template.innerHTML = orElse('', () => markupOf(changed.name, renderForSite(subject, changed)));
          expect(template.content.querySelector('[data-tampered]'), changed.name).toBeNull();
        }
      }
    },
  },
  {
    id: 'render-links',
    name: 'links on a site only to web, mail and telephone addresses and paths of the site',
    remedy: 'render.tsx: Pass addresses through env.href, and those of images through renderImages.',
    check(subject) {
      for (const sample of delivered(subject))
        for (const one of [sample, ...tampered(sample, addresses)])
          expect(rendered(subject, one).flatMap(unsafeAddresses), one.name).toEqual([]);
    },
  },
  {
    id: 'render-typed',
    name: 'renders a value that is typed into the preview as one element with its text',
    remedy:
      'render.tsx: Render one element with {...env.mark} and the value as its text, or null for a blank value.',
    check(subject) {
      if (subject.render?.typed === undefined) return;
      for (const sample of delivered(subject)) seeTyped(subject, sample);
    },
  },
];

const raws = ['dangerouslySetInnerHTML', 'srcDoc'];
const forbidden = ['script', 'style', 'link', 'meta', 'base', 'iframe', 'object', 'embed', 'svg', 'form'];
const addressed = ['href', 'src', 'srcSet', 'action', 'formAction', 'poster', 'data', 'cite', 'xlinkHref'];

/** The elements, or none if the renderer throws: other rules say so, and a changed value may be anything. */
function rendered(subject: ConformanceSubject, sample: DeliveredSample): readonly RenderedElement[] {
  return orElse([], () => elementsIn(renderForSite(subject, sample)));
}

function orElse<Answer>(spare: Answer, ask: () => Answer): Answer {
  try {
    return ask();
  } catch {
    return spare;
  }
}

function notPlain({ tag, props }: RenderedElement): readonly string[] {
  const attributes = Object.keys(props).filter((name) => /^(on[A-Z]|on[a-z]+$|style$|ref$)/.test(name));
  return [
    ...(forbidden.includes(tag) ? [`<${tag}>`] : []),
    ...attributes.map((name) => `<${tag}> with ${name}`),
  ];
}

function unsafeAddresses({ tag, props }: RenderedElement): readonly string[] {
  return addressed.flatMap((name) => {
    const given = props[name];
    if (given === undefined || given === null) return [];
    const [address = ''] = name === 'srcSet' ? String(given).split(' ') : [String(given)];
    const isSafe = address.startsWith('#') || linkAddress(address) === address;
    return isSafe ? [] : [`<${tag} ${name}="${address}">`];
  });
}

function seeTyped(subject: ConformanceSubject, sample: DeliveredSample): void {
  const { name, value } = sample;
  expect(typeof value, `${name}: what is typed`).toBe('string');
  const text = String(value);
  const marked = markupOf(name, renderForSite(subject, sample, { mark: { 'data-octavo-field': 'typed' } }));
  const template = document.createElement('template');
  template.innerHTML = marked;
  const { children, childNodes, textContent } = template.content;
  if (text.trim() === '') {
    expect(marked, `${name}: what is rendered of a blank text`).toBe('');
    return;
  }
  expect(childNodes.length, `${name}: how many elements are rendered`).toBe(1);
  expect(children[0]?.getAttribute('data-octavo-field'), `${name}: the mark of its element`).toBe('typed');
  expect(children[0]?.childElementCount, `${name}: elements inside of it`).toBe(0);
  expect(textContent, `${name}: its text`).toBe(text);
  const unmarked = markupOf(name, renderForSite(subject, sample));
  expect(marked.replace(' data-octavo-field="typed"', ''), `${name}: apart from its mark`).toBe(unmarked);
}

/** Long texts repeat the same shapes. */
const mostTexts = 40;

/** A sample once for each of its texts and each replacement, with only that text replaced. */
function tampered(sample: DeliveredSample, replacements: readonly string[]): readonly DeliveredSample[] {
  const places = textPlaces(sample.value).slice(0, mostTexts);
  return places.flatMap((place) =>
    replacements.map((text) => ({
      ...sample,
      name: `${sample.name}, with ${JSON.stringify(text)} at /${place.join('/')}`,
      value: frozen(withPartAt(sample.value, place, text)),
    })),
  );
}
