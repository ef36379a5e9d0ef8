import { withoutLineBreaks } from '../../field-plugins/sdk/contract/without-line-breaks.ts';
import { blockData, ownValue } from '../block-data.ts';
import type { ModelField } from '../model-fields.ts';
import {
  replaceFields,
  requireField,
  requireFreeName,
  requireMember,
  requireValidName,
} from './requirements.ts';
import { settledValues, settleValue } from './settle-value.ts';
import { convertBetween, plainText } from './convert-between.ts';
import { fieldOf } from './field-steps.ts';
import { lostValue } from './into-items.ts';
import { type Item, itemId, itemsOf, listField } from './list-value.ts';
import { showsDefault, showsSame } from './shown-value.ts';
import { OperationProblem, type Failure, type Fields, type Preparing, type Step } from './step.ts';
import { touching } from './touching.ts';

/** Turns lines into a list, and the parts of a line into the fields of an item. Surplus parts stay in the last one. */
export function split(preparing: Preparing): Step {
  const { fields, operation, isInItem } = preparing;
  const base = requireField(fields, operation.field);
  const from = operation.field ?? '';
  const to = requireFreeName(fields, operation.to ?? from, {
    member: 'to',
    isInItem,
    given: [from],
  });
  const parts = requireItemFields(operation.item);
  const list = listField(parts, operation, base);
  const listModel = fieldOf({ [to]: list }, to, preparing, 'item');
  const names = Object.keys(parts);
  const separator = operation.separator ?? '|';
  const text = fieldOf({ text: plainText }, 'text', preparing);
  const targets = names.map((name) => fieldOf(parts, name, preparing, 'item'));

  const readLine = (line: string, id: string) => {
    const cells = cellsOf(line, separator, names.length);
    const failures: Failure[] = [];
    const entries = targets.flatMap((target, at) => {
      const value = cells[at] ?? '';
      // Without a default, a field that has no value shows nothing.
      if (value === '' && !showsDefault(target)) return [];
      const conversion = convertBetween(text, target, value, id);
      const { value: made, failure } = settleValue(target, value, conversion, preparing);
      if (failure) failures.push({ ...failure, field: from, path: [id, target.name] });
      return made === undefined ? [] : [[target.name, made] as const];
    });
    return { data: blockData(entries), failures };
  };

  /** The line of an item, unchanged if the item was not edited, and whether it holds the whole item. */
  const joinLine = ({ id, data }: Item, former: string | undefined): { line: string; isWhole: boolean } => {
    const made = readLine(former ?? '', id).data;
    if (
      former !== undefined &&
      targets.every((target) => showsSame(target, made[target.name], data[target.name]))
    )
      return { line: former, isWhole: true };
    const texts = targets.map((target) => textOf(text, target, ownValue(data, target.name)).trim());
    const line = joinCells(texts, separator);
    const cells = cellsOf(line, separator, names.length);
    return { line, isWhole: texts.every((cell, at) => cell === (cells[at] ?? '')) };
  };

  const { defaultValue } = fieldOf(fields, from, preparing);
  const shown = typeof defaultValue === 'string' ? defaultValue : undefined;
  return touching(preparing, {
    fields: replaceFields(fields, [from], [[to, list]]),
    from: [from],
    to: [to],
    forward(values, seed) {
      const stored = ownValue(values, from);
      const value = stored === undefined ? shown : stored;
      if (value === undefined) return { values: {} };
      if (typeof value !== 'string')
        return settledValues(settleValue(listModel, value, { kind: 'refused' }, preparing), to, from);
      const read = linesOf(value).map((line, row) => {
        const id = itemId(seed, to, row + 1);
        return { id, ...readLine(line, id) };
      });
      const items = read.map(({ id, data }) => ({ id, data }));
      return {
        values: items.length > 0 ? { [to]: items } : {},
        failures: stored === undefined ? [] : read.flatMap(({ failures }) => failures),
      };
    },
    back(values, { was, made }) {
      const value = ownValue(values, to);
      if (value === undefined) return { values: {} };
      const items = itemsOf(value);
      if (items === undefined) return { values: was, failures: [lostValue(to, [], value)] };
      const lines = linesOf(ownValue(was, from));
      const rows = new Map((itemsOf(ownValue(made, to)) ?? []).map(({ id }, row) => [id, lines[row]]));
      const joined = items.map((item) => ({ item, ...joinLine(item, rows.get(item.id)) }));
      return {
        values: { [from]: joined.map(({ line }) => line).join('\n') },
        failures: joined.flatMap(({ item, isWhole }) =>
          isWhole ? [] : [lostValue(to, [item.id], item.data)],
        ),
      };
    },
  });
}

function cellsOf(line: string, separator: string, most: number): string[] {
  const cells = line.split(separator);
  return [...cells.slice(0, most - 1), cells.slice(most - 1).join(separator)].map((cell) => cell.trim());
}

/** A cell must not contain a line break or, unless it is the last one, the separator: it would become two. */
function joinCells(texts: readonly string[], separator: string): string {
  const cells = texts.map((text, at) => {
    const line = withoutLineBreaks(text);
    return at === texts.length - 1 ? line : line.replaceAll(separator, ' ');
  });
  const last = cells.findLastIndex((cell) => cell !== '');
  // A separator with its own spaces, such as `: `, gets no others.
  return cells.slice(0, last + 1).join(separator === separator.trim() ? ` ${separator} ` : separator);
}

function textOf(text: ModelField, field: ModelField, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value;
  const conversion = convertBetween(field, text, value, '');
  if (conversion.kind === 'empty') return '';
  const words = 'value' in conversion ? conversion.value : undefined;
  return typeof words === 'string' ? words : JSON.stringify(value);
}

function linesOf(text: unknown): readonly string[] {
  return typeof text === 'string' ? text.split(/\r?\n/).filter((line) => line.trim() !== '') : [];
}

function requireItemFields(given: Fields | undefined): Fields {
  const item = requireMember(given, 'item');
  if (Object.keys(item).length === 0) throw new OperationProblem('required', ['item']);
  for (const name of Object.keys(item)) requireValidName(name, true, ['item', name]);
  return item;
}
