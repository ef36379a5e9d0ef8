import {
  FieldDefinitionError,
  type FieldPart,
  type FieldPlugin,
} from '../field-plugins/sdk/contract/field.ts';
import type { FieldRegistry } from '../field-plugins/sdk/contract/registry.ts';
import { jsonFault } from '../shared/json-fault.ts';
import { limits } from '../shared/limits.ts';
import { PluginFault, reportFault, type PluginMember } from './plugin-fault.ts';
import { isRecord } from '../shared/is-record.ts';

/** How an answer breaks the contract; undefined when it does not. */
type Problem = (answer: unknown, asked: readonly unknown[], plugin: FieldPlugin) => string | undefined;

type ReadMember = Exclude<PluginMember, 'convertFrom' | 'convertTo'>;

const problems: Readonly<Record<ReadMember, Problem>> = {
  readOptions: () => undefined,
  defaultValue: (answer) => notJson(answer),
  example: (answer) => notJson(answer),
  isEmpty: notOf('boolean'),
  schema: notSchema,
  // If the stored value was not JSON, the plugin is not at fault.
  upgrade: (answer, [stored]) =>
    (answer ?? stored) === stored || jsonFault(stored) ? undefined : notJson(answer),
  check: notIssues,
  references: notReferences,
  refresh: (answer) => notJson(answer),
  deliver: (answer) => notJson(answer),
  deliveredSchema: notSchema,
  merge: notMerge,
  plainText: notOf('string'),
  summarize: notOf('string'),
  fieldsets: notFieldsets,
  parts: notParts,
  withParts: (answer, [, given], plugin) => notGiven(answer, given as readonly FieldPart[], plugin),
};

/** Harmless fallbacks for members we can do without. */
const fallbacks: Partial<Record<PluginMember, (value: unknown) => unknown>> = {
  example: () => null,
  plainText: () => '',
  summarize: () => '',
  refresh: (value) => value,
  deliver: () => null,
  deliveredSchema: () => ({}),
  merge: () => ({ conflict: true }),
};

/** A plugin that lacks one of these fails when it is called. */
const required: readonly PluginMember[] = ['readOptions', 'defaultValue', 'isEmpty', 'schema', 'summarize'];

/**
 * Wraps a plugin for the content engine and catches its faults; no other place does. A member that only affects display falls
 * back to a harmless answer: no summary, null delivered, nothing refreshed, a conflict to resolve. The others affect stored data,
 * so they throw a `PluginFault` and the caller decides (decision 0024).
 */
export function guardPlugin(plugin: FieldPlugin, registry: FieldRegistry): FieldPlugin {
  const { type } = plugin;
  const guarded = (Object.keys(problems) as ReadMember[])
    .filter((member) => plugin[member] !== undefined || required.includes(member))
    .map((member) => [
      member,
      (...asked: readonly unknown[]): unknown => {
        try {
          const answer: unknown = Reflect.apply(plugin[member] as () => unknown, plugin, asked);
          const found = problems[member](answer, asked, plugin);
          if (found === undefined) return answer;
          throw new TypeError(`${member} answered with ${found}`);
        } catch (cause) {
          if (FieldDefinitionError.isOne(cause)) throw cause;
          const fault = new PluginFault({ type, member, cause });
          reportFault(registry, fault);
          const fallback = fallbacks[member];
          if (fallback === undefined) throw fault;
          return fallback(asked[0]);
        }
      },
    ]);
  return { ...plugin, ...(Object.fromEntries(guarded) as Partial<FieldPlugin>) };
}

function notOf(type: 'boolean' | 'string') {
  return (answer: unknown) => (typeof answer === type ? undefined : typeof answer);
}

function notJson(answer: unknown, levels?: number): string | undefined {
  const fault = jsonFault(answer, levels);
  return fault && `${fault.found} at ${fault.path}`;
}

/** A schema describes each level of a value through `properties` and `anyOf`, so it nests deeper than the value. */
const schemaLevels = limits.jsonDepth * 3;

function notSchema(answer: unknown): string | undefined {
  return isRecord(answer) ? notJson(answer, schemaLevels) : 'no schema';
}

function notIssues(answer: unknown): string | undefined {
  return Array.isArray(answer) && answer.every(isIssue) ? undefined : 'no list of issues';
}

function isIssue(issue: unknown): boolean {
  if (!isRecord(issue) || typeof issue['key'] !== 'string') return false;
  const { params = {}, path = [] } = issue;
  return isRecord(params) && [path, ...Object.values(params).filter(Array.isArray)].every(isList);
}

/** A list of texts and numbers. Nothing else can lead into a value, or be joined to a text. */
function isList(list: unknown): boolean {
  return Array.isArray(list) && list.every((one) => typeof one === 'string' || typeof one === 'number');
}

function notReferences(answer: unknown): string | undefined {
  const isIds = (ids: unknown) => Array.isArray(ids) && ids.every((id) => typeof id === 'string');
  return isRecord(answer) && isIds(answer['media']) && isIds(answer['pages']) ? undefined : 'no references';
}

function notMerge(answer: unknown): string | undefined {
  if (!isRecord(answer)) return 'no merge';
  if ('merged' in answer) return notJson(answer['merged']);
  return answer['conflict'] === true ? undefined : 'no merge';
}

function notFieldsets(answer: unknown): string | undefined {
  const isFieldset = (one: unknown) => isRecord(one) && Object.values(one).every(isDefinition);
  return isRecord(answer) && Object.values(answer).every(isFieldset) ? undefined : 'no fieldsets';
}

function isDefinition(one: unknown): boolean {
  return (
    isRecord(one) &&
    ['field_type', 'field_title'].every((text) => typeof one[text] === 'string') &&
    typeof one['required'] === 'boolean' &&
    typeof one['order'] === 'number'
  );
}

function notParts(answer: unknown): string | undefined {
  const isPart = (one: unknown) =>
    isRecord(one) &&
    typeof one['id'] === 'string' &&
    typeof one['fieldset'] === 'string' &&
    isRecord(one['data']);
  return Array.isArray(answer) && answer.every(isPart) ? undefined : 'no parts';
}

/** A lost part cannot be restored. The given data are skipped: they are JSON, and many. */
function notGiven(answer: unknown, given: readonly FieldPart[], { parts }: FieldPlugin): string | undefined {
  const fault = jsonFault(answer, undefined, new Set(given.map(({ data }) => data)));
  if (fault !== undefined) return `${fault.found} at ${fault.path}`;
  const kept = parts?.(answer) ?? [];
  const isSame = kept.length === given.length && kept.every(({ id }, index) => id === given[index]?.id);
  return isSame ? undefined : 'other parts';
}
