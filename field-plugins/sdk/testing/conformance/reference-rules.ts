import { expect } from 'vitest';
import type { ReferenceLookup } from '../../contract/field.ts';
import { issuesOf } from '../issues-of.ts';
import { compile, lookups, survivesJson } from './asking.ts';
import { valid } from './samples.ts';
import type { ConformanceRules, ConformanceSubject } from './subject.ts';

/** The rules for values that refer to records, and for delivered values. */
export const referenceRules: ConformanceRules = {
  references: {
    name: 'references only ids that the value contains',
    remedy: 'field.ts: Return only ids that are in the value, and leave out empty ones.',
    check(subject) {
      for (const { name, value } of valid(subject)) {
        const ids = idsIn(subject, value);
        for (const id of ids) expect(JSON.stringify(value), name).toContain(JSON.stringify(id).slice(1, -1));
        expect(ids, name).not.toContain('');
      }
    },
  },
  refresh: {
    name: 'refreshes to a valid value with the same references, even if the records are gone',
    remedy: 'field.ts: Keep ids in refresh, even if lookup finds nothing.',
    check(subject) {
      const { plugin } = subject;
      if (plugin.refresh === undefined) return;
      for (const { name, value, definition } of valid(subject))
        for (const [state, lookup] of Object.entries(lookups)) {
          const fresh = plugin.refresh(value, lookup);
          const when = `${name}, when ${state}`;
          const issues = issuesOf(plugin, definition);
          expect(issues(fresh), when).toEqual(issues(value));
          expect(idsIn(subject, fresh), when).toEqual(idsIn(subject, value));
          expect(plugin.refresh(fresh, lookup), `${when}, refreshed twice`).toEqual(fresh);
        }
    },
  },
  deliver: {
    name: 'delivers JSON, even if the records it references are gone',
    remedy: 'field.ts: Return null or leave the item out when lookup finds nothing.',
    check(subject) {
      for (const { name, delivered } of deliveries(subject))
        expect(survivesJson(delivered), `${name}, survives JSON`).toBe(true);
    },
  },
  // An id helps strangers guess content that is not public, so it is delivered only beside the public URL of its record.
  'delivered-ids': {
    name: 'delivers the id of a record only together with its URL',
    remedy: 'field.ts: Let deliver return the url from lookup instead of the id.',
    check(subject) {
      for (const { name, value, delivered } of deliveries(subject)) {
        const leaked = leaks(delivered, idsIn(subject, value));
        const advice = subject.plugin.deliver ? '' : ' Without deliver, external sites get what is stored.';
        if (leaked.length > 0) throw new Error(`deliver of ${name}, leaks ${leaked.join(', ')}.${advice}`);
      }
    },
  },
  'delivered-schema': {
    name: 'delivers values that fit its schema for sites',
    remedy: 'field.ts: Let deliveredSchema say what deliver returns, null and gone records included.',
    check(subject) {
      const { plugin } = subject;
      for (const { name, options, delivered } of deliveries(subject)) {
        // Data of any shape: the fields in them have rules of their own.
        const kinds = Object.keys(plugin.fieldsets?.(options) ?? {});
        const anyData = Object.fromEntries(kinds.map((kind) => [kind, { type: 'object' }]));
        const schema = plugin.deliveredSchema?.(options, anyData);
        if (schema === undefined) return;
        expect(compile(schema, true)(delivered), `${name}, fits deliveredSchema`).toBe(true);
      }
    },
  },
};

/** The ids of the records that a value refers to. */
function idsIn({ plugin }: ConformanceSubject, value: unknown): readonly string[] {
  const { media, pages } = plugin.references?.(value) ?? { media: [], pages: [] };
  return [...media, ...pages];
}

/** The delivered values of valid samples in each state of their records. */
function deliveries(subject: ConformanceSubject) {
  const { deliver = (value: unknown) => value } = subject.plugin;
  return valid(subject).flatMap(({ name, value, options }) =>
    Object.entries<ReferenceLookup>(lookups).map(([state, lookup]) => ({
      ...{ name: `“${name}”, when ${state}`, value, options },
      delivered: deliver(value, lookup),
    })),
  );
}

/** The ids in delivered data, except in objects that also hold the record's url. */
function leaks(part: unknown, ids: readonly string[], around: readonly unknown[] = []): readonly string[] {
  if (typeof part === 'string')
    return ids.filter((id) => part.includes(id) && !urlsOf(id).some((url) => around.includes(url)));
  if (typeof part !== 'object' || part === null) return [];
  const members = Object.values(part);
  return [...new Set(members.flatMap((member) => leaks(member, ids, members)))];
}

function urlsOf(id: string): readonly string[] {
  const { media, page } = lookups['everything is there'];
  return [media(id).url, page(id).url];
}
