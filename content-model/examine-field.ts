import type {
  FieldIssue,
  FieldLanguage,
  FieldPart,
  FieldReferences,
  ReferenceLookup,
} from '../field-plugins/sdk/contract/field.ts';
import { judgeValue } from '../field-plugins/sdk/contract/judge-value.ts';
import { sameValue } from '../field-plugins/sdk/contract/same-value.ts';
import { shapeOf } from '../field-plugins/sdk/contract/value-shape.ts';
import { ask, type Asked } from './ask-plugin.ts';
import { blockData, ownValue, type BlockData } from './block-data.ts';
import { modelFields, type BlockModel, type ModelField } from './model-fields.ts';
import type { PluginFault } from './plugin-fault.ts';
import { readValue, type Reading } from './read-value.ts';

/** A part of a composite's value, examined as a block of its own. */
export interface ExaminedPart extends Pick<FieldPart, 'id' | 'fieldset'> {
  /** Its place among the parts of the value. */
  readonly index: number;
  readonly block: ExaminedBlock;
}

const noParts: readonly ExaminedPart[] = Object.freeze([]);

/**
 * One stored value and everything its field's plugin says about it. An undefined value is one that was left out. The
 * plugin is called lazily, at most once per question, and its mistakes are caught here. It is a class because a page has
 * hundreds of them, and each object literal with getters takes two kilobytes.
 */
export class ExaminedField {
  readonly field: ModelField;
  readonly stored: unknown;
  #reading: Reading | undefined;
  #judgement: Asked<readonly FieldIssue[]> | undefined;
  #references: FoundReferences | undefined;
  #parts: readonly ExaminedPart[] | undefined;
  #partsBefore: readonly ExaminedPart[];
  #value: { readonly normalized: unknown } | undefined;
  #summary: { readonly language: FieldLanguage; readonly text: string } | undefined;

  /** Parts that are the same as in `before`, an earlier value of the field, are not examined again. */
  constructor(field: ModelField, stored: unknown, before?: ExaminedField) {
    this.field = field;
    this.stored = stored;
    // Only its parts: a value never keeps all of its former ones.
    this.#partsBefore = before === undefined ? noParts : (before.#parts ?? before.#partsBefore);
  }

  /**
   * The value as its plugin reads it, with all its parts. One that the plugin cannot read stays as stored: nothing may
   * replace it.
   */
  get value(): unknown {
    if (!this.isServed) return this.stored;
    if (this.parts.length === 0) return this.#read.upgraded;
    this.#value ??= {
      normalized: ask(() => this.withPartData(({ block }) => block.normalized)).answer ?? this.#read.upgraded,
    };
    return this.#value.normalized;
  }

  /** The parts of a composite's value, in order; none for other types, and for a value that cannot be read. */
  get parts(): readonly ExaminedPart[] {
    this.#parts ??= examineParts(this.field, this.#read.parts, this.#partsBefore);
    return this.#parts;
  }

  /** The value with other data in its parts; the same value if all data are the same. Throws a `PluginFault`. */
  withPartData(dataOf: (part: ExaminedPart) => BlockData): unknown {
    const { upgraded, parts } = this.#read;
    const examined = new Map(this.parts.map((part) => [part.index, part]));
    const changed = parts.map((part, index) => {
      const found = examined.get(index);
      const data = found === undefined ? part.data : dataOf(found);
      return data === part.data ? part : { ...part, data };
    });
    const isSame = changed.every((part, index) => part === parts[index]);
    return isSame ? upgraded : this.field.plugin?.withParts?.(upgraded, changed);
  }

  /** Whether there is a plugin that can read the value. */
  get isServed(): boolean {
    const { fault, shape } = this.#read;
    return this.field.plugin !== undefined && fault === undefined && shape.misfit === undefined;
  }

  /** Where the stored value's types do not match the field's schema; undefined when a widget can show it. */
  get misfit(): string | undefined {
    const { plugin, schema } = this.field;
    if (plugin === undefined) return undefined;
    const { shape, upgraded } = this.#read;
    return (upgraded === this.stored ? shape : shapeOf(schema, this.stored)).misfit;
  }

  /** The errors of the value. Empty when there is no plugin or the plugin failed. */
  get issues(): readonly FieldIssue[] {
    return this.#judged.answer ?? none;
  }

  /** Whether the value breaks a rule although it is not missing. */
  get isUnfit(): boolean {
    return this.issues.some(({ key }) => key !== 'common.required');
  }

  /**
   * Whether the plugin failed to check the value. The form must still let the user save the rest; the server accepts
   * such a value only if it is already stored.
   */
  get isUncheckable(): boolean {
    return this.fault !== undefined;
  }

  /** How the plugin failed to read or check the value, if it did. */
  get fault(): PluginFault | undefined {
    return this.#judged.fault;
  }

  /** What the value refers to, or might refer to. */
  get references(): FoundReferences {
    return (this.#references ??= findReferences(this));
  }

  /** The value's part of the block's summary line, in the reader's language. */
  summaryIn(language: FieldLanguage): string {
    if (this.#summary?.language !== language) {
      const { plugin, options } = this.field;
      const text = (this.isServed && plugin?.summarize(this.value, options, language)) || '';
      this.#summary = { language, text };
    }
    return this.#summary.text;
  }

  /** The whole value as plain text; undefined when its plugin does not offer one. */
  get plainText(): string | undefined {
    const { plugin, options } = this.field;
    return this.isServed ? plugin?.plainText?.(this.value, options) : undefined;
  }

  /** The value with its references filled in. Unchanged when its plugin cannot read it. */
  refresh(lookup: ReferenceLookup): unknown {
    const { plugin, schema } = this.field;
    if (!this.isServed) return this.stored;
    const { value } = this;
    const fresh = plugin?.refresh?.(value, lookup) ?? value;
    return sameValue(fresh, value) || shapeOf(schema, fresh).misfit === undefined ? fresh : value;
  }

  get #read(): Reading {
    return (this.#reading ??= readValue(this.field, this.stored));
  }

  get #judged(): Asked<readonly FieldIssue[]> {
    return (this.#judgement ??= judge(this.field, this.#read));
  }
}

/** A part of a kind that the options do not have is left alone. */
function examineParts(
  { fieldsets, registry }: ModelField,
  parts: readonly FieldPart[],
  before: readonly ExaminedPart[],
): readonly ExaminedPart[] {
  if (parts.length === 0) return noParts;
  const known = new Map(before.map((part) => [part.id, part]));
  return parts.flatMap(({ id, fieldset, data }, index) => {
    const model = Object.hasOwn(fieldsets, fieldset) ? fieldsets[fieldset] : undefined;
    if (model === undefined) return [];
    const last = known.get(id)?.block;
    const block =
      last?.data === data && last.model === model ? last : examineAnew(model, data, registry, last);
    return [{ id, fieldset, index, block }];
  });
}

function examineAnew(
  model: BlockModel,
  data: BlockData,
  registry: ModelField['registry'],
  last: ExaminedBlock | undefined,
) {
  const fields = modelFields(model, registry).map((field, index) => {
    const value = ownValue(data, field.name);
    const before = last?.fields[index];
    if (before?.field !== field) return new ExaminedField(field, value);
    return Object.is(before.stored, value) ? before : new ExaminedField(field, value, before);
  });
  return new ExaminedBlock({ model, data, fields });
}

function judge(field: ModelField, { upgraded, shape, fault }: Reading): Asked<readonly FieldIssue[]> {
  const { plugin } = field;
  if (plugin === undefined || fault !== undefined) return { fault: field.fault ?? fault };
  return ask(() => judgeValue({ ...field, plugin }, upgraded, shape));
}

function findReferences(examined: ExaminedField): FoundReferences {
  const { plugin } = examined.field;
  if (examined.isServed && plugin?.references === undefined) return pointsNowhere;
  const { answer } = ask(() => (examined.isServed ? plugin?.references?.(examined.value) : undefined));
  return answer === undefined ? possibleReferences(examined.stored) : { ...answer, areGuessed: false };
}

/** What a value refers to. */
interface FoundReferences extends FieldReferences {
  /** The value could not be read, so any id in it may be that of a picture or a page. */
  readonly areGuessed: boolean;
}

const none: readonly FieldIssue[] = Object.freeze([]);
const pointsNowhere: FoundReferences = Object.freeze({ media: [], pages: [], areGuessed: false });

/**
 * Every id in a value that cannot be read. One id too many keeps a picture that could have been deleted; one too few
 * would delete a picture that is in use.
 */
function possibleReferences(stored: unknown): FoundReferences {
  const ids = JSON.stringify(stored ?? null).match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? [];
  return { media: ids, pages: ids, areGuessed: true };
}

const last = new WeakMap<ModelField, ExaminedField>();

/**
 * The same, cached per field for the form until the value changes. A keystroke changes one field of a block, so the
 * others need not be examined again.
 */
export function examineAgain(field: ModelField, value: unknown): ExaminedField {
  const known = last.get(field);
  if (known !== undefined && Object.is(known.stored, value)) return known;
  const examined = new ExaminedField(field, value, known);
  last.set(field, examined);
  return examined;
}

/**
 * The errors of a block, by field name; `{}` when it is valid. Errors of no particular field are under
 * `non_field_errors`.
 */
export type BlockIssues = Readonly<Record<string, readonly FieldIssue[]>>;

/** What an examined block is made of. */
interface BlockExamination {
  readonly model: BlockModel;
  readonly data: BlockData;
  readonly fields: readonly ExaminedField[];
  /** In place of what the fields say. */
  readonly issues?: BlockIssues | undefined;
}

/** A block's data and everything its model and plugins say about it. Plugins are only called when a result is read. */
export class ExaminedBlock {
  readonly model: BlockModel;
  /** The data as sent; `{}` if it was not an object. */
  readonly data: BlockData;
  /** The fields of the model, in order. */
  readonly fields: readonly ExaminedField[];
  #issues: BlockIssues | undefined;
  #references: FieldReferences | undefined;
  #normalized: BlockData | undefined;

  constructor({ model, data, fields, issues }: BlockExamination) {
    this.model = model;
    this.data = data;
    this.fields = fields;
    this.#issues = issues;
  }

  /** Always the same object. The form and the server both use it, so they never disagree. */
  get issues(): BlockIssues {
    return (this.#issues ??= issuesOf(this.data, this.fields));
  }

  /**
   * The errors that keep the data from being saved over `saved`. A value that was saved under other rules, before the model
   * or the plugin changed, may stay as it is until somebody decides. A required field must be filled in.
   */
  issuesOver(saved: ExaminedBlock | undefined): BlockIssues {
    if (saved === undefined || Object.keys(this.issues).length === 0) return this.issues;
    const before = new Map(saved.fields.map(({ field, value }) => [field.name, value]));
    const kept = this.fields
      .filter(({ field, isUnfit, value }) => isUnfit && sameValue(value, before.get(field.name)))
      .map(({ field }) => field.name);
    if (kept.length === 0) return this.issues;
    return Object.fromEntries(Object.entries(this.issues).filter(([name]) => !kept.includes(name)));
  }

  /** The fields whose plugin failed to check their value. */
  get uncheckable(): readonly ExaminedField[] {
    return this.fields.filter(({ isUncheckable }) => isUncheckable);
  }

  /** The data in the shape of the model: each field that has a value, upgraded. The same data if that is what they are. */
  get normalized(): BlockData {
    return (this.#normalized ??= normalize(this.data, this.fields));
  }

  /** The media and pages the block refers to, each id once. */
  get references(): FieldReferences {
    return (this.#references ??= { media: this.#targets('media'), pages: this.#targets('pages') });
  }

  #targets(kind: 'media' | 'pages'): readonly string[] {
    return [...new Set(this.fields.flatMap(({ references }) => references[kind]))];
  }
}

function issuesOf(data: BlockData, fields: readonly ExaminedField[]): BlockIssues {
  const names = new Set(fields.map(({ field }) => field.name));
  const unknown = Object.keys(data)
    .filter((name) => !names.has(name))
    .map((name) => [name, [{ key: 'common.unknown_field' }]] as const);
  const wrong = fields
    .map(({ field, issues }) => [field.name, issues] as const)
    .filter(([, issues]) => issues.length > 0);
  return Object.fromEntries<readonly FieldIssue[]>([...wrong, ...unknown]);
}

function normalize(data: BlockData, fields: readonly ExaminedField[]): BlockData {
  const entries = fields.flatMap(({ field, value }) =>
    value === undefined ? [] : [[field.name, value] as const],
  );
  const isSame =
    Object.keys(data).length === entries.length &&
    entries.every(([name, value]) => Object.hasOwn(data, name) && Object.is(data[name], value));
  return isSame ? data : blockData(entries);
}
