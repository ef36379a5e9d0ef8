import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { OctopusMark } from '../ui/octopus-mark.tsx';
import { darkColors, lightColors } from '../../theme/tokens.ts';
import { modeStorageKey } from './app.tsx';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const html = document.documentElement;

/** Runs the script as the browser does, before anything is painted. */
function runColourMode({ systemIsDark }: { systemIsDark: boolean }): void {
  vi.stubGlobal('matchMedia', () => ({ matches: systemIsDark }));
  document.head.innerHTML = '<meta name="theme-color" content="" />';
  vm.runInThisContext(read('public/colour-mode.js'));
}

const barColour = () => document.querySelector('meta[name="theme-color"]')?.getAttribute('content');

beforeEach(() => {
  localStorage.clear();
  html.removeAttribute('data-light');
  html.removeAttribute('data-dark');
});

describe('before the first paint', () => {
  it.each([
    ['system', true, 'dark'],
    ['system', false, 'light'],
    [null, true, 'dark'],
    ['dark', false, 'dark'],
    ['light', true, 'light'],
  ])('choosing %s, with a dark system: %s, gives %s', (chosen, systemIsDark, mode) => {
    if (chosen !== null) localStorage.setItem(modeStorageKey, chosen);
    runColourMode({ systemIsDark });
    expect(html.getAttributeNames().filter((name) => name.startsWith('data-'))).toEqual([`data-${mode}`]);
    expect(barColour()).toBe((mode === 'dark' ? darkColors : lightColors).surface.card);
  });

  it('a browser without storage follows its system', () => {
    vi.stubGlobal('localStorage', undefined);
    runColourMode({ systemIsDark: true });
    expect(html.hasAttribute('data-dark')).toBe(true);
    vi.unstubAllGlobals();
  });

  it('the background and the mark have the colours of the theme', () => {
    const colours = [...read('src/first-paint.css').matchAll(/: (#\w+);/g)].map(([, colour]) => colour);
    expect(colours).toEqual(
      [
        lightColors.surface.page,
        darkColors.surface.page,
        lightColors.secondary.main,
        darkColors.secondary.main,
      ].map((colour) => colour.toLowerCase()),
    );
  });

  it('the mark is the same as in the header', () => {
    const { body } = new DOMParser().parseFromString(read('index.html'), 'text/html');
    const painted = body.querySelector('svg')?.outerHTML.replaceAll(/\s*(<|\/?>)\s*/g, '$1');
    expect(painted?.replaceAll(/\s+/g, ' ')).toBe(renderToStaticMarkup(<OctopusMark size={56} />));
  });
});
