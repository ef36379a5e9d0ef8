import type {
  FieldIssue,
  FieldLanguage,
  FieldReferences,
  ReferenceLookup,
} from '../field-plugins/sdk/contract/field.ts';
import { judgeValue } from '../field-plugins/sdk/contract/judge-value.ts';
import { sameValue } from '../field-plugins/sdk/contract/same-value.ts';
import { shapeOf, type Shape } from '../field-plugins/sdk/contract/value-shape.ts';
import type { ModelField } from './model-fields.ts';
import { PluginFault } from './plugin-fault.ts';

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
  #summary: { readonly language: FieldLanguage; readonly text: string } | undefined;

  constructor(field: ModelField, stored: unknown) {
    this.field = field;
    this.stored = stored;
  }

  /** The value as its plugin reads it. One that the plugin cannot read stays as stored: nothing may replace it. */
  get value(): unknown {
    return this.isServed ? this.#read.upgraded : this.stored;
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

/** A value as its plugin reads it, or why the plugin failed. */
interface Reading {
  readonly upgraded: unknown;
  readonly shape: Shape;
  readonly fault: PluginFault | undefined;
}

/** Upgrades what an older version of the plugin stored. A missing value becomes the default. */
function readValue({ plugin, schema, defaultValue }: ModelField, stored: unknown): Reading {
  const { answer, fault } = ask(() => (stored === undefined ? defaultValue : plugin?.upgrade?.(stored)));
  const upgraded = answer ?? stored;
  return { upgraded, shape: shapeOf(schema, upgraded), fault };
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

/** What a guarded plugin returned, or how it failed. */
interface Asked<Answer> {
  readonly answer?: Answer;
  readonly fault?: PluginFault | undefined;
}

function ask<Answer>(question: () => Answer): Asked<Answer> {
  try {
    return { answer: question() };
  } catch (error) {
    if (error instanceof PluginFault) return { fault: error };
    throw error;
  }
}

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
  const examined = new ExaminedField(field, value);
  last.set(field, examined);
  return examined;
}
