import fc from 'fast-check';
import { allSamples } from '../../../field-plugins/all-samples.ts';
import { newLink } from '../../../field-plugins/link/link-item.ts';
import type { KnownModel } from '../stage/stage.ts';
import { recordOf, type Json, type Template, type Whose } from '../templates.ts';
import { mostly } from './mostly.ts';
import { anyText, anyValue, plainText } from './odd-values.ts';

/** Data as an editor would save it, for a model; now and then a field is slightly wrong. */
export function dataOf(model: KnownModel): fc.Arbitrary<Template> {
  const fields = Object.entries(model.content_model).map(([name, { field_type, field_values }]) => {
    const odd = fc.oneof(anyValue, samplesOf(field_type));
    return [name, mostly(rightValueOf(field_type, field_values), odd, 40)] as const;
  });
  return fc.record(Object.fromEntries(fields));
}

const definitions = [...allSamples.values()].flatMap((samples) => Object.values(samples.definitions));

/** The definition of a model's fields, as an administrator would write it. */
export const anyContentModel: fc.Arbitrary<Template> = fc
  .array(
    fc.tuple(
      mostly(
        fc.constantFrom('title', 'text', 'image', 'links', 'shown', 'heading_2'),
        fc.constantFrom('constructor', 'Š', '', '__proto__', 'a'.repeat(300)),
        30,
      ),
      fc.constantFrom(...definitions),
    ),
    { maxLength: 4, size: 'max' },
  )
  .map((fields) =>
    Object.fromEntries(
      fields.map(([name, definition], order) => [name, { ...(definition as object), order }]),
    ),
  );

/** Usually the actor's own record, sometimes another's or one that never existed. */
const anyTarget = fc.tuple(
  mostly(fc.constant<Whose>('own'), fc.constantFrom<Whose>('foreign', 'other', 'never'), 12),
  fc.nat({ max: 3 }),
);

const anyImage: fc.Arbitrary<Template> = anyTarget.map(([whose, index]) => ({
  id: recordOf('media', whose, index),
  file: recordOf('media', whose, index, 'file'),
}));

const anyAddress = mostly(
  fc.constantFrom('https://example.com/a?b=c#d', 'mailto:a@example.com', 'tel:+381 11 1'),
  anyText,
  4,
);

const anyLink: fc.Arbitrary<Template> = fc.oneof(
  fc.tuple(fc.uuid(), plainText, anyTarget).map(([id, title, [whose, index]]) => ({
    ...{ ...newLink(id), type: 'internal', title },
    page: { id: recordOf('pages', whose, index), url_path: '/', title: 'x' },
  })),
  fc
    .tuple(fc.uuid(), plainText, anyAddress)
    .map(([id, title, link]) => ({ ...{ ...newLink(id), type: 'external', title, link, page: null } })),
);

function rightValueOf(type: string, options: unknown): fc.Arbitrary<Template> {
  const lists = { minLength: 1, maxLength: Math.min(limitOf(options, 'max') ?? 2, 2), size: 'max' } as const;
  switch (type) {
    case 'text':
    case 'textarea':
      return plainText.map((text) => text.slice(0, limitOf(options, 'max_length')).toWellFormed() || 'x');
    case 'background':
    case 'select':
      return Array.isArray(options) ? fc.constantFrom(...options.map(choiceOf)) : samplesOf(type);
    case 'media':
      return fc.uniqueArray(anyImage, lists);
    case 'link':
      return fc.array(anyLink, lists);
    default:
      return samplesOf(type);
  }
}

/** The values in the field type's own samples, valid and invalid. */
function samplesOf(type: string): fc.Arbitrary<Template> {
  const samples = allSamples.get(type);
  if (samples === undefined) return anyValue;
  const values = [...Object.values(samples.valid), ...Object.values(samples.invalid)];
  return fc.constantFrom(...values.map(({ value }) => value as Json));
}

function choiceOf(choice: unknown): string {
  return String(typeof choice === 'object' && choice !== null && 'value' in choice ? choice.value : choice);
}

function limitOf(options: unknown, name: string): number | undefined {
  const limit = (options as Readonly<Record<string, unknown>> | null)?.[name];
  return typeof limit === 'number' ? limit : undefined;
}
