import { describe, expect, it } from 'vitest';
import { allSamples } from './all-samples.ts';
import { fieldRegistry } from './index.ts';
import { longSamples } from '../stories/field-plugins/long-samples.ts';
import { issuesOf } from './sdk/testing/issues-of.ts';

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

  it('fill a list, and each text in it, but only up to the limit', () => {
    const menu = longOf('link').get('menu')?.value as readonly { id: string; title: string }[];
    expect(menu).toHaveLength(12);
    expect(menu[0]?.title).toHaveLength(200);
    expect(new Set(menu.map((link) => link.id))).toHaveLength(12);
    expect(longOf('link').get('pair')?.value).toHaveLength(2);
    expect(longOf('media').get('gallery')?.value).toHaveLength(12);
  });
});
