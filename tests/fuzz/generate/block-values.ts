import fc from 'fast-check';
import { allSamples } from '../../../field-plugins/all-samples.ts';
import { backgrounds } from '../../../field-plugins/background/field.ts';
import {
  linkColors,
  linkSizes,
  linkTargets,
  linkTypes,
  linkVariants,
} from '../../../field-plugins/link/choices.ts';
import type { KnownModel } from '../stage/stage.ts';
import { recordOf, type Json, type Template, type Whose } from '../templates.ts';
import { anyText, anyValue, plainText } from './odd-values.ts';

/** Data as an editor would save it, for a model; now and then a field is slightly wrong. */
export function dataOf(model: KnownModel): fc.Arbitrary<Template> {
  const fields = Object.entries(model.content_model).map(
    ([name, { field_type, field_values }]) => [name, valueOf(field_type, field_values)] as const,
  );
  return fc.record(Object.fromEntries(fields));
}

/** The definition of a model's fields, as an administrator would write it. */
export const anyContentModel: fc.Arbitrary<Template> = fc
  .array(
    fc.record({
      name: fc.oneof(
        { arbitrary: fc.constantFrom('title', 'text', 'picture', 'links', 'shown', 'heading_2'), weight: 30 },
        { arbitrary: fc.constantFrom('constructor', 'Š', '', '__proto__', 'a'.repeat(300)), weight: 1 },
      ),
      definition: fc.constantFrom(
        ...[...allSamples.values()].flatMap(({ definitions }) => Object.values(definitions)),
      ),
    }),
    { maxLength: 4, size: 'max' },
  )
  .map((fields) =>
    Object.fromEntries(
      fields.map(({ name, definition }, order) => [name, { ...(definition as object), order }]),
    ),
  );

/** An image or page to refer to: usually the actor's own, sometimes another's or one that never existed. */
const anyWhose: fc.Arbitrary<Whose> = fc.oneof(
  { arbitrary: fc.constant<Whose>('own'), weight: 12 },
  { arbitrary: fc.constantFrom<Whose>('foreign', 'other', 'never'), weight: 1 },
);

const anyImage: fc.Arbitrary<Template> = fc
  .record({ whose: anyWhose, index: fc.nat({ max: 3 }) })
  .map(({ whose, index }) => ({
    id: recordOf('media', whose, index),
    file: recordOf('media', whose, index, 'file'),
  }));

const anyAddress = fc.oneof(
  {
    arbitrary: fc.constantFrom('https://example.com/a?b=c#d', 'mailto:a@example.com', 'tel:+381 11 1'),
    weight: 4,
  },
  { arbitrary: anyText, weight: 1 },
);

const anyLink: fc.Arbitrary<Template> = fc
  .record({
    id: fc.uuid(),
    type: fc.constantFrom(...linkTypes),
    color: fc.constantFrom(...linkColors),
    variant: fc.constantFrom(...linkVariants),
    size: fc.constantFrom(...linkSizes),
    target: fc.constantFrom(...linkTargets),
    link: anyAddress,
    title: plainText,
    whose: anyWhose,
    index: fc.nat({ max: 3 }),
  })
  .map(({ whose, index, ...item }) => ({
    ...item,
    link: item.type === 'internal' ? '' : item.link,
    page:
      item.type === 'internal' ? { id: recordOf('pages', whose, index), url_path: '/', title: 'x' } : null,
  }));

/** A value for the field's type: any text, image or choice that the options allow, and sometimes one they do not. */
function valueOf(type: string, options: unknown): fc.Arbitrary<Template> {
  return fc.oneof(
    { arbitrary: rightValueOf(type, options), weight: 40 },
    { arbitrary: fc.oneof(anyValue, samplesOf(type)), weight: 1 },
  );
}

function rightValueOf(type: string, options: unknown): fc.Arbitrary<Template> {
  const max = limitOf(options, 'max');
  const lists = { minLength: 1, maxLength: max ?? 2, size: 'max' } as const;
  switch (type) {
    case 'text':
    case 'textarea':
      return plainText.map((text) => text.slice(0, limitOf(options, 'max_length')).toWellFormed() || 'x');
    case 'checkbox':
      return fc.oneof({ arbitrary: fc.constant(true), weight: 3 }, fc.constant(false));
    case 'background':
      return fc.constantFrom(...(Array.isArray(options) ? (options as string[]) : backgrounds));
    case 'select':
      return fc.constantFrom(...choicesOf(options));
    case 'media':
      return fc.uniqueArray(anyImage, { ...lists, maxLength: Math.min(lists.maxLength, 2) });
    case 'link':
      return fc.array(anyLink, { ...lists, maxLength: Math.min(lists.maxLength, 2) });
    default:
      return samplesOf(type);
  }
}

/** The values in the field type's own samples, valid and invalid. */
function samplesOf(type: string): fc.Arbitrary<Template> {
  const samples = allSamples.get(type);
  if (samples === undefined) return anyValue;
  return fc.constantFrom(
    ...[...Object.values(samples.valid), ...Object.values(samples.invalid)].map(({ value }) => value as Json),
  );
}

function choicesOf(options: unknown): readonly string[] {
  const choices = (Array.isArray(options) ? options : []).map((choice: unknown) =>
    typeof choice === 'string' ? choice : String((choice as { readonly value?: unknown }).value),
  );
  return choices.length === 0 ? [''] : choices;
}

function limitOf(options: unknown, name: string): number | undefined {
  if (typeof options !== 'object' || options === null || Array.isArray(options)) return undefined;
  const limit = (options as Readonly<Record<string, unknown>>)[name];
  return typeof limit === 'number' ? limit : undefined;
}
