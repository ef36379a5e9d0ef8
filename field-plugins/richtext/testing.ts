import { fc } from '../../tools/seeded.ts';
import type { RichFlow, RichLink, RichNode, RichRun, RichText } from './rich-text.ts';

const words = fc.oneof(
  fc.constantFrom(
    'one',
    'two words',
    '<b>',
    '"&\'',
    '</code><script>alert(1)</script>',
    'a\nb',
    'שלום',
    '🐙',
    '',
  ),
  fc.string({ maxLength: 12 }),
);

const link = fc.oneof(
  fc.constantFrom<RichLink>({ page: 'live' }, { page: 'gone' }, { url: 'mailto:a@example.com' }),
  fc.webUrl().map((url): RichLink => ({ url })),
);

const run = fc.record<RichRun, 'text'>(
  {
    text: words,
    bold: fc.constant(true),
    italic: fc.constant(true),
    code: fc.constant(true),
    link,
  },
  { requiredKeys: ['text'] },
) as fc.Arbitrary<RichRun>;

const runs = fc.array(run, { maxLength: 4 });
const paragraph = runs.map((content): RichFlow => ({ type: 'paragraph', content }));

function flow(depth: number): fc.Arbitrary<RichFlow> {
  if (depth === 0) return paragraph;
  const items = fc.array(
    fc.array(flow(depth - 1), { maxLength: 3 }).map((content) => ({ content })),
    { maxLength: 3 },
  );
  const type = fc.constantFrom('bullet_list', 'ordered_list');
  return fc.oneof(paragraph, fc.record({ type, items }) as fc.Arbitrary<RichFlow>);
}

const node: fc.Arbitrary<RichNode> = fc.oneof(
  flow(3),
  fc.record({ type: fc.constant('heading' as const), level: fc.constantFrom(2, 3, 4), content: runs }),
  fc.record({ type: fc.constant('quote' as const), content: fc.array(flow(2), { maxLength: 3 }) }),
  fc.record({ type: fc.constant('code_block' as const), text: words }),
);

export const anyRichText: fc.Arbitrary<RichText> = fc.array(node, { maxLength: 5 });
