import { expect, test } from 'vitest';
import { readText } from './read-text.ts';

test('an empty line ends a paragraph, and a single new line does not', () => {
  expect(readText('One\nstill one.\n\nTwo.')).toEqual([
    { kind: 'paragraph', text: 'One still one.' },
    { kind: 'paragraph', text: 'Two.' },
  ]);
});

test('lines that start with dashes are a list, lines that start with numbers are steps', () => {
  expect(readText('Bring:\n\n- clay\n- water\n\n1. Throw.\n2. Fire.')).toEqual([
    { kind: 'paragraph', text: 'Bring:' },
    { kind: 'list', items: ['clay', 'water'] },
    { kind: 'steps', items: ['Throw.', 'Fire.'] },
  ]);
});
