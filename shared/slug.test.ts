import { expect, it } from 'vitest';
import { makeSlug } from './slug.ts';

it.each([
  ['Hero', 'hero'],
  ['Image gallery', 'image-gallery'],
  [' Fragen & Antworten: größer! ', 'fragen-antworten-grosser'],
  ['Радно време', 'radno-vreme'],
  ['FAQ 2', 'faq-2'],
  ['Œuvres d’Ærø', 'oeuvres-d-aero'],
  ['図', 'type'],
  [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
])('the slug of %j is %s', (name, slug) => {
  expect(makeSlug(name, new Set())).toBe(slug);
});

it('a slug that is taken gets a number', () => {
  expect(makeSlug('Hero', new Set(['hero']))).toBe('hero-2');
  expect(makeSlug('Hero', new Set(['hero', 'hero-2', 'hero-4']))).toBe('hero-3');
});
