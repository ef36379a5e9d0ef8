import { FieldDefinitionError, type FieldPlugin } from '../field-plugins/sdk/contract/field.ts';
import type { FieldRegistry } from '../field-plugins/sdk/contract/registry.ts';
import { jsonFault } from '../shared/json-fault.ts';
import { limits } from '../shared/limits.ts';
import { PluginFault, tellFault, type PluginMember } from './plugin-fault.ts';

/** What of an answer the contract does not know; undefined when it knows it all. */
type Problem = (answer: unknown, asked: readonly unknown[]) => string | undefined;

const problems: Readonly<Record<PluginMember, Problem>> = {
  readOptions: () => undefined,
  defaultValue: (answer) => notJson(answer),
  isEmpty: notOf('boolean'),
  schema: notSchema,
  // What was no JSON before is nobody's mistake here.
  upgrade: (answer, [stored]) => (jsonFault(stored) ? undefined : notJson(answer ?? stored)),
  check: notIssues,
  references: notReferences,
  refresh: (answer) => notJson(answer),
  deliver: (answer) => notJson(answer),
  merge: notMerge,
  summarize: notOf('string'),
};

/** Answers that harm nobody, where one can be done without. */
const fallbacks: Partial<Record<PluginMember, (value: unknown) => unknown>> = {
  summarize: () => '',
  refresh: (value) => value,
  deliver: () => null,
  merge: () => ({ conflict: true }),
};

/** Whoever lacks one of these fails when it is asked. */
const required: readonly PluginMember[] = ['readOptions', 'defaultValue', 'isEmpty', 'schema', 'summarize'];

/**
 * A plugin as the content engine calls it: the one place where its mistakes are caught. What can be done without gives
 * way to an answer that harms nobody (no summary, null delivered, nothing filled in, a conflict to choose from);
 * of the rest, which decides what is stored, a `PluginFault` is thrown for the caller to decide (decision 0024).
 */
export function guardPlugin(plugin: FieldPlugin, registry: FieldRegistry): FieldPlugin {
  const { type } = plugin;
  const guarded = (Object.keys(problems) as PluginMember[])
    .filter((member) => plugin[member] !== undefined || required.includes(member))
    .map((member) => [
      member,
      (...asked: readonly unknown[]): unknown => {
        try {
          const answer: unknown = Reflect.apply(plugin[member] as () => unknown, plugin, asked);
          const found = problems[member](answer, asked);
          if (found === undefined) return answer;
          throw new TypeError(`${member} answered with ${found}`);
        } catch (cause) {
          if (cause instanceof FieldDefinitionError) throw cause;
          const fault = new PluginFault({ type, member, cause });
          tellFault(registry, fault);
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

/** A schema says of each level of a value what it is, in `properties` and `anyOf`: it is deeper than what it describes. */
const schemaLevels = limits.jsonDepth * 3;

function notSchema(answer: unknown): string | undefined {
  return isRecord(answer) ? notJson(answer, schemaLevels) : 'no schema';
}

function notIssues(answer: unknown): string | undefined {
  const fits =
    Array.isArray(answer) && answer.every((issue) => isRecord(issue) && typeof issue['key'] === 'string');
  return fits ? undefined : 'no list of issues';
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

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
