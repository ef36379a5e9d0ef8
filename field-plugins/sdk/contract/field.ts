import type { IssuePath } from '../../../shared/issue-path.ts';
import type { JsonSchema } from '../../../shared/json-schema.ts';
import type { MediaItem } from '../../../shared/media-item.ts';
import type { MessageParams } from '../../../shared/message-params.ts';

export type { IssuePath, JsonSchema, MediaItem, MessageParams };

/** One field of a block content model, as the API sends it (spec section 3). */
export interface FieldDefinition {
  /** The `type` of the plugin that handles the field. */
  readonly field_type: string;
  /** The field's label in the form, written by the author of the model. */
  readonly field_title: string;
  /** Whether the field must not be empty, as defined by `isEmpty`. */
  readonly required: boolean;
  /** Position in the form, ascending. */
  readonly order: number;
  /** The name under which sites read the value. Without it, they read it under the key of the field, its id. */
  readonly api_name?: string;
  /** The options that the model sets for this type; `null` if it sets none. */
  readonly field_values: unknown;
  /** A sentence below the field, written by the author of the model. */
  readonly help?: string;
  /** The placeholder of an empty field. */
  readonly placeholder?: string;
  /** Whether browsers may autofill personal data, such as an address. */
  readonly autofill?: boolean;
  /** The value of a new block, and of one that has none yet. */
  readonly default?: unknown;
  /** Half the width of the form: two such fields share a row where there is room. Full width by default. */
  readonly width?: 'full' | 'half';
  /** The title of the tab that the field is on. */
  readonly tab?: string;
  /** The title of the group that the field is in. */
  readonly group?: string;
  /** An expression in the syntax of RE2 that the whole text must match, and the error otherwise. */
  readonly pattern?: { readonly regex: string; readonly message: string };
  /** No two blocks of a page, or items of a list, may have the same value. */
  readonly unique?: boolean;
  /** The field may be saved empty, but not published. */
  readonly required_for?: 'publishing';
  /** When the field is shown. It is always shown without it. */
  readonly shown_when?: FieldConditions;
}

/** Conditions that must all hold, or one of which must. */
export interface FieldConditions {
  readonly all?: readonly FieldCondition[];
  readonly any?: readonly FieldCondition[];
}

/** A value that a condition can compare. */
export type ComparedValue = string | number | boolean;

/** A comparison with the value of a field of the same block, or the same part: `field` and one other member. */
export interface FieldCondition {
  /** The name of the other field. */
  readonly field: string;
  readonly is?: ComparedValue;
  readonly is_not?: ComparedValue;
  readonly one_of?: readonly ComparedValue[];
  readonly is_empty?: boolean;
  /** Compares numbers, or texts such as dates. */
  readonly more_than?: number | string;
  readonly less_than?: number | string;
}

/** Something wrong with a value: a message key and its placeholder values. Never a sentence. */
export interface FieldIssue {
  /** A full path in `fields.json`: below the type, or below `common`. */
  readonly key: string;
  /** The values of the text's placeholders. A list is joined as the reader's language does: `a, b, and c`. */
  readonly params?: MessageParams;
  /** Where in the value: names and indexes from the outside in, such as `[1, 'title']`. Left out for the whole value. */
  readonly path?: IssuePath;
}

/** The records a value refers to, as ids. */
export interface FieldReferences {
  /** Pictures: deleting one that is in use needs confirmation. */
  readonly media: readonly string[];
  /** Pages: one that is in use cannot be deleted. */
  readonly pages: readonly string[];
}

/** Looks up the current state of a reference when values are read or delivered. Undefined if the record was deleted. */
export interface ReferenceLookup {
  /** An image's current file, URL, size in pixels and alternative text. */
  media(id: string):
    | {
        readonly file: string;
        readonly url: string;
        readonly width: number;
        readonly height: number;
        readonly alt: string;
        /** The same image in smaller widths, the smallest first, for `srcset`. A host may leave it out. */
        readonly sizes?: readonly { readonly width: number; readonly url: string }[];
      }
    | undefined;
  /** A page's current data. `url` is undefined while the page is not live. */
  page(
    id: string,
  ): { readonly url_path: string; readonly title: string; readonly url: string | undefined } | undefined;
}

/** The reader's language: for `Intl`, and for the plugin's own messages. */
export interface FieldLanguage {
  /** The tag for `Intl`, such as `de` or `sr-Latn-RS`. */
  readonly locale: string;
  /** The plugin's messages below its type, in this language: `translate('link.add')`. */
  translate(key: string, params?: MessageParams): string;
}

/** The result of a three-way merge of one field. */
export type FieldMerge<Value> = { readonly merged: Value } | { readonly conflict: true };

/** The parts of an example value, in the language of the site. */
export interface ExampleParts {
  /** A short line: the label of the field, or words for it. Several lines are for several items. */
  readonly title: string;
  /** A sentence or two. */
  readonly text: string;
  /** Images to choose from; none where an example must not have any. */
  readonly images: readonly MediaItem[];
  /** Where a link leads; empty where an example must not have one. */
  readonly address: string;
}

/** The version of this contract. A plugin names the one it was written for. */
export const fieldContract = 1;

/** The fields of one kind of part, by name: a nested content model. */
export type FieldSet = Readonly<Record<string, FieldDefinition>>;

/** A part of the value of a composite: data that one of its fieldsets describes. */
export interface FieldPart {
  /** Identifies a part within its value, also after it is moved. Not a UUID: those are ids of records. */
  readonly id: string;
  /** The name of the fieldset. */
  readonly fieldset: string;
  /** The values of its fields, by name. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** The context of a conversion, when a plan changes the type of a field. */
export interface FieldConversion<Options = unknown> {
  /** The options of the plugin's own field. */
  readonly options: Options;
  /** The field of the other type. */
  readonly other: FieldDefinition;
  /** The id of an item or part, by its place. The same block and place always give the same. */
  newId(place: number): string;
}

/** A method, so that it may take the one type of values that it is for. */
type Convert<Given, Made, Options> = {
  convert(value: Given, conversion: FieldConversion<Options>): Made | undefined;
}['convert'];

/**
 * A field type: the field definition of a plugin, run by the form, the server and the tests. `docs/field-contract.md` shows one type
 * that uses every member. `Delivered` is the type that sites receive: the value itself without `deliver`. Only a renderer
 * needs it.
 */
export interface FieldPlugin<Value = unknown, Options = unknown, Delivered = unknown> {
  /** The contract version the plugin was written for. Any other than Octavo's stops the build. */
  readonly contract: typeof fieldContract;
  /** The `field_type` of content models, and the name of the plugin's folder. */
  readonly type: string;
  /**
   * Whether values are typed letter by letter although they are not plain strings. Edits then form one undo step until
   * typing pauses. Always true of strings.
   */
  readonly typed?: boolean;
  /** The shape of `field_values` in a content model. Without it, `field_values` must be `null`. */
  readonly optionsSchema?: JsonSchema;
  /** Reads the options from a definition's `field_values`. Throws `FieldDefinitionError` if they are not supported. */
  readOptions(definition: FieldDefinition): Options;
  /** The value in a new block. Must fit the schema, and be empty unless a model may rely on it. */
  defaultValue(options: Options): Value;
  /** A valid value that illustrates the field in miniatures of block types. Without it, they show the default value. */
  example?(options: Options, parts: ExampleParts): Value;
  /** Whether a required field with this value counts as missing. */
  isEmpty(value: Value): boolean;
  /** The shape of a value. */
  schema(options: Options): JsonSchema;
  /** Converts a value of an older version (`""` for no media) to the current format. Returns anything else unchanged. */
  upgrade?(stored: unknown): unknown;
  /** Rules that JSON Schema cannot express. Only called with values that fit the schema. */
  check?(value: Value, options: Options): readonly FieldIssue[];
  /** The records a value refers to; duplicates are fine. Deleting and publishing rely on this. */
  references?(value: Value): FieldReferences;
  /** The value for the editor, with its references filled in. */
  refresh?(value: Value, lookup: ReferenceLookup): Value;
  /**
   * The value for an external site: ids become URLs. A required field whose image or page was deleted counts as missing
   * if this is null, an empty text or list, or leads nowhere (`url: null`).
   */
  deliver?(value: Value, lookup: ReferenceLookup): Delivered;
  /**
   * The schema of the values that `deliver` returns. Types for sites are generated from it, so it must be exact; an object with a
   * `title` gets a type of that name. Without it, delivered values are untyped. `fieldsets` is for composites: the schema of the
   * delivered data of each kind of part.
   */
  deliveredSchema?(options: Options, fieldsets: Readonly<Record<string, JsonSchema>>): JsonSchema;
  /** Merges two edits of one value. Without it, two different edits are a conflict. */
  merge?(base: Value, mine: Value, theirs: Value): FieldMerge<Value>;
  /**
   * Converts values of other types to this one, by type, when a plan changes the type of a field. The values fit the schema of
   * their type. Returns undefined for a value without a meaning here. `text` receives the plain text of any type that neither
   * side lists. Octavo detects losses by converting the value back.
   */
  readonly convertFrom?: Readonly<Record<string, Convert<unknown, Value, Options>>>;
  /** Converts values of this type to others, by type. The other type's `convertFrom` for this type takes precedence. */
  readonly convertTo?: Readonly<Record<string, Convert<Value, unknown, Options>>>;
  /** The whole value as plain text, to mark the words that differ between two versions. Without it, previews are compared. */
  plainText?(value: Value, options: Options): string;
  /**
   * One line of plain text for a block's header, in the reader's language; empty if there is nothing to show. `summaryOf` is
   * for composites: the line about the part with this id, empty if there is nothing to show of it.
   */
  summarize(
    value: Value,
    options: Options,
    language: FieldLanguage,
    summaryOf?: (part: string) => string,
  ): string;
  /**
   * The groups of fields that parts of a value consist of, by name. A type with this member is a composite: it also has `parts`
   * and `withParts`. Octavo walks through the parts and treats their fields like the fields of a block; the
   * other members are about the value around them.
   */
  fieldsets?(options: Options): Readonly<Record<string, FieldSet>>;
  /** The parts of a value, in order. */
  parts?(value: Value): readonly FieldPart[];
  /** The value with its parts replaced: upgraded, merged or delivered ones. */
  withParts?(value: Value, parts: readonly FieldPart[]): Value;
}

/** The error for a content model whose definition a plugin does not support. */
export class FieldDefinitionError extends Error {
  override readonly name = 'FieldDefinitionError';
  /** The message for users who build block types in Octavo, in the plugin's own texts. The path starts at the option. */
  readonly issue: FieldIssue | undefined;

  constructor(message: string, issue?: FieldIssue) {
    super(message);
    this.issue = issue;
  }

  /** Also for an error of another copy of the sdk: the folder of a plugin may have one installed. */
  static isOne(error: unknown): error is FieldDefinitionError {
    return error instanceof Error && error.name === 'FieldDefinitionError';
  }
}

/** Declares the field definition of a plugin. The types are inferred. */
export function defineField<Value, Options, Delivered = unknown>(
  plugin: FieldPlugin<Value, Options, Delivered>,
): FieldPlugin<Value, Options, Delivered> {
  return Object.freeze(plugin);
}
