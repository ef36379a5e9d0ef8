import { describe, expect, it } from 'vitest';
import { fieldRegistry } from '../../../field-plugins/index.ts';
import type { BlockData } from '../../../shared/wire/content.ts';
import { createContentModels } from '../store/content-models.ts';
import { eventModel, storedEvent } from '../testing/event-samples.ts';
import { sampleModels } from '../testing/sample-models.ts';
import { compareBlocks, type ComparableBlock } from './compare-blocks.ts';

const models = createContentModels(sampleModels, fieldRegistry);

const hero = (key: string, title = key): ComparableBlock => block(key, 'hero', { title });

function block(key: string, modelId: string, data: BlockData): ComparableBlock {
  return { key, modelId, data };
}

function changes(before: readonly ComparableBlock[], now: readonly ComparableBlock[]): readonly string[] {
  return compareBlocks(models, { before, now }).map(({ key, changes: found }) => [key, ...found].join(' '));
}

describe('the blocks of two states of a page', () => {
  it('are the same when nothing changed', () => {
    expect(changes([hero('a'), hero('b')], [hero('a'), hero('b')])).toEqual(['a', 'b']);
  });

  it('are added and removed in their places', () => {
    expect(changes([hero('a'), hero('b'), hero('c')], [hero('new'), hero('a'), hero('c')])).toEqual([
      'new added',
      'a',
      'b removed',
      'c',
    ]);
    expect(changes([hero('gone'), hero('a')], [hero('a')])).toEqual(['gone removed', 'a']);
  });

  it('moved only if they changed places with others that stayed', () => {
    const [a, b, c, d] = [hero('a'), hero('b'), hero('c'), hero('d')];
    expect(changes([a, b, c, d], [d, a, b, c])).toEqual(['d moved', 'a', 'b', 'c']);
    expect(changes([a, b, c], [b, c])).toEqual(['a removed', 'b', 'c']);
  });

  it('may have moved and changed, and list the fields that differ', () => {
    const [moved] = compareBlocks(models, {
      before: [hero('a'), hero('b'), hero('c', 'Earlier')],
      now: [hero('c', 'After'), hero('a'), hero('b')],
    });
    expect(moved).toMatchObject({ key: 'c', before: 2, now: 0, changes: ['moved', 'changed'] });
    const differing = moved?.fields.filter(({ differs }) => differs);
    expect(differing?.map(({ before, now }) => [before?.field.name, before?.value, now?.value])).toEqual([
      ['title', 'Earlier', 'After'],
    ]);
  });

  it('are recognised by their content when a deletion was undone', () => {
    expect(changes([hero('a', 'Same'), hero('b')], [hero('z', 'Same'), hero('b')])).toEqual(['z', 'b']);
  });

  it('do not change with the title of a page they link to', () => {
    const link = (title: string) => ({
      ...{ id: 'l', type: 'internal', title: '', link: '', page: { id: 'p', url_path: `/${title}`, title } },
      ...{ color: 'primary', variant: 'text', size: 'medium', target: '_self' },
    });
    const linking = (title: string) => block('a', 'everything', { title: 'x', links: [link(title)] });
    expect(changes([linking('Before')], [linking('Now')])).toEqual(['a']);
  });
});

describe('fields that conditions hide', () => {
  const events = createContentModels([eventModel], fieldRegistry);
  const compare = (was: object, is: object) =>
    compareBlocks(events, {
      before: [{ key: 'event', modelId: 'event', data: { ...storedEvent.data, ...was } }],
      now: [{ key: 'event', modelId: 'event', data: { ...storedEvent.data, ...is } }],
    }).map(({ changes: found, fields }) => [
      found,
      fields.flatMap(({ before, now, differs }) =>
        differs ? [[(now ?? before)?.field.name, before !== undefined, now !== undefined]] : [],
      ),
    ]);

  it('appear and vanish with their condition, which is not a change of their own', () => {
    expect(compare({}, { online: true, link: 'https://example.com' })).toEqual([
      [
        ['changed'],
        [
          ['online', true, true],
          ['link', false, true],
          ['street', true, false],
          ['city', true, false],
        ],
      ],
    ]);
    expect(compare({}, { link: 'https://example.com' })).toEqual([[[], []]]);
  });

  it('are not a change of the item of a list that they are in', () => {
    const withLess = (less: number | null) => ({
      tickets: [{ id: 'adult0000000', data: { kind: 'Adults', price: 12, reduced: false, less } }],
    });
    expect(compare(withLess(null), withLess(5))).toEqual([[[], []]]);
  });
});
