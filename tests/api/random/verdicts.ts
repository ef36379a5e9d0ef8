import type { ValidatedBlock } from '../../../content-model/validate-block.ts';
import type {
  FieldReferences,
  FieldSet,
  ReferenceLookup,
} from '../../../field-plugins/sdk/contract/field.ts';
import { issuesOf } from '../../../field-plugins/sdk/testing/issues-of.ts';
import { namePlace } from '../../../content-model/walk-fields.ts';
import type { BlockData } from '../../../shared/wire/content.ts';
import { expect } from 'vitest';

/** The issues for a client of the API, as names. */
export function names(validated: ValidatedBlock, issues: ValidatedBlock['issues']): readonly string[] {
  const all = Object.entries(issues).flatMap(([name, found]) =>
    found.map(({ path = [] }) => namePlace(validated, [name, ...path]).name),
  );
  return [...new Set(all)].toSorted();
}

interface Part {
  readonly data: BlockData;
}

/** The fields that have one of these ids anywhere in their value. Only reads the model and the data. */
export function namesWith(ids: readonly string[], fields: FieldSet, data: BlockData): readonly string[] {
  return Object.entries(fields).flatMap(([name, { field_values }]) => {
    const value = data[name];
    const { fields: inner } = (field_values ?? {}) as { readonly fields?: FieldSet };
    if (inner !== undefined && Array.isArray(value))
      return (value as readonly (Partial<Part> | string)[]).flatMap((item, index) => {
        const own = typeof item === 'string' ? {} : (item.data ?? {});
        return namesWith(ids, inner, own).map((found) => `${name}.${index}.${found}`);
      });
    const text = JSON.stringify(value ?? null);
    return ids.some((id) => text.includes(id)) ? [name] : [];
  });
}

/** The fields that keep blocks from being published, by block: the rules in as few words as possible. */
export function unpublished(blocks: readonly ValidatedBlock[]): readonly (readonly string[])[] {
  return blocks.map(({ shown }) => {
    const own = shown.flatMap(({ field: { name, definition }, isEmpty, isSupported, value, parts }) => {
      const isMissing = (definition.required || definition.required_for === 'publishing') && isEmpty;
      const others = blocks.flatMap((block) => block.shown.filter((other) => other.field.name === name));
      const isTaken =
        definition.unique === true &&
        isSupported &&
        !isEmpty &&
        others.filter((other) => JSON.stringify(other.value) === JSON.stringify(value)).length > 1;
      const inside = unpublished(parts.map(({ block }) => block));
      return [
        ...(isMissing || isTaken ? [name] : []),
        ...inside.flatMap((found, index) => found.map((inner) => `${name}.${index}.${inner}`)),
      ];
    });
    return own.toSorted();
  });
}

/** The references of the visible fields. */
export function shownReferences({ shown }: ValidatedBlock): FieldReferences {
  const all = shown.flatMap(({ parts, ownReferences }) =>
    parts.length > 0 ? parts.map(({ block }) => shownReferences(block)) : [ownReferences],
  );
  return { media: all.flatMap(({ media }) => media), pages: all.flatMap(({ pages }) => pages) };
}

/** A plugin alone, as in its conformance tests, has the same results for a visible field. */
export function validateByPlugins({ shown }: ValidatedBlock, lookup: ReferenceLookup): void {
  for (const validated of shown) {
    const { field, stored, isSupported, issues, parts } = validated;
    for (const { block } of parts) validateByPlugins(block, lookup);
    const { plugin, definition } = field;
    if (plugin === undefined || !isSupported || parts.length > 0 || stored === undefined) continue;
    const { pattern } = definition;
    const own = issuesOf(plugin, definition)(stored);
    const isMismatch =
      pattern !== undefined &&
      own.length === 0 &&
      !validated.isEmpty &&
      !matchesPattern(pattern.regex, stored);
    expect(issues).toEqual(
      isMismatch ? [{ key: 'common.pattern', params: { message: pattern.message } }] : own,
    );
    const value = plugin.upgrade?.(stored) ?? stored;
    expect(validated.ownReferences).toMatchObject(plugin.references?.(value) ?? { media: [], pages: [] });
    expect(validated.deliver(lookup)).toEqual(
      plugin.deliver === undefined ? value : plugin.deliver(value, lookup),
    );
  }
}

/** The expressions of the test are equivalent in RE2 and JavaScript, except for the syntax that ignores case. */
function matchesPattern(regex: string, text: unknown): boolean {
  const [flags, source] = regex.startsWith('(?i)') ? ['iu', regex.slice(4)] : ['u', regex];
  return new RegExp(`^(?:${source})$`, flags).test(String(text));
}
