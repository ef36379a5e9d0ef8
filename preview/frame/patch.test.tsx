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
    `<section>${title('A')}<div class="s-image"><img></div>${lead('B')}</section>`,
  ],
  ['<section id="a">One<b>two</b></section>', '<section><b>two</b>One<!-- note --></section>'],
  ['<section></section>', `<section>${title('A')}</section>`],
])('%s becomes %s', (old, next) => {
  const one = element(old);
  patch(one, element(next), null);
  expect(one.outerHTML).toBe(next);
});

test('Elements that stay are the same as before', () => {
  const old = element(`<section>${title('A')}<ul><li>1</li></ul>${lead('B')}</section>`);
  const kept = [...old.querySelectorAll('[data-octavo-field]')];
  patch(old, element(`<section><div class="s-image"></div>${title('C')}${lead('D')}</section>`), null);
  expect([...old.querySelectorAll('[data-octavo-field]')]).toEqual(kept);
  expect(kept.map(({ textContent }) => textContent)).toEqual(['C', 'D']);
});

test('The edited text stays, and so does its element where another kind is rendered', () => {
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

test.each([
  ['in another element', title('Title') + '<dl><dd class="s-text" data-octavo-field="lead"></dd></dl>'],
  ['deeper', `${title('Title')}<div class="s-list">${lead('')}</div>`],
  ['before the others', `${lead('')}${title('Title')}`],
  ['after others of its kind', `<p class="s-text">New</p>${title('Title')}${lead('')}<p>New</p>`],
  ['in an element of another kind', `<header>${title('Title')}</header><aside>${lead('')}</aside>`],
  ['not at all', title('Title')],
])('What is typed is never replaced, also where its field is rendered %s', (_, rendered) => {
  const old = element(`<section>${title('A')}${lead('')}</section>`);
  const typed = old.querySelector('p');
  patch(old, element(`<section>${rendered}</section>`), typed);
  expect(old.contains(typed)).toBe(true);
  expect(old.querySelectorAll('[data-octavo-field=lead]')).toHaveLength(1);
  // The caret has left.
  patch(old, element(`<section>${rendered}</section>`), null);
  expect(old.innerHTML).toBe(rendered);
});

test('Items around the one that is being edited come and go', () => {
  const item = (id: string, text: string) =>
    `<li><strong class="s-text" data-octavo-field="list/${id}/title">${text}</strong></li>`;
  const old = element(`<ul>${item('a', 'A')}${item('b', 'Typed')}${item('c', 'C')}</ul>`);
  const typed = [...old.querySelectorAll('strong')][1] ?? null;
  patch(old, element(`<ul>${item('c', 'New')}${item('b', 'Late')}${item('a', 'A')}</ul>`), typed);
  expect(old.outerHTML).toBe(`<ul>${item('c', 'New')}${item('b', 'Typed')}${item('a', 'A')}</ul>`);
  expect(old.contains(typed)).toBe(true);
  // Another editor deleted the item.
  patch(old, element(`<ul>${item('a', 'A')}</ul>`), typed);
  expect(old.outerHTML).toBe(`<ul>${item('a', 'A')}</ul>`);
});

test('Unfolded details stay unfolded', () => {
  const old = element('<section><details open=""><summary>A</summary></details></section>');
  patch(old, element('<section><details><summary>B</summary></details></section>'), null);
  expect(old.innerHTML).toBe('<details open=""><summary>B</summary></details>');
});
