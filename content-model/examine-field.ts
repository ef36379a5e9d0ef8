import type { FieldIssue, FieldReferences, ReferenceLookup } from '../field-plugins/sdk/contract/field.ts';
import { judgeValue, shapeOf } from '../field-plugins/sdk/contract/judge-value.ts';
import { sameValue } from '../field-plugins/sdk/contract/same-value.ts';
import type { ModelField } from './model-fields.ts';
import { once } from './once.ts';
import { PluginFault } from './plugin-fault.ts';

/** What `examineField` answers. */
export type ExaminedField = ReturnType<typeof examineField>;

/**
 * One stored value and everything that its field's plugin says about it; undefined is a value that is left out. The plugin
 * is asked when somebody wants to know, and about each thing once. A mistake of the plugin is caught here.
 */
export function examineField(field: ModelField, stored: unknown) {
  const { plugin, schema, options, defaultValue } = field;

  /** What an older version of the plugin stored, as today's shape. What is left out counts as the default. */
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
     * The value in a shape that its widget can show; the default when it has none. What no plugin serves stays as it is
     * stored, and so does what the plugin failed to read: the default must not take its place.
     */
    get value() {
      return value();
    },
    /** Whether a plugin can be asked about the value. */
    get isServed() {
      return isServed();
    },
    /** Where the types of the value as it is stored do not fit the field's schema; undefined when a widget can show it. */
    get misfit(): string | undefined {
      if (plugin === undefined) return undefined;
      return (read().upgraded === stored ? read().shape : shapeOf(schema, stored)).misfit;
    },
    /** What is wrong with the value. A field that nobody serves is never wrong, nor is one whose plugin fails on it. */
    get issues(): readonly FieldIssue[] {
      return judge().answer ?? none;
    },
    /**
     * Whether the plugin failed to say what is wrong. The form must not keep anybody from saving the rest then; the server
     * takes such a value only when it is stored already.
     */
    get isUncheckable() {
      return judge().fault !== undefined;
    },
    /** What the value points at, or may point at. */
    get references() {
      return find();
    },
    /** What the value has to say in the line of its block. */
    get summary() {
      return summarize();
    },
    /** The value with what it points at filled in fresh; as it is stored when its plugin cannot read it. */
    refresh(lookup: ReferenceLookup): unknown {
      if (!isServed() || read().shape.misfit !== undefined) return stored;
      const fresh = plugin?.refresh?.(value(), lookup) ?? value();
      return sameValue(fresh, value()) || shapeOf(schema, fresh).misfit === undefined ? fresh : value();
    },
  };
}

/** What a value points at. */
interface FoundReferences extends FieldReferences {
  /** Nobody can read the value: every id in it may be one of a picture or a page. */
  readonly areGuessed: boolean;
}

const none: readonly FieldIssue[] = Object.freeze([]);
const pointsNowhere: FoundReferences = Object.freeze({ media: [], pages: [], areGuessed: false });

/** What a guarded plugin answers, or how it failed. */
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
 * Every id in a value that nobody can read. One too many keeps a picture that could have been deleted; one too few would
 * delete a picture that is shown.
 */
function possibleReferences(stored: unknown): FoundReferences {
  const ids = JSON.stringify(stored ?? null).match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? [];
  return { media: ids, pages: ids, areGuessed: true };
}

const last = new WeakMap<ModelField, ExaminedField>();

/**
 * The same for a form, remembered until the field holds another value: a key changes one field of a block, so that nobody
 * is asked again about the others.
 */
export function examineAgain(field: ModelField, value: unknown): ExaminedField {
  const known = last.get(field);
  if (known !== undefined && Object.is(known.stored, value)) return known;
  const examined = examineField(field, value);
  last.set(field, examined);
  return examined;
}
