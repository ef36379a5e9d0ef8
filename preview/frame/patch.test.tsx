import { expect, test } from 'vitest';
import { patch } from './patch.ts';

function element(html: string): HTMLElement {
  const around = document.createElement('div');
  around.innerHTML = html;
  return around.firstElementChild as HTMLElement;
}

const title = (text: string) => `<h2 class="s-text s-title" data-octavo-field="title">${text}</h2>`;
const lead = (text: string) => `<p class="s-text" data-octavo-field="lead">${text}</p>`;

test.each([
  [`<section>${title('A')}${lead('B')}</section>`, `<section class="x">${title('C')}</section>`],
  [
    `<section>${lead('B')}</section>`,
    `<section>${title('A')}<div class="s-picture"><img></div>${lead('B')}</section>`,
  ],
  ['<section id="a">One<b>two</b></section>', '<section><b>two</b>One<!-- note --></section>'],
  ['<section></section>', `<section>${title('A')}</section>`],
])('%s becomes %s', (old, next) => {
  const one = element(old);
  patch(one, element(next), null);
  expect(one.outerHTML).toBe(next);
});

test('What stays is the same element as before', () => {
  const old = element(`<section>${title('A')}<ul><li>1</li></ul>${lead('B')}</section>`);
  const kept = [...old.querySelectorAll('[data-octavo-field]')];
  patch(old, element(`<section><div class="s-picture"></div>${title('C')}${lead('D')}</section>`), null);
  expect([...old.querySelectorAll('[data-octavo-field]')]).toEqual(kept);
  expect(kept.map(({ textContent }) => textContent)).toEqual(['C', 'D']);
});

test('The text that is being typed stays, and so does its element where another kind is drawn', () => {
  const old = element(`<section>${title('Typed')}${lead('B')}</section>`);
  const typed = old.querySelector('h2');
  patch(old, element(`<section>${title('Late').replace('>', ' title="x">')}${lead('D')}</section>`), typed);
  expect([typed?.textContent, typed?.title, old.textContent]).toEqual(['Typed', 'x', 'TypedD']);
  const asText = '<p class="s-text" data-octavo-field="title">Late</p>';
  patch(old, element(`<section>${asText}${lead('D')}</section>`), typed);
  expect(old.firstElementChild).toBe(typed);
  patch(old, element(`<section>${asText}${lead('D')}</section>`), null);
  expect(old.innerHTML).toBe(`${asText}${lead('D')}`);
});

test('What somebody has unfolded stays unfolded', () => {
  const old = element('<section><details open=""><summary>A</summary></details></section>');
  patch(old, element('<section><details><summary>B</summary></details></section>'), null);
  expect(old.innerHTML).toBe('<details open=""><summary>B</summary></details>');
});
