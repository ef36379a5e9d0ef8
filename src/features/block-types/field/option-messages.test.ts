import { expect, it } from 'vitest';
import { fieldRegistry } from '../../../../field-plugins/index.ts';
import type { JsonSchema } from '../../../../shared/json-schema.ts';
import { keysOf } from '../../../../field-plugins/sdk/testing/messages.ts';
import builderMessages from '../../../../locales/en/builder.json' with { type: 'json' };
import fieldMessages from '../../../../locales/en/fields.json' with { type: 'json' };
import { unnamedOption } from './option-messages.ts';

/** The texts that a schema offers as choices, at any depth. */
function choicesIn(schema: unknown): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = 'enum' in schema && Array.isArray(schema.enum) ? schema.enum : [];
  return [
    ...own.filter((choice): choice is string => typeof choice === 'string'),
    ...Object.values(schema).flatMap(choicesIn),
  ];
}

/** The names of the options, at any depth, to which users add entries. */
function listsIn(schema: JsonSchema, name: string = unnamedOption): readonly string[] {
  const { anyOf = [], items, properties = {} } = schema;
  return [
    ...(items && items.enum === undefined ? [name] : []),
    ...anyOf.flatMap((shape) => listsIn(shape, name)),
    ...Object.entries(properties).flatMap(([option, part]) => listsIn(part, option)),
  ];
}

it('has messages for the entries of each list among the options of installed types', () => {
  const lists = fieldRegistry.plugins.flatMap(({ optionsSchema = {} }) => listsIn(optionsSchema));
  expect(Object.keys(builderMessages.items)).toEqual([...new Set(lists)].toSorted());
});

it('has a name for each choice that options of installed types offer', () => {
  const known = new Set([...keysOf(builderMessages.choices), ...keysOf(fieldMessages)]);
  const unnamed = fieldRegistry.plugins.flatMap(({ type, optionsSchema }) =>
    choicesIn(optionsSchema)
      .filter((choice) => !known.has(choice) && !known.has(`${type}.choices.${choice}`))
      .map((choice) => `${type}: ${choice}`),
  );
  expect(unnamed).toEqual([]);
});
