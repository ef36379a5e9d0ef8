import { expect, test } from 'vitest';
import { readOrigins, writeOrigins } from './origins-text.ts';

test('reads origins from lines, commas and spaces', () => {
  expect(readOrigins('https://a.example\nhttps://b.example, https://c.example ,\n\n*')).toEqual([
    'https://a.example',
    'https://b.example',
    'https://c.example',
    '*',
  ]);
});

test('keeps an origin that is given twice once', () => {
  expect(readOrigins('https://a.example, https://a.example')).toEqual(['https://a.example']);
});

test('reads no origins from an empty text', () => {
  expect(readOrigins(' \n ')).toEqual([]);
});

test('reads back what it wrote', () => {
  const origins = ['https://a.example', 'http://localhost:5173'];
  expect(readOrigins(writeOrigins(origins))).toEqual(origins);
});
