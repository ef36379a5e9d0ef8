import { expect, test } from 'vitest';
import { normalizeUrlPath } from '../../../shared/url-path.ts';
import { suggestUrlPath } from './suggest-url-path.ts';

test('joins the words of a title with hyphens', () => {
  expect(suggestUrlPath('Tea & cakes, since 1998!')).toBe('/tea-cakes-since-1998');
});

test('reads Serbian the same in both scripts', () => {
  expect(suggestUrlPath('Čaj i kolači')).toBe('/caj-i-kolaci');
  expect(suggestUrlPath('Чај и колачи')).toBe('/caj-i-kolaci');
});

test('replaces letters without a decomposition by their usual spelling', () => {
  expect(suggestUrlPath('Łódź')).toBe('/lodz');
  expect(suggestUrlPath('Ørsted et le cœur')).toBe('/orsted-et-le-coeur');
});

test('suggests nothing for a title without letters or digits', () => {
  expect(suggestUrlPath(' — ')).toBe('');
});

test('suggests a path that the server would store unchanged', () => {
  for (const title of ['About us', 'Über uns', 'ĐORĐE', 'Þingvellir', '2026 / spring', 'x'.repeat(600)]) {
    const path = suggestUrlPath(title);
    expect(normalizeUrlPath(path)).toBe(path);
  }
});
