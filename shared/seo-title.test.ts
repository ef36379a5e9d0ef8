import { expect, test } from 'vitest';
import { fillTitleTemplate, findUnknownPlaceholder } from './seo-title.ts';

const titles = { title: 'About {workspace} $1', workspace: 'Tea & co.' };

test.each([
  ['', 'About {workspace} $1'],
  ['{title} · {workspace}', 'About {workspace} $1 · Tea & co.'],
  ['{title}{title}', 'About {workspace} $1About {workspace} $1'],
  ['Always this', 'Always this'],
  ['{other} {', '{other} {'],
])('the template %j produces the title %j', (template, title) => {
  expect(fillTitleTemplate(template, titles)).toBe(title);
});

test('a page that is called as the site is has that name once', () => {
  const both = { title: 'Tea & co.', workspace: 'Tea & co.' };
  expect(fillTitleTemplate('{title} · {workspace}', both)).toBe('Tea & co.');
});

test.each([
  ['{title} · {workspace}', undefined],
  ['no braces', undefined],
  ['{', undefined],
  ['{title} {site} {page}', '{site}'],
  ['{}', '{}'],
  ['{ title }', '{ title }'],
  ['{toString}', '{toString}'],
])('the unknown placeholder in %j is %j', (template, unknown) => {
  expect(findUnknownPlaceholder(template)).toBe(unknown);
});
