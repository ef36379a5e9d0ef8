import { sameValue } from '../sdk/contract/same-value.ts';
import { definitionError, defineOptions, type OptionsOf } from '../sdk/contract/definition.ts';
import { defineField, type FieldIssue } from '../sdk/contract/field.ts';
import { cutText } from '../sdk/kit/text-options.ts';
import { distinctTags, foldTag, mergeTags, readTags } from './tag-list.ts';

const options = defineOptions(
  {
    type: ['object', 'null'],
    properties: {
      suggestions: { type: 'array', items: { type: 'string', minLength: 1 }, default: [] },
      free: { type: 'boolean', default: true },
      min: { type: 'integer', minimum: 1 },
      max: { type: 'integer', minimum: 1 },
    },
    additionalProperties: false,
  },
  ({ suggestions, free, min, max }, definition) => {
    if (distinctTags(suggestions).length < suggestions.length)
      throw definitionError(definition, 'suggestions', 'a list of texts, none blank or listed twice', {
        ...{ key: 'common.repeated', path: ['suggestions'] },
      });
    if (!free && suggestions.length < (min ?? 1))
      throw definitionError(definition, 'suggestions', `a list of ${min ?? 1} or more without "free"`, {
        ...{ key: 'common.not_enough', params: { min: min ?? 1 }, path: ['suggestions'] },
      });
    if (min !== undefined && max !== undefined && max < min)
      throw definitionError(definition, 'max', `at least ${min}`, {
        ...{ key: 'common.too_small', params: { min }, path: ['max'] },
      });
    return { suggestions, free, min, max };
  },
);

export type TagsOptions = OptionsOf<typeof options>;

const longest = 100;

/** Short words in the order in which they were added, none twice. */
export const tagsField = defineField<readonly string[], TagsOptions, readonly string[]>({
  contract: 1,
  type: 'tags',
  ...options,
  defaultValue: () => [],
  example({ suggestions, free, min = 1, max }, { title }) {
    const count = Math.max(Math.min(max ?? 3, 3), min);
    const words = distinctTags([...suggestions, ...(free ? title.split(/\s+/) : [])]);
    const enough = Array.from({ length: free ? min : 0 }, (_none, index) => `${index + 1}`);
    return distinctTags([...words.map((word) => cutText(word, longest)), ...enough]).slice(0, count);
  },
  isEmpty: (value) => value.length === 0,
  schema: ({ max }) => ({
    type: 'array',
    items: { type: 'string', maxLength: longest },
    ...(max === undefined ? {} : { maxItems: max }),
  }),
  // Former text fields contain the tags separated by commas.
  upgrade(stored) {
    if (stored === null) return [];
    return typeof stored === 'string' ? readTags(stored) : stored;
  },
  check: (value, { suggestions, free, min }) => [
    ...issuesOfTags(value, free ? undefined : new Set(suggestions)),
    ...(min !== undefined && value.length > 0 && value.length < min
      ? [{ key: 'common.not_enough', params: { min } }]
      : []),
  ],
  merge(base, mine, theirs) {
    if (sameValue(mine, base)) return { merged: theirs };
    return { merged: sameValue(theirs, base) ? mine : mergeTags(base, mine, theirs) };
  },
  convertFrom: { text: readTags },
  plainText: (value) => value.join(', '),
  summarize: (value, _options, { locale }) =>
    new Intl.ListFormat(locale, { type: 'unit' }).format(value.map((tag) => tag.replace(/\s+/g, ' '))),
});

function issuesOfTags(
  value: readonly string[],
  offered: ReadonlySet<string> | undefined,
): readonly FieldIssue[] {
  const seen = new Set<string>();
  return value.flatMap((tag, index): FieldIssue[] => {
    const folded = foldTag(tag);
    if (folded === '') return [{ key: 'tags.blank', path: [index] }];
    if (seen.has(folded)) return [{ key: 'tags.repeated', params: { tag }, path: [index] }];
    seen.add(folded);
    return offered?.has(tag) === false ? [{ key: 'common.not_a_choice', path: [index] }] : [];
  });
}
