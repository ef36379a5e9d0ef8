import { expect } from 'vitest';
import { linkAddress } from '../../contract/site-address.ts';
import { askTwice, lookups } from './asking.ts';
import {
  delivered,
  elementsOf,
  markupOf,
  type DeliveredSample,
  type RenderedElement,
} from './render-for-site.ts';
import { frozen } from './samples.ts';
import type { ConformanceRules, ConformanceSubject } from './subject.ts';
import { textPlaces, withPartAt } from './value-parts.ts';

/** Text that becomes an element wherever it is not escaped. */
const markup = '"><i data-tampered="1">text</i>';

const addresses = ['javascript:alert(1)', 'java\nscript:alert(1)', 'data:text/html,x', '//elsewhere.example'];

/** The rules for the renderer. A plugin without one is rendered by the shape of its values. */
export const renderRules: ConformanceRules = {
  'render-samples': {
    name: 'renders every sample for a site, even if the records it references are gone',
    remedy:
      'render.tsx: Render whatever deliver returns, also when records are gone, and only messages below site.',
    check(subject) {
      for (const state of Object.keys(lookups) as (keyof typeof lookups)[])
        for (const sample of delivered(subject, state))
          markupOf(subject, { ...sample, name: `${sample.name}, when ${state}` });
      for (const language of subject.messages.keys())
        for (const sample of delivered(subject))
          markupOf(subject, { ...sample, name: `${sample.name}, in ${language}` }, { language });
    },
  },
  'render-alike': {
    name: 'renders the same for a site from the same value',
    remedy: 'render.tsx: Render from value, options and env alone: no clock, no randomness, no hooks.',
    check(subject) {
      for (const sample of delivered(subject)) askTwice(sample.name, () => markupOf(subject, sample));
    },
  },
  'render-plain': {
    name: 'renders plain elements for a site: no hooks, handlers, styles or scripts',
    remedy: 'render.tsx: Use plain elements with className: no hooks, handlers, refs, style or scripts.',
    check(subject) {
      for (const sample of delivered(subject))
        expect(elementsOf(subject, sample).flatMap(notPlain), sample.name).toEqual([]);
    },
  },
  'render-escaped': {
    name: 'renders text for a site as text, whatever it looks like',
    remedy: 'render.tsx: Put text between tags; dangerouslySetInnerHTML does not escape it.',
    check(subject) {
      for (const sample of tampered(subject, [markup]))
        expect(contentOf(subject, sample).querySelector('[data-tampered]'), sample.name).toBeNull();
    },
  },
  'render-links': {
    name: 'links on a site only to web, mail and telephone addresses and paths of the site',
    remedy: 'render.tsx: Pass addresses through env.href, and those of images through renderImages.',
    check(subject) {
      for (const sample of [...delivered(subject), ...tampered(subject, addresses)]) {
        const elements = [...contentOf(subject, sample).querySelectorAll('*')];
        expect(elements.flatMap(unsafeAddresses), sample.name).toEqual([]);
      }
    },
  },
  'render-typed': {
    name: 'renders a value that is typed into the preview as one element with its text',
    remedy:
      'render.tsx: Render one element with {...env.mark} and the value as its text, or null for a blank value.',
    check(subject) {
      if (subject.render?.typed === undefined) return;
      for (const sample of delivered(subject)) seeTyped(subject, sample);
    },
  },
};

const forbidden = ['script', 'style', 'link', 'meta', 'base', 'iframe', 'object', 'embed', 'svg', 'form'];
const addressed = ['href', 'src', 'srcset', 'action', 'formaction', 'poster', 'data', 'cite'];

function notPlain({ tag, props }: RenderedElement): readonly string[] {
  const attributes = Object.keys(props).filter((name) => /^(on[A-Z]|on[a-z]+$|style$|ref$)/.test(name));
  return [
    ...(forbidden.includes(tag) ? [`<${tag}>`] : []),
    ...attributes.map((name) => `<${tag}> with ${name}`),
  ];
}

/** The parsed HTML; empty if the renderer throws: other rules say so, and a changed value may be anything. */
function contentOf(subject: ConformanceSubject, sample: DeliveredSample): DocumentFragment {
  const template = document.createElement('template');
  try {
    template.innerHTML = markupOf(subject, sample);
  } catch {
    template.innerHTML = '';
  }
  return template.content;
}

function unsafeAddresses(element: Element): readonly string[] {
  return addressed.flatMap((name) => {
    const given = element.getAttribute(name) ?? '#';
    const address = name === 'srcset' ? given.replace(/ .*$/s, '') : given;
    const isSafe = address.startsWith('#') || linkAddress(address) === address;
    return isSafe ? [] : [`<${element.localName} ${name}="${address}">`];
  });
}

function seeTyped(subject: ConformanceSubject, sample: DeliveredSample): void {
  const { name, value } = sample;
  expect(typeof value, `${name}: what is typed`).toBe('string');
  const marked = markupOf(subject, sample, { mark: { 'data-octavo-field': 'typed' } });
  if (String(value).trim() === '') {
    expect(marked, `${name}: what is rendered of a blank text`).toBe('');
    return;
  }
  const template = document.createElement('template');
  template.innerHTML = marked;
  const [element, ...others] = template.content.children;
  expect([...others, ...(element?.children ?? [])], `${name}: other elements`).toEqual([]);
  expect(element?.getAttribute('data-octavo-field'), `${name}: the mark of its element`).toBe('typed');
  expect([element?.textContent, template.content.textContent], `${name}: its text`).toEqual([value, value]);
  const unmarked = marked.replace(' data-octavo-field="typed"', '');
  expect(unmarked, `${name}: apart from its mark`).toBe(markupOf(subject, sample));
}

/** Long texts repeat the same shapes. */
const mostTexts = 40;

/** Every sample once for each of its texts and each replacement, with only that text replaced. */
function tampered(subject: ConformanceSubject, replacements: readonly string[]): readonly DeliveredSample[] {
  return delivered(subject).flatMap((sample) =>
    textPlaces(sample.value)
      .slice(0, mostTexts)
      .flatMap((place) =>
        replacements.map((text) => ({
          ...sample,
          name: `${sample.name}, with ${JSON.stringify(text)} at /${place.join('/')}`,
          value: frozen(withPartAt(sample.value, place, text)),
        })),
      ),
  );
}
