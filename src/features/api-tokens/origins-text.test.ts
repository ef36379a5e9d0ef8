import { expect, test } from 'vitest';
import { readOrigins } from './origins-text.ts';

test('reads origins separated by lines or commas, each once', () => {
  expect(readOrigins('https://a.example\nhttps://b.example, https://a.example,\n')).toEqual([
    'https://a.example',
    'https://b.example',
  ]);
});

test('accepts an address copied from an address bar', () => {
  expect(readOrigins('https://Tea.Example/\nHTTP://localhost:3000/')).toEqual([
    'https://tea.example',
    'http://localhost:3000',
  ]);
});

test('keeps anything longer than an origin, so its error names the entered text', () => {
  const text = 'https://tea.example/Menu/\nTea.Example\n*';
  expect(readOrigins(text)).toEqual(['https://tea.example/Menu/', 'Tea.Example', '*']);
});
