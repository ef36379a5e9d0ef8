import { expect } from 'vitest';
import { validSamples } from '../read-sample.ts';
import { compileStrictly } from './compile.ts';
import { lookups } from './lookups.ts';
import type { ConformanceRule } from './subject.ts';

/** Programs are compiled against what it says. */
export const deliveredSchemaRule: ConformanceRule = {
  id: 'delivered-schema',
  name: 'delivers what its schema for sites says',
  check({ plugin, samples }) {
    if (plugin.deliveredSchema === undefined) return;
    for (const { name, value, options } of validSamples(plugin, samples)) {
      // Data of any shape: the fields in them have rules of their own.
      const parts = Object.keys(plugin.fieldsets?.(options) ?? {}).map((part) => [part, { type: 'object' }]);
      const schema = plugin.deliveredSchema(options, Object.fromEntries(parts) as Record<string, object>);
      const fits = compileStrictly(schema);
      for (const [state, lookup] of Object.entries(lookups)) {
        const delivered = plugin.deliver === undefined ? value : plugin.deliver(value, lookup);
        expect(fits(delivered), `${name}, when ${state}, fits deliveredSchema`).toBe(true);
      }
    }
  },
};
