import type { JsonSchema } from '../../../shared/json-schema.ts';

/**
 * One field of a block content model, as the API sends it (spec section 3).
 *
 * @example
 * const verdict: FieldDefinition = {
 *   field_type: 'rating',
 *   field_title: 'Our verdict',
 *   required: false,
 *   order: 0,
 *   field_values: { stars: 3 },
 * };
 * assert.equal(countOption(verdict, definitionOptions(verdict, ['stars']), 'stars'), 3);
 */
export interface FieldDefinition {
  /**
   * The `type` of the plugin that serves the field.
   *
   * @example
   * const { field_type }: Pick<FieldDefinition, 'field_type'> = { field_type: 'rating' };
   * assert.equal(field_type, 'rating');
   */
  readonly field_type: string;
  /**
   * What the form calls the field, in the words of whoever made the model.
   *
   * @example
   * const { field_title }: Pick<FieldDefinition, 'field_title'> = { field_title: 'Our verdict' };
   * assert.equal(field_title, 'Our verdict');
   */
  readonly field_title: string;
  /**
   * Whether the field must not be empty; `isEmpty` says what that means.
   *
   * @example
   * const { required }: Pick<FieldDefinition, 'required'> = { required: true };
   * assert.equal(required, true);
   */
  readonly required: boolean;
  /**
   * Position in the form, ascending.
   *
   * @example
   * const fields: readonly Pick<FieldDefinition, 'order'>[] = [{ order: 1 }, { order: 0 }];
   * assert.deepEqual(fields.toSorted((a, b) => a.order - b.order), [{ order: 0 }, { order: 1 }]);
   */
  readonly order: number;
  /**
   * What this type lets a model choose; `null` when it offers no choice.
   *
   * @example
   * const { field_values }: Pick<FieldDefinition, 'field_values'> = { field_values: { stars: 3 } };
   * assert.deepEqual(field_values, { stars: 3 });
   */
  readonly field_values: unknown;
}

/**
 * Something wrong with a value: a message key of the plugin and what fills its placeholders. Never a sentence.
 *
 * @example
 * const issue: FieldIssue = { key: 'rating.too_many_stars', params: { stars: 3 } };
 * assert.equal(fillText('At most {{stars}} stars.', issue.params), 'At most 3 stars.');
 */
export interface FieldIssue {
  /**
   * A whole path in `fields.json`: below the type, or below `common`.
   *
   * @example
   * const { key }: FieldIssue = { key: 'common.required' };
   * assert.equal(findText({ common: { required: 'This field is required' } }, key), 'This field is required');
   */
  readonly key: string;
  /**
   * What fills the placeholders of the text.
   *
   * @example
   * const { params }: FieldIssue = { key: 'common.too_long', params: { max: 12 } };
   * assert.equal(fillText('The limit is {{max}}.', params), 'The limit is 12.');
   */
  readonly params?: Readonly<Record<string, string | number>>;
}

/**
 * The records a value points at, as ids.
 *
 * @example
 * const none: FieldReferences = { media: [], pages: [] };
 * assert.equal(none.media.length + none.pages.length, 0);
 */
export interface FieldReferences {
  /**
   * Pictures: while one is pointed at, its deletion is asked about.
   *
   * @example
   * const { media }: Pick<FieldReferences, 'media'> = { media: ['0199a001-0000-7000-8000-000000000001'] };
   * assert.equal(media.length, 1);
   */
  readonly media: readonly string[];
  /**
   * Pages: one that is pointed at cannot be deleted.
   *
   * @example
   * const { pages }: Pick<FieldReferences, 'pages'> = { pages: ['0199a002-0000-7000-8000-000000000001'] };
   * assert.equal(pages.length, 1);
   */
  readonly pages: readonly string[];
}

/**
 * What a reference is now: asked for when values are read or delivered. Undefined when the record is gone.
 *
 * @example
 * const nothing: ReferenceLookup = { media: () => undefined, page: () => undefined };
 * assert.equal(nothing.page('gone'), undefined);
 */
export interface ReferenceLookup {
  /**
   * A picture as it is stored now: its file, its address, its size in pixels, what describes it.
   *
   * @example
   * const picture = { file: 'a.jpg', url: 'https://x.test/media/a.jpg', width: 4, height: 3, alt: '' };
   * const lookup: Pick<ReferenceLookup, 'media'> = { media: (id) => (id === 'a' ? picture : undefined) };
   * assert.equal(lookup.media('a')?.file, 'a.jpg');
   */
  media(id: string):
    | {
        readonly file: string;
        readonly url: string;
        readonly width: number;
        readonly height: number;
        readonly alt: string;
      }
    | undefined;
  /**
   * A page as it is now. `url` is undefined while the page is not live.
   *
   * @example
   * const about = { url_path: '/about', title: 'About us', url: undefined };
   * const lookup: Pick<ReferenceLookup, 'page'> = { page: (id) => (id === 'about' ? about : undefined) };
   * assert.equal(lookup.page('about')?.title, 'About us');
   */
  page(
    id: string,
  ): { readonly url_path: string; readonly title: string; readonly url: string | undefined } | undefined;
}

/**
 * The outcome of a three-way merge of one field.
 *
 * @example
 * const outcomes: readonly FieldMerge<number>[] = [{ merged: 3 }, { conflict: true }];
 * assert.equal(outcomes.filter((one) => 'merged' in one).length, 1);
 */
export type FieldMerge<Value> = { readonly merged: Value } | { readonly conflict: true };

/**
 * The version of this contract. A plugin says which one it was written for.
 *
 * @example
 * assert.equal(fieldContract, 1);
 */
export const fieldContract = 1;

/**
 * What a field type is: the pure half of a plugin, run by the form, the server and the tests alike.
 *
 * @example
 * const nameOf = (plugin: FieldPlugin) => plugin.type;
 * assert.equal(nameOf(rating as FieldPlugin), 'rating');
 */
export interface FieldPlugin<Value = unknown, Options = unknown> {
  /**
   * The version of the contract that the plugin keeps; any other than ours stops the build.
   *
   * @example
   * const part: Pick<FieldPlugin<number, null>, 'contract'> = { contract: 1 };
   * assert.equal(part.contract, fieldContract);
   */
  readonly contract: typeof fieldContract;
  /**
   * The `field_type` of content models, and the name of the plugin's folder.
   *
   * @example
   * const part: Pick<FieldPlugin<number, null>, 'type'> = { type: 'rating' };
   * assert.match(part.type, /^[a-z]/);
   */
  readonly type: string;
  /**
   * Every key that the plugin may show; `words/<lng>.json` in its folder has a text for each.
   *
   * @example
   * const part: Pick<FieldPlugin<number, null>, 'messages'> = { messages: ['star', 'too_many_stars'] };
   * assert.equal(part.messages.length, 2);
   */
  readonly messages: readonly string[];
  /**
   * Whether its values are typed, letter by letter, though they are no plain strings: edits of one are then one step of
   * undo as long as typing does not pause. Those of strings always are.
   *
   * @example
   * const part: Pick<FieldPlugin<{ readonly words: string }, null>, 'typed'> = { typed: true };
   * assert.equal(part.typed, true);
   */
  readonly typed?: boolean;
  /**
   * The shape of `field_values` in a content model. Without it, a model must leave them `null`.
   *
   * @example
   * const part: Pick<FieldPlugin<number, null>, 'optionsSchema'> = {
   *   optionsSchema: {
   *     type: ['object', 'null'],
   *     properties: { stars: { type: 'integer', minimum: 1 } },
   *     additionalProperties: false,
   *   },
   * };
   * assert.equal(part.optionsSchema?.additionalProperties, false);
   */
  readonly optionsSchema?: JsonSchema;
  /**
   * The options of a definition's `field_values`. Throws `FieldDefinitionError` for a model it cannot serve.
   *
   * @example
   * const part: Pick<FieldPlugin<number, { readonly stars: number }>, 'readOptions'> = {
   *   readOptions: (definition) => {
   *     const options = definitionOptions(definition, ['stars']);
   *     return { stars: countOption(definition, options, 'stars') ?? 5 };
   *   },
   * };
   * assert.deepEqual(part.readOptions(verdict), { stars: 3 });
   */
  readOptions(definition: FieldDefinition): Options;
  /**
   * What a new block starts with. Fits the schema, and is empty unless a model may count on it.
   *
   * @example
   * const part: Pick<FieldPlugin<number, null>, 'defaultValue'> = { defaultValue: () => 0 };
   * assert.equal(part.defaultValue(null), 0);
   */
  defaultValue(options: Options): Value;
  /**
   * Whether *required* is unmet.
   *
   * @example
   * const part: Pick<FieldPlugin<number, null>, 'isEmpty'> = { isEmpty: (stars) => stars === 0 };
   * assert.equal(part.isEmpty(0), true);
   */
  isEmpty(value: Value): boolean;
  /**
   * The shape of a value.
   *
   * @example
   * const part: Pick<FieldPlugin<number, null>, 'schema'> = { schema: () => ({ type: 'integer' }) };
   * assert.deepEqual(part.schema(null), { type: 'integer' });
   */
  schema(options: Options): JsonSchema;
  /**
   * Reads what an older version stored (`""` for no media) as today's shape. Anything else comes back as it is.
   *
   * @example
   * const part: Pick<FieldPlugin<number, null>, 'upgrade'> = { upgrade: (stored) => (stored === '' ? 0 : stored) };
   * assert.equal(part.upgrade?.(''), 0);
   * assert.equal(part.upgrade?.('odd'), 'odd');
   */
  upgrade?(stored: unknown): unknown;
  /**
   * Rules that JSON Schema cannot say. Called only with values that fit the schema.
   *
   * @example
   * const part: Pick<FieldPlugin<number, null>, 'check'> = { check: (stars) => (stars > 5 ? [{ key: 'rating.too_many_stars' }] : []) };
   * assert.deepEqual(part.check?.(6, null), [{ key: 'rating.too_many_stars' }]);
   */
  check?(value: Value, options: Options): readonly FieldIssue[];
  /**
   * The records that a value points at, once or often. Deleting and publishing rely on them.
   *
   * @example
   * const part: Pick<FieldPlugin<string, null>, 'references'> = { references: (id) => ({ media: [id], pages: [] }) };
   * assert.deepEqual(part.references?.('a').media, ['a']);
   */
  references?(value: Value): FieldReferences;
  /**
   * The value for the editor, with what it points at filled in fresh.
   *
   * @example
   * const part: Pick<FieldPlugin<{ readonly id: string; readonly title: string }, null>, 'refresh'> = {
   *   refresh: (value, lookup) => ({ ...value, title: lookup.page(value.id)?.title ?? value.title }),
   * };
   * const gone = { media: () => undefined, page: () => undefined };
   * assert.deepEqual(part.refresh?.({ id: 'a', title: 'Last known' }, gone), { id: 'a', title: 'Last known' });
   */
  refresh?(value: Value, lookup: ReferenceLookup): Value;
  /**
   * The value for an external site: ids become urls.
   *
   * @example
   * const part: Pick<FieldPlugin<string, null>, 'deliver'> = {
   *   deliver: (id, lookup) => ({ url: lookup.page(id)?.url ?? null }),
   * };
   * assert.deepEqual(part.deliver?.('a', { media: () => undefined, page: () => undefined }), { url: null });
   */
  deliver?(value: Value, lookup: ReferenceLookup): unknown;
  /**
   * Joins two edits of one value. Without it, two different edits are a conflict.
   *
   * @example
   * const part: Pick<FieldPlugin<number, null>, 'merge'> = {
   *   // Both added stars: the higher number has both.
   *   merge: (base, mine, theirs) =>
   *     mine > base && theirs > base ? { merged: Math.max(mine, theirs) } : { conflict: true },
   * };
   * assert.deepEqual(part.merge?.(1, 3, 4), { merged: 4 });
   */
  merge?(base: Value, mine: Value, theirs: Value): FieldMerge<Value>;
  /**
   * One line of plain text for a block's header; empty when there is nothing to say.
   *
   * @example
   * const part: Pick<FieldPlugin<number, null>, 'summarize'> = { summarize: (stars) => '★'.repeat(Math.max(0, stars)) };
   * assert.equal(part.summarize(3, null), '★★★');
   */
  summarize(value: Value, options: Options): string;
}

/**
 * A content model asks a plugin for something it does not offer.
 *
 * @example
 * assert.throws(() => rating.readOptions({ ...verdict, field_values: 'many' }), FieldDefinitionError);
 */
export class FieldDefinitionError extends Error {
  override readonly name = 'FieldDefinitionError';
}

/**
 * Declares the pure half of a plugin; the types follow from what is written.
 *
 * @example
 * const mood = defineField<string, null>({
 *   contract: 1,
 *   type: 'mood',
 *   messages: [],
 *   readOptions: (definition) => (definitionOptions(definition, []), null),
 *   defaultValue: () => '',
 *   isEmpty: (value) => value === '',
 *   schema: () => ({ type: 'string' }),
 *   summarize: (value) => value,
 * });
 * assert.equal(mood.isEmpty(mood.defaultValue(null)), true);
 */
export function defineField<Value, Options>(
  plugin: FieldPlugin<Value, Options>,
): FieldPlugin<Value, Options> {
  return Object.freeze(plugin);
}
