import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import { renderToStaticMarkup } from 'react-dom/server';
import { render } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { brandPage } from '../../server/platform/brand/brand-page.ts';
import { readBrand as serverBrand } from '../../server/platform/brand/read-brand.ts';
import { brandElement, type PageBrand } from '../../shared/brand.ts';
import { BrandMark } from '../ui/brand-mark.tsx';
import { BrandContext, readBrand } from '../ui/brand.ts';
import { OctopusMark } from '../ui/octopus-mark.tsx';
import { darkColors, lightColors } from '../../theme/tokens.ts';
import { modeStorageKey } from '../lib/colour-mode.ts';
import { StartFailure } from './start-failure.tsx';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const html = document.documentElement;

/** Runs the script as the browser does, before anything is painted. */
function runBeforeStart({ systemIsDark }: { systemIsDark: boolean }): void {
  vi.stubGlobal('matchMedia', () => ({ matches: systemIsDark }));
  document.head.innerHTML = '<meta name="theme-color" content="" />';
  vm.runInThisContext(read('public/before-start.js'));
}

const barColour = () => document.querySelector('meta[name="theme-color"]')?.getAttribute('content');

beforeEach(() => {
  localStorage.clear();
  html.removeAttribute('data-light');
  html.removeAttribute('data-dark');
});

function dataFor(brand: PageBrand): string {
  return `<script type="application/json" id="${brandElement}">${JSON.stringify(brand)}</script>`;
}

describe('before the first paint', () => {
  it.each([
    ['system', true, 'dark'],
    ['system', false, 'light'],
    [null, true, 'dark'],
    ['dark', false, 'dark'],
    ['light', true, 'light'],
  ])('choosing %s, with a dark system: %s, gives %s', (chosen, systemIsDark, mode) => {
    if (chosen !== null) localStorage.setItem(modeStorageKey, chosen);
    runBeforeStart({ systemIsDark });
    expect(html.getAttributeNames().filter((name) => name.startsWith('data-'))).toEqual([`data-${mode}`]);
    expect(barColour()).toBe((mode === 'dark' ? darkColors : lightColors).surface.card);
  });

  it('the notice that the app is missing has the words of the screen without texts', () => {
    document.body.innerHTML = '<div id="root"></div>';
    runBeforeStart({ systemIsDark: false });
    document.title = 'Octavo';
    dispatchEvent(new Event('octavo:unloaded'));
    const notice = document.getElementById('root')?.textContent;
    const { container } = render(<StartFailure />);
    expect(notice).toBe(container.textContent);
  });

  it('the app reads the brand that the server wrote into the page', () => {
    expect(readBrand()).toEqual({ name: 'Octavo' });
    document.head.innerHTML = dataFor({ office: 'hello@meridian.example' });
    expect(readBrand()).toEqual({ name: 'Octavo', office: 'hello@meridian.example' });
    document.head.innerHTML = dataFor({ name: 'Meridian' });
    expect(readBrand()).toEqual({ name: 'Meridian' });
  });

  it('the logo is the same as on the start screen', () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'octavo-brand-'));
    const logo = path.join(folder, 'logo.svg');
    fs.writeFileSync(logo, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 10"/>');
    const brand = serverBrand((name) => (/_LOGO/.test(name) ? logo : undefined));
    fs.rmSync(folder, { recursive: true });
    const { body } = new DOMParser().parseFromString(brandPage(read('index.html'), brand), 'text/html');
    const attributes = (part: ParentNode) =>
      [...part.querySelectorAll('img')].map((image) =>
        Object.fromEntries([...image.attributes].map(({ name, value }) => [name, value])),
      );
    const rendered = document.createElement('div');
    rendered.innerHTML = renderToStaticMarkup(
      <BrandContext value={{ name: 'Octavo', ...brand.page }}>
        <BrandMark size={56} />
      </BrandContext>,
    );
    expect(attributes(body)).toEqual(attributes(rendered));
    expect(attributes(body)).toMatchObject([
      { width: '200', height: '22', 'data-logo': 'light' },
      { width: '200', height: '22', 'data-logo': 'dark' },
    ]);
  });

  it('the mark is the same as in the header', () => {
    const { body } = new DOMParser().parseFromString(read('index.html'), 'text/html');
    const painted = body.querySelector('svg')?.outerHTML.replaceAll(/\s*(<|\/?>)\s*/g, '$1');
    expect(painted?.replaceAll(/\s+/g, ' ')).toBe(renderToStaticMarkup(<OctopusMark size={56} />));
  });
});
