import { describe, expect, it } from 'vitest';
import { readWish } from './wish.ts';

describe('a request for a new field type', () => {
  it('is read from the arguments', async () => {
    const args = ['opening-times', '--title', 'When we are open', '--value', 'list', '--into', '../times'];
    expect(await readWish(args, undefined)).toEqual({
      type: 'opening-times',
      title: 'When we are open',
      source: 'scripts/new-field-plugin/examples/agenda',
      into: '../times',
    });
  });

  it('has a default for everything but the type', async () => {
    expect(await readWish(['opening-times', '--yes'], undefined)).toEqual({
      type: 'opening-times',
      title: 'Opening times',
      source: 'field-plugins/text',
      into: undefined,
    });
  });

  it('may name a type of the tree and a folder for its package', async () => {
    expect(await readWish(['link', '--from-tree', '--into', '../link'], undefined)).toEqual({
      type: 'link',
      title: undefined,
      source: 'field-plugins/link',
      into: '../link',
    });
  });

  it('prompts for missing arguments; a blank answer takes the default', async () => {
    const questions: string[] = [];
    const answers = ['', 'number'];
    const wish = await readWish(['price'], async (question) => {
      questions.push(question);
      return answers.shift() ?? '';
    });
    expect(wish).toMatchObject({ title: 'Price', source: 'scripts/new-field-plugin/examples/amount' });
    expect(questions).toEqual([
      'What do people call it? (Price): ',
      'What kind of value has it: string, number, boolean, object, items, list? (string): ',
    ]);
  });

  it.each([
    [[], /^Say one type: npm run new:field-plugin -- <type>/],
    [['Price'], 'The type "Price" must be lower-case words joined by hyphens, as in "opening-times".'],
    [['../price'], /^The type "\.\.\/price" must be/],
    [['sdk', '--yes'], 'The type "sdk" is not free: Octavo uses the name itself.'],
    [
      ['price', '--value', 'money', '--yes'],
      'The kind of value must be one of string, number, boolean, object, items, list, not "money".',
    ],
    [['price', '--title', ' ', '--yes'], 'The title must not be blank.'],
    [['price', '--fast'], /^Unknown option '--fast': npm run new:field-plugin/],
    [['price', '--title'], /^Option '--title <value>' argument missing: npm run/],
    [['link', '--from-tree'], /^With --from-tree, say only where the package goes: npm run/],
    [['price'], 'There is no terminal to ask at: say --title and --value, or --yes for the defaults.'],
  ])('is refused in one sentence for %j', async (args, sentence) => {
    await expect(readWish(args, undefined)).rejects.toThrow(sentence);
  });
});
