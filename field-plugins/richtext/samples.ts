import type { IssuePath } from '../sdk/contract/field.ts';
import { defineSamples, sampleField } from '../sdk/contract/samples.ts';
import { richtextField } from './field.ts';
import type { RichFlow, RichRun, RichText } from './rich-text.ts';

const base = sampleField('richtext', 'Article');

const about = '0199a002-0000-7000-8000-000000000001';

const paragraph = (...content: (string | RichRun)[]): RichFlow => ({
  type: 'paragraph',
  content: content.map((run) => (typeof run === 'string' ? { text: run } : run)),
});

const nested = (depth: number): RichFlow => ({
  type: 'bullet_list',
  items: [{ content: [paragraph(`Level ${depth}`), ...(depth > 1 ? [nested(depth - 1)] : [])] }],
});

const everything: RichText = [
  { type: 'heading', level: 2, content: [{ text: 'How we roast' }] },
  paragraph(
    'We roast ',
    { text: 'small lots', bold: true },
    ' in the yard, ',
    { text: 'slowly', italic: true },
    '. More ',
    { text: 'about us', link: { page: about } },
    ' and at the ',
    { text: 'roasters’ guild', link: { url: 'https://guild.example/members?no=7&by=name#top' } },
    '.\nThe yard is open on Tuesdays.',
  ),
  { type: 'heading', level: 3, content: [{ text: 'What you need' }] },
  {
    type: 'bullet_list',
    items: [
      {
        content: [
          paragraph('Beans'),
          {
            type: 'ordered_list',
            items: [{ content: [paragraph('washed')] }, { content: [paragraph('dried')] }],
          },
        ],
      },
      { content: [paragraph('A pan, ', { text: 'cast iron', bold: true, italic: true })] },
    ],
  },
  { type: 'quote', content: [paragraph('The street smells of it.'), paragraph('A neighbour')] },
  { type: 'heading', level: 4, content: [{ text: 'For our till' }] },
  paragraph('Ask for ', { text: 'lot(7)', code: true }, '.'),
  { type: 'code_block', text: 'if (lot < 7) {\n  roast("light");\n}' },
];

const one = (node: unknown) => [node];
const wrongType = (...path: IssuePath) => [{ key: 'common.wrong_type', path: [0, ...path] }];
const noText = [{ key: 'common.wrong_type' }];

export const richtextSamples = defineSamples(richtextField, {
  definitions: {
    default: base,
    required: { ...base, required: true },
    short: { ...base, field_values: { max_length: 20, placeholder: 'In a sentence or two' } },
    plain: { ...base, field_title: 'Note', field_values: { features: ['bold', 'italic', 'links'] } },
  },
  valid: {
    none: { value: [] },
    everything: { value: everything },
    'a paragraph': { value: [paragraph('Open from eight.')] },
    'blank paragraphs': { value: [paragraph('One.'), paragraph(), paragraph('Two.'), paragraph()] },
    'markup as plain text': {
      value: [paragraph('<script>alert("1")</script> & <b>'), { type: 'code_block', text: '</code>' }],
    },
    'lists as deep as they go': { value: [nested(4)] },
    'a list in a quote': { value: [{ type: 'quote', content: [nested(4)] }] },
    'from right to left': { value: [paragraph('שלום ', { text: 'עולם', bold: true })] },
    'Serbian and Chinese': { value: [paragraph('Шта радимо, 我们做什么 🐙')] },
    'an email address': { value: [paragraph({ text: 'Write', link: { url: 'mailto:hello@example.com' } })] },
    required: { value: [paragraph('Open.')], definition: 'required' },
    'exactly as long as allowed': {
      value: [paragraph('12345', { text: '67890', bold: true }), paragraph('12345'), paragraph('6789🐙')],
      definition: 'short',
    },
    'what its model allows': {
      value: [
        paragraph({ text: 'Only ', italic: true }, { text: 'this', bold: true, link: { page: about } }),
      ],
      definition: 'plain',
    },
  },
  older: {
    'an empty text for none': { stored: '', value: [] },
    'plain text, as a textarea holds it': {
      stored: 'Open from eight.\nOn Mondays from nine.\n\n  Closed in August.\r\n\r\n',
      value: [paragraph('Open from eight.\nOn Mondays from nine.'), paragraph('Closed in August.')],
    },
  },
  conversions: {
    'paragraphs in a text': {
      from: 'text',
      given: 'Open from eight.\n\nClosed in August.',
      value: [paragraph('Open from eight.'), paragraph('Closed in August.')],
    },
    code: {
      from: 'code',
      given: { code: 'roast();', language: 'javascript' },
      value: [{ type: 'code_block', text: 'roast();' }],
    },
    'a text with blank lines between paragraphs': {
      to: 'text',
      value: [paragraph('Open ', { text: 'from eight', bold: true }), paragraph('Closed in August.')],
      becomes: 'Open from eight\n\nClosed in August.',
    },
  },
  invalid: {
    'none though required': { value: [], issues: [{ key: 'common.required' }], definition: 'required' },
    'only blanks though required': {
      value: [paragraph(' \n'), { type: 'bullet_list', items: [{ content: [paragraph()] }] }],
      issues: [{ key: 'common.required' }],
      definition: 'required',
    },
    'too long': {
      value: [paragraph('1234567890'), { type: 'code_block', text: '1234567890a' }],
      issues: [{ key: 'common.too_long', params: { max: 20 } }],
      definition: 'short',
    },
    'a heading where none is allowed': {
      value: [{ type: 'heading', level: 2, content: [{ text: 'No' }] }],
      issues: [{ key: 'richtext.not_allowed', path: [0, 'type'] }],
      definition: 'plain',
    },
    'code where none is allowed': {
      value: [paragraph({ text: 'x', code: true })],
      issues: [{ key: 'richtext.not_allowed', path: [0, 'content', 0, 'code'] }],
      definition: 'plain',
    },
    'an address that would run': {
      value: [paragraph({ text: 'x', link: { url: 'javascript:alert(1)' } })],
      issues: [{ key: 'richtext.invalid_url', path: [0, 'content', 0, 'link', 'url'] }],
    },
    'an address without its protocol': {
      value: [paragraph({ text: 'x', link: { url: '/about' } })],
      issues: [{ key: 'richtext.invalid_url', path: [0, 'content', 0, 'link', 'url'] }],
    },
    'a control character': {
      value: [paragraph('a\u0007b')],
      issues: [{ key: 'richtext.unreadable', path: [0, 'content', 0, 'text'] }],
    },
    'everything wrong at once': {
      value: [
        paragraph({ text: 'a\u0007', link: { url: 'ftp://example.com' } }),
        { type: 'quote', content: [paragraph('\u0007'), paragraph({ text: 'b'.repeat(20), code: true })] },
      ],
      issues: [
        { key: 'richtext.invalid_url', path: [0, 'content', 0, 'link', 'url'] },
        { key: 'richtext.not_allowed', path: [1, 'type'] },
        { key: 'richtext.unreadable', path: [0, 'content', 0, 'text'] },
      ],
      definition: 'plain',
    },
    'lists deeper than they may go': {
      value: [nested(5)],
      issues: wrongType(...[1, 2, 3, 4].flatMap(() => ['items', 0, 'content', 1]), 'type'),
    },
    'a heading of level 1': {
      value: one({ type: 'heading', level: 1, content: [] }),
      issues: wrongType('level'),
    },
    'a heading without a level': { value: one({ type: 'heading', content: [] }), issues: wrongType() },
    'a paragraph with a level': {
      value: one({ type: 'paragraph', level: 2, content: [] }),
      issues: wrongType('level'),
    },
    'a node of no type': { value: one({ content: [] }), issues: wrongType() },
    'a node of an unknown type': { value: one({ type: 'html', text: '<b>' }), issues: wrongType('type') },
    'a node that is inherited': {
      value: one({ type: 'constructor', content: [] }),
      issues: wrongType('type'),
    },
    'an unknown attribute': {
      value: one({ type: 'paragraph', content: [], onclick: 'alert(1)' }),
      issues: wrongType('onclick'),
    },
    'an unknown mark': {
      value: one({ type: 'paragraph', content: [{ text: 'a', underline: true }] }),
      issues: wrongType('content', 0, 'underline'),
    },
    'a mark that is switched off': {
      value: one({ type: 'paragraph', content: [{ text: 'a', bold: false }] }),
      issues: wrongType('content', 0, 'bold'),
    },
    'a link to a page and an address': {
      value: one({
        type: 'paragraph',
        content: [{ text: 'a', link: { page: about, url: 'https://a.example' } }],
      }),
      issues: wrongType('content', 0, 'link', 'url'),
    },
    'a link to nothing': {
      value: one({ type: 'paragraph', content: [{ text: 'a', link: {} }] }),
      issues: wrongType('content', 0, 'link'),
    },
    'a text in place of runs': {
      value: one({ type: 'paragraph', content: 'a' }),
      issues: wrongType('content'),
    },
    'a heading in a quote': {
      value: one({ type: 'quote', content: [{ type: 'heading', level: 2, content: [] }] }),
      issues: wrongType('content', 0, 'type'),
    },
    'a run as a node': { value: one({ text: 'a' }), issues: wrongType() },
    'a node on its own': { value: paragraph('a'), issues: noText },
    'a list of lists': { value: [[]], issues: noText },
    null: { value: null, issues: noText },
  },
});
