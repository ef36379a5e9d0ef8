import { describe, expect, it } from 'vitest';
import { allSamples } from '../../../all-samples.ts';
import { fieldRegistry } from '../../../index.ts';
import { longSamples } from './long-samples.ts';
import { issuesOf } from '../issues-of.ts';

function longOf(type: string) {
  const plugin = fieldRegistry.find(type);
  const samples = allSamples.get(type);
  if (!plugin || !samples) throw new Error(`There is no field type ${type}.`);
  return new Map(longSamples(plugin, samples).map((sample) => [sample.name, sample]));
}

describe('the longest values of a field type', () => {
  it.each(fieldRegistry.plugins)('fit their definitions: $type', (plugin) => {
    for (const { name, definition, value } of longOf(plugin.type).values())
      expect(issuesOf(plugin, definition)(value), name).toEqual([]);
  });

  it('are as long as the model allows', () => {
    expect(Array.from(String(longOf('text').get('short')?.value))).toHaveLength(12);
    expect(longOf('text').get('default')?.value).toHaveLength(600);
  });

  it('fill a list, and each text in it, but only up to the limit', () => {
    const menu = longOf('link').get('menu')?.value as readonly { id: string; title: string }[];
    expect(menu).toHaveLength(12);
    expect(menu[0]?.title).toHaveLength(200);
    expect(new Set(menu.map((link) => link.id))).toHaveLength(12);
    expect(longOf('link').get('pair')?.value).toHaveLength(2);
    expect(longOf('media').get('gallery')?.value).toHaveLength(12);
  });

  it('also lengthen the choices in a model, and choose the longest', () => {
    const select = longOf('select').get('default');
    expect(select?.label).toHaveLength(72);
    expect(select?.value).toHaveLength(72);
  });

  it('leave values alone that cannot be longer', () => {
    expect(longOf('checkbox').get('default')?.value).toBe(false);
    expect(longOf('background').get('few')?.value).toBe('primary.dark');
  });
});
