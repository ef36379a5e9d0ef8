import type { FieldIssue, FieldReferences, ReferenceLookup } from '../field-plugins/sdk/contract/field.ts';
import { judgeValue, shapeOf } from '../field-plugins/sdk/contract/judge-value.ts';
import { sameValue } from '../field-plugins/sdk/contract/same-value.ts';
import type { ModelField } from './model-fields.ts';
import { once } from './once.ts';
import { PluginFault } from './plugin-fault.ts';

/** What `examineField` answers. */
export type ExaminedField = ReturnType<typeof examineField>;

/**
 * One stored value and everything its field's plugin says about it. An undefined value is one that was left out. The
 * plugin is called lazily, at most once per question, and its mistakes are caught here.
 */
export function examineField(field: ModelField, stored: unknown) {
  const { plugin, schema, options, defaultValue } = field;

  /** Upgrades what an older version of the plugin stored. A missing value becomes the default. */
  const read = once(() => {
    const { answer, fault } = ask(() => (stored === undefined ? defaultValue : plugin?.upgrade?.(stored)));
    const upgraded = answer ?? stored;
    return { upgraded, shape: shapeOf(schema, upgraded), fault };
  });
  const isServed = (): boolean => plugin !== undefined && read().fault === undefined;
  const value = (): unknown => {
    if (!isServed()) return stored;
    return read().shape.misfit === undefined ? read().upgraded : defaultValue;
  };

  const judge = once((): Asked<readonly FieldIssue[]> => {
    if (plugin === undefined || !isServed()) return { fault: field.fault ?? (plugin && read().fault) };
    return ask(() => judgeValue({ ...field, plugin }, read().upgraded, read().shape));
  });
  const find = once((): FoundReferences => {
    if (plugin !== undefined && plugin.references === undefined) return pointsNowhere;
    const { answer: found } = ask(() => (isServed() ? plugin?.references?.(value()) : undefined));
    return found === undefined ? possibleReferences(stored) : { ...found, areGuessed: false };
  });
  const summarize = once(() => (isServed() ? (plugin?.summarize(value(), options) ?? '') : ''));

  return {
    field,
    stored,
    /**
     * The value in a shape its widget can show, or the default if it has the wrong type. If there is no plugin, or the
     * plugin failed to read the value, it stays as stored: the default must not replace it.
     */
    get value() {
      return value();
    },
    /** Whether there is a plugin that can read the value. */
    get isServed() {
      return isServed();
    },
    /** Where the stored value's types do not match the field's schema; undefined when a widget can show it. */
    get misfit(): string | undefined {
      if (plugin === undefined) return undefined;
      return (read().upgraded === stored ? read().shape : shapeOf(schema, stored)).misfit;
    },
    /** The errors of the value. Empty when there is no plugin or the plugin failed. */
    get issues(): readonly FieldIssue[] {
      return judge().answer ?? none;
    },
    /**
     * Whether the plugin failed to check the value. The form must still let the user save the rest; the server accepts
     * such a value only if it is already stored.
     */
    get isUncheckable() {
      return judge().fault !== undefined;
    },
    /** What the value refers to, or might refer to. */
    get references() {
      return find();
    },
    /** The value's part of the block's summary line. */
    get summary() {
      return summarize();
    },
    /** The value with its references filled in. Unchanged when its plugin cannot read it. */
    refresh(lookup: ReferenceLookup): unknown {
      if (!isServed() || read().shape.misfit !== undefined) return stored;
      const fresh = plugin?.refresh?.(value(), lookup) ?? value();
      return sameValue(fresh, value()) || shapeOf(schema, fresh).misfit === undefined ? fresh : value();
    },
  };
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
  const examined = examineField(field, value);
  last.set(field, examined);
  return examined;
}
