import { expect, it } from 'vitest';
import { inertHtml } from './inert-html.ts';

it.each([
  ['a style', '<p style="color: red">x</p>', '<p data-style="color: red">x</p>'],
  ['a handler', '<h1 onclick="go()">x</h1>', '<h1 data-onclick="go()">x</h1>'],
  ['upper case', '<P ONCLICK=go() Style=a>x', '<P data-ONCLICK=go() data-Style=a>x'],
  ['attributes that nothing divides', '<svg/onload="a"style=b>', '<svg/data-onload="a"data-style=b>'],
  ['spaces around the sign', "<i title = 'a' onfocus\n=\n'b'>", "<i title = 'a' data-onfocus\n=\n'b'>"],
  [
    'a sign that would end the tag, in a value',
    '<a title=">" onclick="b">x',
    '<a title=">" data-onclick="b">x',
  ],
  ['a value that is not closed', '<a title="b onclick=c', '<a title="b data-onclick=c'],
  ['a tag that is not closed', '<img src=x onerror=a', '<img src=x data-onerror=a'],
  ['a style sheet', 'a<style>p { color: red }</style>b<STYLE type=x>c', 'ab'],
])('takes the power from %s', (_name, html, inert) => {
  expect(inertHtml(html)).toBe(inert);
});

it.each([
  '<p>on = style = x</p>',
  '<a href="?style=a onclick=b">x</a>',
  '<a title=\'onclick="a"\'>x</a>',
  '1 < 2 on=3 > 2',
  '<styled-text>x</styled-text><online>x</online>',
])('leaves the rest as it is: %s', (html) => {
  expect(inertHtml(html)).toBe(html);
});
