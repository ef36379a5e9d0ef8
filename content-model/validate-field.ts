import type {
  FieldIssue,
  FieldLanguage,
  FieldPart,
  FieldReferences,
  ReferenceLookup,
} from '../field-plugins/sdk/contract/field.ts';
import { sameValue } from '../field-plugins/sdk/contract/same-value.ts';
import { shapeOf } from '../field-plugins/sdk/contract/value-shape.ts';
import { callPlugin, type PluginResult } from './call-plugin.ts';
import { blockData, ownValue, type BlockData } from './block-data.ts';
import { findReferences, type FoundReferences } from './find-references.ts';
import { hiddenNames } from './conditions.ts';
import { isRequiredToPublish, validateFieldValue } from './validate-field-value.ts';
import { modelFields, type BlockModel, type ModelField } from './model-fields.ts';
import type { PluginFault } from './plugin-fault.ts';
import { readValue, type Reading } from './read-value.ts';
import { repeated, repeatedNames } from './repeated-values.ts';
import { summaryLine } from './summary-line.ts';

/** A part of a composite's value, validated like a block. */
export interface ValidatedPart extends Pick<FieldPart, 'id' | 'fieldset'> {
  readonly index: number;
  readonly block: ValidatedBlock;
}

const noParts: readonly ValidatedPart[] = Object.freeze([]);
const noIssues: readonly FieldIssue[] = Object.freeze([]);
const missing: readonly FieldIssue[] = Object.freeze([{ key: 'common.required_to_publish' }]);

/**
 * One stored value and its plugin's results for it. An undefined value was left out. The plugin is called lazily, at most once
 * per question, and its faults are caught here. It is a class because a page has hundreds of them, and each object literal with
 * getters takes two kilobytes. The fields in the parts of a composite are treated like those of a block.
 */
export class ValidatedField {
  readonly field: ModelField;
  readonly stored: unknown;
  #reading: Reading | undefined;
  #cachedValidation: PluginResult<readonly FieldIssue[]> | undefined;
  #parts: readonly ValidatedPart[] | undefined;
  #partsBefore: readonly ValidatedPart[];
  #value: { readonly normalized: unknown } | undefined;
  #issues: readonly FieldIssue[] | undefined;
  #publishIssues: readonly FieldIssue[] | undefined;
  #keyCount: number | undefined;
  #ownReferences: FoundReferences | undefined;
  #summary: { readonly language: FieldLanguage; readonly text: string } | undefined;

  /** Parts that are the same as in `before`, an earlier value of the field, are not validated again. */
  constructor(field: ModelField, stored: unknown, before?: ValidatedField) {
    this.field = field;
    this.stored = stored;
    // Keeps only the former parts, so that a value does not hold on to all earlier values.
    this.#partsBefore = before === undefined ? noParts : (before.#parts ?? before.#partsBefore);
  }

  /**
   * The value as its plugin reads it, with all its parts. One that the plugin cannot read stays as stored: nothing may
   * replace it.
   */
  get value(): unknown {
    if (!this.isSupported) return this.stored;
    if (this.parts.length === 0) return this.#read.upgraded;
    this.#value ??= { normalized: this.#withParts(({ block }) => block.normalized, this.#read.upgraded) };
    return this.#value.normalized;
  }

  /** The parts of a composite's value, in order; none for other types, and for a value that cannot be read. */
  get parts(): readonly ValidatedPart[] {
    // Other values need not be read for this.
    if (this.field.plugin?.parts === undefined) return noParts;
    this.#parts ??= validateParts(this.field, this.#read.parts, this.#partsBefore);
    return this.#parts;
  }

  /** Whether there is a plugin that can read the value. */
  get isSupported(): boolean {
    const { fault, shape } = this.#read;
    return this.field.plugin !== undefined && fault === undefined && shape.mismatch === undefined;
  }

  /** Whether the value counts as missing. A value that its plugin cannot validate does not. */
  get isEmpty(): boolean {
    return this.isSupported && callPlugin(() => this.field.plugin?.isEmpty(this.value)).result === true;
  }

  /** Where the stored value's types do not match the field's schema; undefined when a widget can show it. */
  get mismatch(): string | undefined {
    const { plugin, schema } = this.field;
    if (plugin === undefined) return undefined;
    const { shape, upgraded } = this.#read;
    return (upgraded === this.stored ? shape : shapeOf(schema, this.stored)).mismatch;
  }

  /**
   * The errors of the value, those of its parts with a path that starts with the id of the part and the name of the field.
   * Empty when there is no plugin or the plugin failed.
   */
  get issues(): readonly FieldIssue[] {
    this.#issues ??= this.#asSaved(withPartIssues(this.ownIssues, this.parts, ({ block }) => block.issues));
    return this.#issues;
  }

  get ownIssues(): readonly FieldIssue[] {
    return this.#validation.result ?? noIssues;
  }

  /**
   * The errors that prevent saving the value over `saved`. A value saved under other rules, before the model or the plugin
   * changed, may stay unchanged; so may each field of each part, and the value around the parts. A required field must be filled
   * in.
   */
  issuesOver(saved: ValidatedField | undefined): readonly FieldIssue[] {
    if (saved === undefined || this.issues.length === 0) return this.issues;
    const isInvalid = this.ownIssues.some(({ key }) => key !== 'common.required');
    const own = isInvalid && this.#equalsBesidesParts(saved) ? noIssues : this.ownIssues;
    if (this.parts.length === 0) return own;
    const before = new Map(saved.parts.map((part) => [part.id, part.block]));
    return this.#asSaved(
      withPartIssues(own, this.parts, ({ id, block }) => block.issuesOver(before.get(id))),
    );
  }

  /** The additional errors that prevent publishing. The value may have been stored before it was required. */
  get publishIssues(): readonly FieldIssue[] {
    const { isLive, definition } = this.field;
    if (isLive) return noIssues;
    const own = isRequiredToPublish(definition) && this.isEmpty ? missing : noIssues;
    this.#publishIssues ??= this.#withRepeated(
      withPartIssues(own, this.parts, ({ block }) => block.publishIssues),
    );
    return this.#publishIssues;
  }

  /** Values that are live once saved must also meet the rules for publishing. */
  #asSaved(issues: readonly FieldIssue[]): readonly FieldIssue[] {
    return this.field.isLive ? this.#withRepeated(issues) : issues;
  }

  /** Adds the values of parts that must be unique but are not. */
  #withRepeated(issues: readonly FieldIssue[]): readonly FieldIssue[] {
    const names = repeatedNames(this.parts.map(({ block }) => block));
    const found = names.flatMap((own, index) =>
      own.map((name) => ({ ...repeated, path: [this.parts[index]?.id ?? '', name] })),
    );
    return found.length === 0 ? issues : [...issues, ...found];
  }

  /** Whether the values are the same, ignoring the data of their parts. */
  #equalsBesidesParts(saved: ValidatedField): boolean {
    if (this.parts.length === 0 || this.parts.length !== saved.parts.length)
      return sameValue(this.value, saved.value);
    return sameValue(
      this.#withParts(({ index }) => saved.parts[index]?.block.normalized ?? {}, undefined),
      saved.value,
    );
  }

  /**
   * Whether the plugin failed to check the value. The form must still let the user save the rest; the server accepts
   * such a value only if it is already stored.
   */
  get isUncheckable(): boolean {
    return this.fault !== undefined;
  }

  /** The plugin's failure to read or check the value, if any. Failures inside a part are faults of the part. */
  get fault(): PluginFault | undefined {
    return this.#validation.fault;
  }

  /** The actual and possible references of the value, without its parts. */
  get ownReferences(): FoundReferences {
    return (this.#ownReferences ??= findReferences(this));
  }

  get references(): FieldReferences {
    if (this.parts.length === 0) return this.ownReferences;
    const all = [this.ownReferences, ...this.parts.map(({ block }) => block.references)];
    return { media: all.flatMap(({ media }) => media), pages: all.flatMap(({ pages }) => pages) };
  }

  get keyCount(): number {
    this.#keyCount ??=
      this.parts.length === 0
        ? countKeys(this.stored)
        : // A part has at least an id and its data.
          this.parts.reduce((sum, { block }) => sum + 2 + block.keyCount, 0);
    return this.#keyCount;
  }

  summaryIn(language: FieldLanguage): string {
    if (this.#summary?.language !== language) {
      const { plugin, options } = this.field;
      const summaryOf = (id: string) =>
        this.parts.find((part) => part.id === id)?.block.summaryIn(language) ?? '';
      const text = (this.isSupported && plugin?.summarize(this.value, options, language, summaryOf)) || '';
      this.#summary = { language, text };
    }
    return this.#summary.text;
  }

  /** The whole value as plain text; undefined when its plugin, or that of a field of its parts, does not offer one. */
  get plainText(): string | undefined {
    const { plugin, options } = this.field;
    if (!this.isSupported || plugin === undefined) return undefined;
    const own = plugin.plainText?.(this.value, options);
    if (plugin.parts === undefined) return own;
    const texts = this.parts.flatMap(({ block }) => block.shown.map(({ plainText }) => plainText));
    const all = [...(plugin.plainText === undefined ? [] : [own]), ...texts];
    return all.every((text) => text !== undefined) ? all.filter((text) => text !== '').join('\n') : undefined;
  }

  /** The value with its references filled in. Unchanged when its plugin cannot read it. */
  refresh(lookup: ReferenceLookup): unknown {
    const { plugin, schema } = this.field;
    if (!this.isSupported) return this.stored;
    const { upgraded } = this.#read;
    const value = this.#withParts(({ block }) => block.refresh(lookup), upgraded);
    const fresh = plugin?.refresh?.(value, lookup) ?? value;
    return sameValue(fresh, value) || shapeOf(schema, fresh).mismatch === undefined ? fresh : value;
  }

  /** The delivered value; null if the plugin is missing or cannot read or deliver the value. */
  deliver(lookup: ReferenceLookup): unknown {
    const { plugin } = this.field;
    if (plugin === undefined || !this.isSupported) return null;
    const value = plugin.parts === undefined ? this.value : this.#withDelivered(lookup);
    if (value === undefined) return null;
    return plugin.deliver === undefined ? value : plugin.deliver(value, lookup);
  }

  /** Parts of an unknown kind are left out, because no fieldset defines their delivered data. */
  #withDelivered(lookup: ReferenceLookup): unknown {
    const delivered = this.parts.map(({ id, fieldset, block }) => ({
      id,
      fieldset,
      data: block.deliver(lookup),
    }));
    return callPlugin(() => this.field.plugin?.withParts?.(this.#read.upgraded, delivered)).result;
  }

  /** The value with other data of its parts, or as stored if nothing changes or the plugin fails. */
  mapParts(dataOf: (part: ValidatedPart) => BlockData): unknown {
    if (this.parts.length === 0) return this.stored;
    const { upgraded } = this.#read;
    const changed = this.#withParts(dataOf, upgraded);
    return changed === upgraded ? this.stored : changed;
  }

  /** The value with these parts, or as stored if the plugin fails. */
  withParts(parts: readonly FieldPart[]): unknown {
    return callPlugin(() => this.field.plugin?.withParts?.(this.value, parts)).result ?? this.stored;
  }

  /** Replaces the data of the parts; returns the same value if nothing changes, and `instead` if the plugin fails. */
  #withParts(dataOf: (part: ValidatedPart) => BlockData, instead: unknown): unknown {
    const { upgraded, parts } = this.#read;
    const validated = new Map(this.parts.map((part) => [part.index, part]));
    const changed = parts.map((part, index) => {
      const found = validated.get(index);
      const data = found === undefined ? part.data : dataOf(found);
      return data === part.data ? part : { ...part, data };
    });
    const isSame = changed.every((part, index) => part === parts[index]);
    if (isSame) return upgraded;
    return callPlugin(() => this.field.plugin?.withParts?.(upgraded, changed)).result ?? instead;
  }

  get #read(): Reading {
    return (this.#reading ??= readValue(this.field, this.stored));
  }

  get #validation(): PluginResult<readonly FieldIssue[]> {
    return (this.#cachedValidation ??= validateFieldValue(this.field, this.#read, () => this.keyCount));
  }
}

/** Skips parts of a kind that the options do not have. */
function validateParts(
  { fieldsets, registry }: ModelField,
  parts: readonly FieldPart[],
  before: readonly ValidatedPart[],
): readonly ValidatedPart[] {
  if (parts.length === 0) return noParts;
  const known = new Map(before.map((part) => [part.id, part.block]));
  return parts.flatMap(({ id, fieldset, data }, index) => {
    const model = Object.hasOwn(fieldsets, fieldset) ? fieldsets[fieldset] : undefined;
    if (model === undefined) return [];
    const last = known.get(id);
    const isSame = last?.data === data && last.model === model;
    return [{ id, fieldset, index, block: isSame ? last : validatePart({ model, data, registry }, last) }];
  });
}

interface PartContent {
  readonly model: BlockModel;
  readonly data: BlockData;
  readonly registry: ModelField['registry'];
}

function validatePart(
  { model, data, registry }: PartContent,
  last: ValidatedBlock | undefined,
): ValidatedBlock {
  const fields = modelFields(model, registry).map((field, index) => {
    const value = ownValue(data, field.name);
    const before = last?.fields[index];
    if (before?.field !== field) return new ValidatedField(field, value);
    return Object.is(before.stored, value) ? before : revalidate(field, value, before);
  });
  return new ValidatedBlock({ model, data, fields });
}

export function withPartIssues(
  own: readonly FieldIssue[],
  parts: readonly ValidatedPart[],
  issuesIn: (part: ValidatedPart) => BlockIssues,
): readonly FieldIssue[] {
  const inside = parts.flatMap((part) =>
    Object.entries(issuesIn(part)).flatMap(([name, issues]) =>
      issues.map((issue) => ({ ...issue, path: [part.id, name, ...(issue.path ?? [])] })),
    ),
  );
  return inside.length === 0 ? own : [...own, ...inside];
}

const last = new WeakMap<ModelField, ValidatedField>();

/**
 * Validates a value, cached per field for the form until the value changes. A keystroke changes one field of a block,
 * so the others need not be validated again; nor, if it is in a part of a composite, need the other parts. `before` is
 * the previous value of the same part.
 */
export function revalidate(field: ModelField, value: unknown, before?: ValidatedField): ValidatedField {
  const known = last.get(field);
  if (known !== undefined && Object.is(known.stored, value)) return known;
  const validated = new ValidatedField(field, value, before ?? known);
  last.set(field, validated);
  return validated;
}

/**
 * The errors of a block, by field name; `{}` when it is valid. Errors of no particular field are under
 * `non_field_errors`.
 */
export type BlockIssues = Readonly<Record<string, readonly FieldIssue[]>>;

interface BlockValidation {
  readonly model: BlockModel;
  readonly data: BlockData;
  readonly fields: readonly ValidatedField[];
  readonly issues?: BlockIssues | undefined;
}

export class ValidatedBlock {
  readonly model: BlockModel;
  /** The data as sent; `{}` if it was not an object. */
  readonly data: BlockData;
  readonly fields: readonly ValidatedField[];
  readonly #isNoData: boolean;
  #issues: BlockIssues | undefined;
  #publishIssues: BlockIssues | undefined;
  #hidden: ReadonlySet<string> | undefined;
  #shown: readonly ValidatedField[] | undefined;
  #references: FieldReferences | undefined;
  #normalized: BlockData | undefined;
  #keyCount: number | undefined;

  constructor({ model, data, fields, issues }: BlockValidation) {
    this.model = model;
    this.data = data;
    this.fields = fields;
    this.#issues = issues;
    this.#isNoData = issues !== undefined;
  }

  get hidden(): ReadonlySet<string> {
    return (this.#hidden ??= hiddenNames(this.model.content_model, this.fields));
  }

  /**
   * The visible fields, in order. Hidden fields are not checked, summarised or delivered, but their values are kept, and their
   * references count.
   */
  get shown(): readonly ValidatedField[] {
    const { hidden, fields } = this;
    return (this.#shown ??=
      hidden.size === 0 ? fields : fields.filter(({ field }) => !hidden.has(field.name)));
  }

  /** Always the same object. The form and the server both use it, so they never disagree. */
  get issues(): BlockIssues {
    return (this.#issues ??= issuesOf(this, { issuesIn: ({ issues }) => issues }));
  }

  /**
   * The additional errors that prevent publishing: missing values that publishing requires, and repeated values that must be
   * unique among items.
   */
  get publishIssues(): BlockIssues {
    return (this.#publishIssues ??= mapIssues(this.shown, ({ publishIssues }) => publishIssues));
  }

  /**
   * The errors that prevent saving the data over `saved`. A value saved under other rules, before the model or the plugin
   * changed, may stay unchanged; so may the value of a removed field. A required field must be filled in.
   */
  issuesOver(saved: ValidatedBlock | undefined): BlockIssues {
    if (saved === undefined || this.#isNoData || Object.keys(this.issues).length === 0) return this.issues;
    // Hidden values were not checked.
    const before = new Map(saved.shown.map((validated) => [validated.field.name, validated]));
    return issuesOf(this, {
      issuesIn: (validated) => validated.issuesOver(before.get(validated.field.name)),
      isKept: (name) =>
        Object.hasOwn(saved.data, name) && sameValue(ownValue(this.data, name), ownValue(saved.data, name)),
    });
  }

  /** The names of values whose field was removed from the model after they were stored. */
  get strayNames(): readonly string[] {
    const names = new Set(this.fields.map(({ field }) => field.name));
    return Object.keys(this.data).filter((name) => !names.has(name));
  }

  /** The data in the form of the model: each field that has a value, upgraded. The same object if nothing changes. */
  get normalized(): BlockData {
    return (this.#normalized ??= normalize(this));
  }

  /** The media and pages the block refers to, each id once. */
  get references(): FieldReferences {
    return (this.#references ??= { media: this.#targets('media'), pages: this.#targets('pages') });
  }

  get keyCount(): number {
    this.#keyCount ??= this.fields.reduce(
      (sum, { keyCount }) => sum + keyCount,
      Object.keys(this.data).length,
    );
    return this.#keyCount;
  }

  /** A one-line summary in the reader's language; empty if no field has one. */
  summaryIn(language: FieldLanguage): string {
    return summaryLine(this.shown.map((field) => field.summaryIn(language)));
  }

  refresh(lookup: ReferenceLookup): BlockData {
    const byName = new Map(this.fields.map((validated) => [validated.field.name, validated]));
    const fresh = Object.entries(this.data).map(
      ([name, stored]) => [name, byName.has(name) ? byName.get(name)?.refresh(lookup) : stored] as const,
    );
    return fresh.every(([name, value]) => Object.is(value, this.data[name])) ? this.data : blockData(fresh);
  }

  /**
   * The data for sites: every visible field of the model, by its API name, with ids turned into URLs. A value is null if its
   * plugin is missing or cannot read or deliver it: the other fields still arrive, and sites never get ids, or data that violate
   * the schema.
   */
  deliver(lookup: ReferenceLookup): BlockData {
    return blockData(
      this.shown.map((validated) => [validated.field.apiName, validated.deliver(lookup)] as const),
    );
  }

  #targets(kind: 'media' | 'pages'): readonly string[] {
    return [...new Set(this.fields.flatMap(({ references }) => references[kind]))];
  }
}

interface IssueReading {
  readonly issuesIn: (validated: ValidatedField) => readonly FieldIssue[];
  /** Whether a value without a field may stay. */
  readonly isKept?: (name: string) => boolean;
}

function issuesOf(block: ValidatedBlock, { issuesIn, isKept = () => false }: IssueReading): BlockIssues {
  const unknown = block.strayNames
    .filter((name) => !isKept(name))
    .map((name) => [name, [{ key: 'common.unknown_field', params: { name } }]] as const);
  const wrong = mapIssues(block.shown, issuesIn);
  return unknown.length === 0 ? wrong : { ...wrong, ...Object.fromEntries(unknown) };
}

/** The issues of fields by name, without fields that have none. */
export function mapIssues(
  fields: readonly ValidatedField[],
  issuesIn: (validated: ValidatedField) => readonly FieldIssue[],
): BlockIssues {
  const wrong = fields
    .map((validated) => [validated.field.name, issuesIn(validated)] as const)
    .filter(([, issues]) => issues.length > 0);
  return Object.fromEntries<readonly FieldIssue[]>(wrong);
}

function normalize({ data, fields }: ValidatedBlock): BlockData {
  const entries = fields.flatMap(({ field, value }) =>
    value === undefined ? [] : [[field.name, value] as const],
  );
  const isSame =
    Object.keys(data).length === entries.length &&
    entries.every(([name, value]) => Object.hasOwn(data, name) && Object.is(data[name], value));
  return isSame ? data : blockData(entries);
}

function countKeys(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const own = Array.isArray(value) ? 0 : Object.keys(value).length;
  return Object.values(value).reduce<number>((sum, part) => sum + countKeys(part), own);
}
