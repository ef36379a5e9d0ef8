import type { JsonSchema } from '../../../shared/json-schema.ts';

export type { JsonSchema };

/** One field of a block content model, as the API sends it (spec section 3). */
export interface FieldDefinition {
  /** The `type` of the plugin that serves the field. */
  readonly field_type: string;
  /** What the form calls the field, in the words of whoever made the model. */
  readonly field_title: string;
  /** Whether the field must not be empty; `isEmpty` says what that means. */
  readonly required: boolean;
  /** Position in the form, ascending. */
  readonly order: number;
  /** What this type lets a model choose; `null` when it offers no choice. */
  readonly field_values: unknown;
}

/**
 * Something wrong with a value: a message key of the plugin and what fills its placeholders. Never a sentence.
 */
export interface FieldIssue {
  /** A whole path in `fields.json`: below the type, or below `common`. */
  readonly key: string;
  /** What fills the placeholders of the text. */
  readonly params?: Readonly<Record<string, string | number>>;
}

/** The records a value points at, as ids. */
export interface FieldReferences {
  /** Pictures: while one is pointed at, its deletion is asked about. */
  readonly media: readonly string[];
  /** Pages: one that is pointed at cannot be deleted. */
  readonly pages: readonly string[];
}

/**
 * What a reference is now: asked for when values are read or delivered. Undefined when the record is gone.
 */
export interface ReferenceLookup {
  /** A picture as it is stored now: its file, its address, its size in pixels, what describes it. */
  media(id: string):
    | {
        readonly file: string;
        readonly url: string;
        readonly width: number;
        readonly height: number;
        readonly alt: string;
      }
    | undefined;
  /** A page as it is now. `url` is undefined while the page is not live. */
  page(
    id: string,
  ): { readonly url_path: string; readonly title: string; readonly url: string | undefined } | undefined;
}

/** The outcome of a three-way merge of one field. */
export type FieldMerge<Value> = { readonly merged: Value } | { readonly conflict: true };

/** The version of this contract. A plugin says which one it was written for. */
export const fieldContract = 1;

/**
 * What a field type is: the pure half of a plugin, run by the form, the server and the tests.
 * `docs/field-contract.md` shows one type that uses every member.
 */
export interface FieldPlugin<Value = unknown, Options = unknown> {
  /** The version of the contract that the plugin keeps; any other than ours stops the build. */
  readonly contract: typeof fieldContract;
  /** The `field_type` of content models, and the name of the plugin's folder. */
  readonly type: string;
  /** Every key that the plugin may show; `words/<lng>.json` in its folder has a text for each. */
  readonly messages: readonly string[];
  /**
   * Whether its values are typed, letter by letter, though they are no plain strings: edits of one are then one step of
   * undo as long as typing does not pause. Those of strings always are.
   */
  readonly typed?: boolean;
  /** The shape of `field_values` in a content model. Without it, a model must leave them `null`. */
  readonly optionsSchema?: JsonSchema;
  /**
   * The options of a definition's `field_values`. Throws `FieldDefinitionError` for a model it cannot serve.
   */
  readOptions(definition: FieldDefinition): Options;
  /** What a new block starts with. Fits the schema, and is empty unless a model may count on it. */
  defaultValue(options: Options): Value;
  /** Whether *required* is unmet. */
  isEmpty(value: Value): boolean;
  /** The shape of a value. */
  schema(options: Options): JsonSchema;
  /**
   * Reads what an older version stored (`""` for no media) as today's shape. Anything else comes back as it is.
   */
  upgrade?(stored: unknown): unknown;
  /** Rules that JSON Schema cannot say. Called only with values that fit the schema. */
  check?(value: Value, options: Options): readonly FieldIssue[];
  /** The records that a value points at, once or often. Deleting and publishing rely on them. */
  references?(value: Value): FieldReferences;
  /** The value for the editor, with what it points at filled in fresh. */
  refresh?(value: Value, lookup: ReferenceLookup): Value;
  /** The value for an external site: ids become urls. */
  deliver?(value: Value, lookup: ReferenceLookup): unknown;
  /** Joins two edits of one value. Without it, two different edits are a conflict. */
  merge?(base: Value, mine: Value, theirs: Value): FieldMerge<Value>;
  /** One line of plain text for a block's header; empty when there is nothing to say. */
  summarize(value: Value, options: Options): string;
}

/** A content model asks a plugin for something it does not offer. */
export class FieldDefinitionError extends Error {
  override readonly name = 'FieldDefinitionError';
}

/** Declares the pure half of a plugin; the types follow from what is written. */
export function defineField<Value, Options>(
  plugin: FieldPlugin<Value, Options>,
): FieldPlugin<Value, Options> {
  return Object.freeze(plugin);
}
