import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { expect, test } from 'vitest';
import { type RichFeature, richFeatures } from '../options.ts';
import type { RichNode, RichText } from '../rich-text.ts';
import { toDocument, toValue } from './convert.ts';
import { pasting } from './paste.ts';

/** The value after a paste into an empty field. */
function valueAfter(html: string, features: readonly RichFeature[] = richFeatures): RichText {
  const view = new EditorView(document.createElement('div'), {
    state: EditorState.create({ doc: toDocument([]), plugins: [pasting(features)] }),
  });
  // jsdom has no class for this event.
  view.pasteHTML(html, new Event('paste') as ClipboardEvent);
  const value = toValue(view.state.doc);
  view.destroy();
  return value;
}

/** The same as text: one line for each block, with a sign for its type. */
function pasted(html: string): readonly string[] {
  return valueAfter(html).flatMap((node) => linesOf(node));
}

function linesOf(node: RichNode, indent = ''): readonly string[] {
  switch (node.type) {
    case 'code_block':
      return [node.text];
    case 'quote':
      return node.content.flatMap((inner) => linesOf(inner, '> '));
    case 'bullet_list':
    case 'ordered_list':
      return node.items.flatMap(({ content }, index) => {
        const sign = node.type === 'ordered_list' ? `${index + 1}.` : '-';
        return content.flatMap((inner, at) => linesOf(inner, at === 0 ? `${indent}${sign} ` : `${indent}  `));
      });
    case 'heading':
    case 'paragraph': {
      const text = node.content.map((run) => (run.bold ? `*${run.text}*` : run.text)).join('');
      return [`${indent}${node.type === 'heading' ? `${'#'.repeat(node.level)} ` : ''}${text}`];
    }
  }
}

test('cells of Excel come as lines with the cells apart', () => {
  const excel = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:x="urn:schemas-microsoft-com:office:excel"><head>
    <meta name=ProgId content=Excel.Sheet><style><!--table {mso-displayed-decimal-separator:"\\,";} .xl65 {mso-number-format:Fixed;}--></style></head>
    <body link="#0563C1"><table border=0 cellpadding=0 cellspacing=0 width=128 style='border-collapse:collapse;width:96pt'>
    <!--StartFragment--> <col width=64 span=2 style='width:48pt'>
    <tr height=20 style='height:15.0pt'>
      <td height=20 width=64 style='height:15.0pt;width:48pt'>Tea</td>
      <td class=xl65 align=right width=64 style='width:48pt'>3,50</td>
    </tr>
    <tr height=20 style='height:15.0pt'>
      <td height=20 style='height:15.0pt'><b>Coffee</b></td>
      <td class=xl65 align=right>4,20</td>
    </tr><!--EndFragment--></table></body></html>`;
  expect(pasted(excel)).toEqual(['Tea | 3,50', '*Coffee* | 4,20']);
});

test('cells of Google Sheets keep their lines, and a cell without a text its place', () => {
  const sheets = `<meta charset='utf-8'><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}--></style>
    <table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" dir="ltr" border="1" data-sheets-root="1" data-sheets-baot="1"><colgroup><col width="100"/><col width="100"/><col width="100"/></colgroup><tbody>
    <tr style="height:21px;"><td style="overflow:hidden;padding:2px 3px;" data-sheets-value="{&quot;1&quot;:2,&quot;2&quot;:&quot;Tea&quot;}">Tea</td><td></td><td data-sheets-numberformat="{&quot;1&quot;:2}">3.50</td></tr>
    <tr style="height:21px;"><td style="font-weight:bold;">Two<br/>lines</td><td>cold</td><td></td></tr>
    <tr style="height:21px;"><td></td><td></td><td></td></tr></tbody></table></google-sheets-html-origin>`;
  expect(pasted(sheets)).toEqual(['Tea | | 3.50', 'Two lines | cold']);
});

test('cells of LibreOffice and of Word come as lines, too', () => {
  const calc = `<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.0 Transitional//EN"><html><head><meta name="generator" content="LibreOffice 24.2"/></head><body>
    <table cellspacing="0" border="0"><colgroup span="2" width="85"></colgroup>
    <tr><td height="17" align="left"><font face="Liberation Sans">Tea</font></td><td align="right" sdval="3.5" sdnum="1033;"><font face="Liberation Sans">3.50</font></td></tr>
    <tr><td height="17" align="left">Coffee</td><td align="left"><br></td></tr></table></body></html>`;
  expect(pasted(calc)).toEqual(['Tea | 3.50', 'Coffee']);
  const word = `<table class=MsoTableGrid border=1><tr style='mso-yfti-irow:0'><td width=301 valign=top><p class=MsoNormal>Tea<o:p></o:p></p></td><td width=301><p class=MsoNormal><b>3,50<o:p></o:p></b></p></td></tr></table><p class=MsoNormal>After</p>`;
  expect(pasted(word)).toEqual(['Tea | *3,50*', 'After']);
});

test.each([
  [`<td><b>Tea</b><div>with milk</div></td><td>3,50</td>`, '*Tea* with milk | 3,50'],
  [`<td>Monday<div>9-17</div></td><td>Tea<p>green</p></td>`, 'Monday 9-17 | Tea green'],
  [`<td>Outer<table><tr><td>a</td><td>b</td></tr></table></td><td>Next</td>`, 'Outer a | b | Next'],
  [`<td><div><p>Tea</p></div></td><td><div><p>3,50</p></div></td>`, 'Tea | 3,50'],
  [`<td><p>Tea</p></td><td><p>3,50</p><p></p></td>`, 'Tea | 3,50'],
  [`<td><p><span>Tea</span></p></td><td><p>3,50</p><p>net</p></td>`, 'Tea | 3,50 net'],
  [`<th><h3>Drink</h3></th><th><h3>Price</h3></th>`, 'Drink | Price'],
])('a row of short texts is one line, whatever stands in its cells: %s', (cells, line) => {
  expect(pasted(`<table><tr>${cells}</tr></table>`)).toEqual([line]);
});

test('a row with a list or with long paragraphs becomes these texts', () => {
  const long = 'A sentence of a longer text. '.repeat(5).trim();
  const cells = `<td><p>${long}</p><p>${long}</p></td><td>Aside<ul><li>One</li><li>Two</li></ul></td>`;
  expect(pasted(`<table><tr>${cells}</tr></table>`)).toEqual([long, long, 'Aside', '- One', '- Two']);
});

test('text deleted by a tracked change is left out', () => {
  const deleted = '<del cite="mailto:Ana" datetime="2026-11-28T10:00">old</del>';
  expect(pasted(`<p>5 ${deleted}<ins>new</ins></p><p><del>Struck</del> text</p>`)).toEqual([
    '5 new',
    'Struck text',
  ]);
});

const word = (name: string, level: number, sign: string, text: string, tag = 'p') =>
  `<${tag} class=MsoListParagraph style='margin-left:36.0pt;text-indent:-18.0pt;mso-list:${name} level${level} lfo1'><![if !supportLists]><span style='mso-fareast-font-family:Calibri'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></${tag}>`;

test('a heading with a number from Word is a heading with its number', () => {
  const html = `<html xmlns:w="urn:schemas-microsoft-com:office:word"><body>${word('l0', 1, '1.', 'Start', 'h1')}<p class=MsoNormal>Text<o:p></o:p></p>${word('l0', 2, '1.2', 'More', 'h2')}</body></html>`;
  expect(pasted(html)).toEqual(['## 1. Start', 'Text', '## 1.2 More']);
});

test.each([
  [
    'Word',
    `<p class=MsoNormal>One<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>Two</p>`,
  ],
  [
    'LibreOffice',
    `<p style="margin-bottom: 0cm">One</p>\n<p style="margin-bottom: 0cm"><br/>\n</p><p>Two</p>`,
  ],
])('a blank line of %s is a blank line', (_program, html) => {
  expect(pasted(html)).toEqual(['One', '', 'Two']);
});

test('a list of another kind becomes a separate list, at every level', () => {
  const html = [
    word('l0', 1, '1.', 'One'),
    word('l0', 2, 'a.', 'Inner'),
    word('l1', 2, '·', 'Point'),
    word('l0', 1, '2.', 'Two'),
    word('l1', 1, '·', 'Bullet'),
    word('l1', 1, '·', 'Another'),
    word('l2', 3, '1.', 'Deep'),
  ].join('\n');
  expect(pasted(html)).toEqual([
    '1. One',
    '  1. Inner',
    '  - Point',
    '2. Two',
    '- Bullet',
    '- Another',
    '  1. Deep',
  ]);
});

test('items of Word for the web are one list with its levels, and end without a space', () => {
  const end = `<span class="EOP SCXW1" data-ccp-props="{}">&nbsp;</span>`;
  const line = (text: string) =>
    `<p class="Paragraph" xml:lang="EN-US"><span class="TextRun">${text}</span>${end}</p>`;
  const item = (list: string, level: number, text: string) =>
    `<div class="ListContainerWrapper SCXW1"><${list} class="List" role="list"><li data-leveltext="%1." data-listid="1" data-aria-level="${level}" role="listitem">${line(text)}</li></${list.slice(0, 2)}></div>`;
  const html = [
    `<div class="OutlineElement Ltr SCXW1">${line('Before')}</div>`,
    item('ol start="1"', 1, 'One'),
    item('ol start="1"', 2, 'Inner'),
    item('ol start="2"', 2, 'Second'),
    item('ol start="2"', 1, 'Two'),
    item('ul', 1, 'Point'),
    `<div class="OutlineElement Ltr SCXW1">${line('')}</div>`,
    `<div class="OutlineElement Ltr SCXW1">${line('After')}</div>`,
  ].join('');
  expect(pasted(html)).toEqual([
    'Before',
    '1. One',
    '  1. Inner',
    '  2. Second',
    '2. Two',
    '- Point',
    '',
    'After',
  ]);
});

test('a line break between blocks, as Google Docs writes a blank line, is a blank line', () => {
  const docs = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1f2e"><h2 dir="ltr"><span>Title</span></h2><br />
    <p dir="ltr"><span>Two<br />lines</span></p><br /><br />
    <ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Item</span></p></li></ul><br /><p dir="ltr"><span>End</span></p></b><br class="Apple-interchange-newline">`;
  expect(pasted(docs)).toEqual(['## Title', '', 'Two\nlines', '', '', '- Item', '', 'End']);
});

test.each([
  [
    'the editor supports',
    richFeatures,
    { type: 'heading', level: 2 },
    [{ text: 'slanted', italic: true }, { text: ' me' }],
  ],
  ['the model of the field allows', ['bold', 'links'], { type: 'paragraph' }, [{ text: 'slanted me' }]],
] as const)('only formats stay that %s, and nothing that runs', (_, features, title, rest) => {
  const hostile = `<style>p { color: red }</style><script>alert(1)</script>
    <h1 onclick="alert(1)" style="color: red">Title</h1>
    <p>Run<b>bold</b><i>slanted</i><a href="javascript:alert(1)"> me</a><img src=x onerror="alert(1)"></p>
    <iframe src="javascript:alert(1)"></iframe><svg onload="alert(1)"></svg>
    <p><a href="https://example.com" onmouseover="alert(1)" style="position: fixed">ok</a></p>`;
  expect(valueAfter(hostile, features)).toEqual([
    { ...title, content: [{ text: 'Title' }] },
    { type: 'paragraph', content: [{ text: 'Run' }, { text: 'bold', bold: true }, ...rest] },
    { type: 'paragraph', content: [{ text: 'ok', link: { url: 'https://example.com' } }] },
  ]);
});
