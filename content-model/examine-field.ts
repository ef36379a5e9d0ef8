import type { FieldIssue, FieldReferences, ReferenceLookup } from '../field-plugins/sdk/contract/field.ts';
import { judgeValue, shapeOf, type Shape } from '../field-plugins/sdk/contract/judge-value.ts';
import { sameValue } from '../field-plugins/sdk/contract/same-value.ts';
import type { ModelField } from './model-fields.ts';
import { PluginFault } from './plugin-fault.ts';

/**
 * One stored value and everything that its field's plugin says about it. The plugin is asked when somebody wants to know,
 * and about each thing once. A mistake of the plugin is caught here; what an answer is without it stands at each member.
 */
export class ExaminedField {
  readonly field: ModelField;
  /** As it is stored; undefined when it is left out. */
  readonly stored: unknown;
  #storedShape: Shape | undefined;
  #reading: Reading | undefined;
  #judgement: Judgement | undefined;
  #references: FoundReferences | undefined;
  #summary: string | undefined;

  constructor(field: ModelField, stored: unknown) {
    this.field = field;
    this.stored = stored;
  }

  /**
   * The value in a shape that its widget can show; the default when it has none. What no plugin serves stays as it is
   * stored, and so does what the plugin failed to read: the default must not take its place.
   */
  get value(): unknown {
    if (!this.isServed) return this.stored;
    const { upgraded, shape } = this.#read();
    return shape.misfit === undefined ? upgraded : this.field.defaultValue;
  }

  /** Whether a plugin can be asked about the value. */
  get isServed(): boolean {
    return this.field.plugin !== undefined && this.#read().fault === undefined;
  }

  /** Where the types of the value as it is stored do not fit the field's schema; undefined when a widget can show it. */
  get misfit(): string | undefined {
    return this.field.plugin && this.#shapeAsStored().misfit;
  }

  /** What is wrong with the value. A field that nobody serves is never wrong, nor is one whose plugin fails on it. */
  get issues(): readonly FieldIssue[] {
    return this.#judge().issues;
  }

  /**
   * Whether the plugin failed to say what is wrong. The form must not keep anybody from saving the rest then; the server
   * takes such a value only when it is stored already.
   */
  get isUncheckable(): boolean {
    return this.#judge().fault !== undefined;
  }

  /** What the value points at, or may point at. */
  get references(): FoundReferences {
    return (this.#references ??= this.#find());
  }

  /** What the value has to say in the line of its block. */
  get summary(): string {
    const { plugin, options } = this.field;
    return (this.#summary ??= this.isServed ? (plugin?.summarize(this.value, options) ?? '') : '');
  }

  /** The value with what it points at filled in fresh; as it is stored when its plugin cannot read it. */
  refresh(lookup: ReferenceLookup): unknown {
    const { plugin, schema } = this.field;
    if (plugin === undefined || !this.isServed || this.#read().shape.misfit !== undefined) return this.stored;
    const { value } = this;
    const fresh = plugin.refresh?.(value, lookup) ?? value;
    return sameValue(fresh, value) || shapeOf(schema, fresh).misfit === undefined ? fresh : value;
  }

  #shapeAsStored(): Shape {
    return (this.#storedShape ??= shapeOf(this.field.schema, this.stored));
  }

  #read(): Reading {
    return (this.#reading ??= this.#upgrade());
  }

  /** Reads what an older version of the plugin stored; what is left out counts as the default. */
  #upgrade(): Reading {
    const { plugin, defaultValue, schema } = this.field;
    const { stored } = this;
    const { answer, fault } = ask(() => (stored === undefined ? defaultValue : plugin?.upgrade?.(stored)));
    if (fault !== undefined) return { upgraded: stored, shape: {}, fault };
    const upgraded = answer ?? stored;
    const shape = upgraded === stored ? this.#shapeAsStored() : shapeOf(schema, upgraded);
    return { upgraded, shape };
  }

  #judge(): Judgement {
    return (this.#judgement ??= this.#check());
  }

  #check(): Judgement {
    const { field } = this;
    const { plugin } = field;
    if (plugin === undefined) return { issues: none, fault: field.fault };
    const { upgraded, shape, fault: unread } = this.#read();
    if (unread !== undefined) return { issues: none, fault: unread };
    const { answer: issues = none, fault } = ask(() => judgeValue({ ...field, plugin }, upgraded, shape));
    return { issues, fault };
  }

  #find(): FoundReferences {
    const { plugin } = this.field;
    if (plugin !== undefined && plugin.references === undefined) return pointsNowhere;
    const { answer: found } = ask(() => (this.isServed ? plugin?.references?.(this.value) : undefined));
    return found === undefined ? possibleReferences(this.stored) : { ...found, areGuessed: false };
  }
}

/** What a value points at. */
export interface FoundReferences extends FieldReferences {
  /** Nobody can read the value: every id in it may be one of a picture or a page. */
  readonly areGuessed: boolean;
}

interface Reading {
  readonly upgraded: unknown;
  readonly shape: Shape;
  readonly fault?: PluginFault;
}

interface Judgement {
  readonly issues: readonly FieldIssue[];
  readonly fault: PluginFault | undefined;
}

const none: readonly FieldIssue[] = Object.freeze([]);
const pointsNowhere: FoundReferences = Object.freeze({ media: [], pages: [], areGuessed: false });

/** What a guarded plugin answers, or how it failed. */
function ask<Answer>(question: () => Answer): { readonly answer?: Answer; readonly fault?: PluginFault } {
  try {
    return { answer: question() };
  } catch (error) {
    if (error instanceof PluginFault) return { fault: error };
    throw error;
  }
}

/**
 * Every id in a value that nobody can read. One too many keeps a picture that could have been deleted; one too few would
 * delete a picture that is shown.
 */
function possibleReferences(stored: unknown): FoundReferences {
  const ids = JSON.stringify(stored ?? null).match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? [];
  return { media: ids, pages: ids, areGuessed: true };
}

const last = new WeakMap<ModelField, ExaminedField>();

/**
 * A value of a form, examined; the same answer until the field holds another value. A key changes one field of a block,
 * so that nobody is asked again about the others.
 */
export function examineAgain(field: ModelField, value: unknown): ExaminedField {
  const known = last.get(field);
  if (known !== undefined && Object.is(known.stored, value)) return known;
  const examined = new ExaminedField(field, value);
  last.set(field, examined);
  return examined;
}
