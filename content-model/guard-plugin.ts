import { FieldDefinitionError, type FieldPlugin } from '../field-plugins/sdk/contract/field.ts';
import type { FieldRegistry } from '../field-plugins/sdk/contract/registry.ts';
import { jsonFault } from '../shared/json-fault.ts';
import { limits } from '../shared/limits.ts';
import { PluginFault, tellFault, type PluginMember } from './plugin-fault.ts';

/**
 * A plugin as the content engine calls it: the one place where its mistakes are caught. What can be done without gives
 * way to an answer that harms nobody (no summary, null delivered, nothing filled in, a conflict to choose from);
 * of the rest, which decides what is stored, a `PluginFault` is thrown for the caller to decide (decision 0024).
 */
export function guardPlugin(plugin: FieldPlugin, registry: FieldRegistry): FieldPlugin {
  const { type } = plugin;

  function ask<Answer>(
    member: PluginMember,
    call: () => Answer,
    problem: (answer: Answer) => string | undefined,
  ) {
    try {
      const answer = call();
      const found = problem(answer);
      if (found === undefined) return answer;
      throw new TypeError(`${member} answered with ${found}`);
    } catch (cause) {
      if (cause instanceof FieldDefinitionError) throw cause;
      const fault = new PluginFault({ type, member, cause });
      tellFault(registry, fault);
      throw fault;
    }
  }

  function askOr<Answer>(fallback: Answer, ...question: Parameters<typeof ask<Answer>>): Answer {
    try {
      return ask(...question);
    } catch {
      return fallback;
    }
  }

  const { upgrade, check, references, refresh, deliver, merge } = plugin;
  return {
    ...plugin,
    readOptions: (definition) => ask('readOptions', () => plugin.readOptions(definition), anything),
    defaultValue: (options) => ask('defaultValue', () => plugin.defaultValue(options), notJson),
    isEmpty: (value) => ask('isEmpty', () => plugin.isEmpty(value), notOf('boolean')),
    schema: (options) => ask('schema', () => plugin.schema(options), notSchema),
    summarize: (value, options) =>
      askOr('', 'summarize', () => plugin.summarize(value, options), notOf('string')),
    ...(upgrade && {
      upgrade: (stored: unknown) =>
        ask(
          'upgrade',
          () => upgrade.call(plugin, stored) ?? stored,
          // What was no JSON before is nobody's mistake here.
          (answer) => (jsonFault(stored) ? undefined : notJson(answer)),
        ),
    }),
    ...(check &&
      ({
        check: (value, options) => ask('check', () => check.call(plugin, value, options), notIssues),
      } satisfies Partial<FieldPlugin>)),
    ...(references &&
      ({
        references: (value) => ask('references', () => references.call(plugin, value), notReferences),
      } satisfies Partial<FieldPlugin>)),
    ...(refresh &&
      ({
        refresh: (value, lookup) =>
          askOr(value, 'refresh', () => refresh.call(plugin, value, lookup), notJson),
      } satisfies Partial<FieldPlugin>)),
    ...(deliver &&
      ({
        deliver: (value, lookup) =>
          askOr(null, 'deliver', () => deliver.call(plugin, value, lookup), notJson),
      } satisfies Partial<FieldPlugin>)),
    ...(merge &&
      ({
        merge: (base, mine, theirs) =>
          askOr({ conflict: true }, 'merge', () => merge.call(plugin, base, mine, theirs), notMerge),
      } satisfies Partial<FieldPlugin>)),
  };
}

function anything(): undefined {
  return undefined;
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
