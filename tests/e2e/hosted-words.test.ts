import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages } from '../../shared/languages.ts';
import type { Workspace } from '../../shared/wire/workspaces.ts';
import { openStage } from './support/open-app.ts';
import { signInTo } from './support/sign-in-to.ts';

/** Words that every demo site shows somewhere: on its pages, on its 404 page, or around its form. */
const always = [
  ...['skip', 'menu', 'close', 'navigation', 'footer_navigation', 'new_tab', 'enlarge'],
  ...['form.label', 'form.name', 'form.email', 'form.message', 'form.send', 'form.sent', 'form.not_sent'],
  ...['not_found.title', 'not_found.text', 'not_found.home'],
];

const stage = openStage();

describe.each(['SHOP', 'BLOG', 'PORTFOLIO'])('the words of the theme on the demo’s %s', (type) => {
  it.each(languages)('are in the language of the site: %s', async (language) => {
    const base = await speak(stage.server.url, type, language);
    const pages = await readSite(base);
    for (const html of pages)
      expect(html).toMatch(new RegExp(`<html lang="${language === 'sr' ? 'sr-Latn' : language}"`));
    const html = pages.join('\n');
    const isRendered = (word: string) =>
      [`>${word}<`, `> ${word}<`, `="${word}"`].some((part) => html.includes(part));
    const own = wordsOf(language);
    expect(always.filter((key) => !isRendered(own.get(key) ?? ''))).toEqual([]);
    // Content of the demo is English, so a word of it that is a word of the theme would be no stray there.
    const words = new Set(own.values());
    const others = languages.filter((one) => one !== language).flatMap((one) => [...wordsOf(one).values()]);
    expect(others.filter((word) => !words.has(word) && isRendered(word))).toEqual([]);
  });
});

/** Gives the site of this type a language, and answers where it is. */
async function speak(server: string, type: string, language: string): Promise<string> {
  const call = await signInTo({ url: server });
  const { results } = await call<{ readonly results: readonly Workspace[] }>('workspaces/');
  const site = results.find((one) => one.type === type);
  if (site === undefined) throw new Error(`The demo has no ${type}.`);
  await call(`workspaces/${site.id}/`, { site_language: language }, 'PATCH');
  return `${server}/sites/${site.site_slug}`;
}

/** Every page of a site, the answer of its form, and the page for an address that it does not have. */
async function readSite(base: string): Promise<readonly string[]> {
  const read = async (address: string) => (await fetch(address)).text();
  const sitemap = await read(`${base}/sitemap.xml`);
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+\/sites\/[^/]+(.*?)<\/loc>/g)];
  expect(paths.length).toBeGreaterThan(4);
  const pages = await Promise.all(
    paths.flatMap(([, at = '']) => [read(base + at), read(`${base}${at}?sent=1`)]),
  );
  const action = pages.map((html) => /<form[^>]* action="([^"]+)"/.exec(html)?.[1]).find(Boolean);
  if (action === undefined) throw new Error('The site has no form.');
  const body = new URLSearchParams({ name: 'Ivo', email: 'ivo@', message: '' });
  const rejected = await fetch(new URL(action, base), { method: 'POST', body });
  return [...pages, await rejected.text(), await read(`${base}/nothing`)];
}

/** The theme's words in a language by their key, as they are in HTML. */
function wordsOf(language: string): ReadonlyMap<string, string> {
  const file = path.resolve(import.meta.dirname, '../../locales', language, 'site.json');
  const words = new Map<string, string>();
  const collect = (part: object, before: string) => {
    for (const [key, value] of Object.entries(part))
      if (typeof value === 'string') words.set(before + key, value.replaceAll("'", '&#x27;'));
      else collect(value as object, `${before}${key}.`);
  };
  collect(JSON.parse(fs.readFileSync(file, 'utf8')) as object, '');
  return words;
}
