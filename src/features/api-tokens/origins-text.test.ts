import { expect, test } from 'vitest';
import { readOrigins } from './origins-text.ts';

test('reads one origin a line, or with commas between them, each once', () => {
  expect(readOrigins('https://a.example\nhttps://b.example, https://a.example,\n')).toEqual([
    'https://a.example',
    'https://b.example',
  ]);
});

test('takes an address as an address bar copies it', () => {
  expect(readOrigins('https://Tea.Example/\nHTTP://localhost:3000/')).toEqual([
    'https://tea.example',
    'http://localhost:3000',
  ]);
});

test('leaves alone what is more than an origin, so that its refusal names what was written', () => {
  const text = 'https://tea.example/Menu/\nTea.Example\n*';
  expect(readOrigins(text)).toEqual(['https://tea.example/Menu/', 'Tea.Example', '*']);
});
