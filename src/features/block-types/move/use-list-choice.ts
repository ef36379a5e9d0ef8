import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameFault } from '../../../../content-model/fields/problem.ts';
import { titleWithoutNumber } from '../../../../content-model/operations/numbered-name.ts';
import type { TypeEditor } from '../builder/use-type-editor.ts';
import { arranged } from '../draft/arrange.ts';
import { apiNameOf, fieldsAt } from '../draft/draft-field.ts';
import type { ProblemMessage } from '../draft/draft-problem.ts';
import { freeName, nameFor } from '../draft/edit-fields.ts';
import { newColumn } from './column-fields.tsx';
import { conditionsLost, type ListChoice, waysFor } from './list-operations.ts';
import { columnsFor } from './numbered-fields.ts';

/** The values that the user has entered; the rest follows from the chosen fields. */
type Entered = Partial<Omit<ListChoice, 'ids'>>;

export function useListChoice({ draft, place }: TypeEditor, start: readonly string[]) {
  const { t } = useTranslation('builder');
  const [ids, setIds] = useState(start);
  const [entered, setEntered] = useState<Entered>({});
  const fields = arranged(fieldsAt(draft.fields, place.path));
  const isChosen = ({ id = '' }) => ids.includes(id);
  const chosen = fields.filter(isChosen);
  const others = fields.filter((field) => !isChosen(field));
  const ways = waysFor(chosen);
  const way = ways.find((one) => one === entered.way) ?? ways[0] ?? 'wrap';
  const title = entered.title ?? titleWithoutNumber(chosen[0]?.definition.field_title ?? '');
  const parts = () => [1, 2].map((number) => newColumn(number, t('move.part')));
  const columns = entered.columns ?? (way === 'split' ? parts() : columnsFor(chosen));
  const choice: ListChoice = {
    ...{ way, ids, title, columns, separator: entered.separator ?? '|' },
    name: entered.name ?? freeName(others, nameFor(title)),
  };
  const nameProblem = nameProblemIn(choice.name, others.map(apiNameOf), place.path.length > 0);
  const columnNames = columns.map(({ name }) => name);
  const columnProblems =
    way === 'wrap' ? [] : columnNames.map((name, at) => nameProblemIn(name, columnNames.slice(0, at), true));
  const texts = [title, ...(way === 'split' ? [choice.separator] : []), ...columns.map((one) => one.title)];
  return {
    ...{ choice, ways, chosen, fields, nameProblem, columnProblems, lost: conditionsLost(fields, ids) },
    isReady:
      chosen.length > 0 &&
      [nameProblem, ...columnProblems].every((problem) => problem === undefined) &&
      texts.every((text) => text.trim() !== ''),
    set: (changes: Entered) =>
      // Each way has its own columns, so changing it discards the entered ones.
      setEntered(({ columns: own, ...before }) => ({
        ...{ ...before, ...(own && changes.way === undefined && { columns: own }) },
        ...changes,
      })),
    choose(next: readonly string[]) {
      setIds(next);
      setEntered(({ columns: _columns, ...before }) => before);
    },
  };
}

function nameProblemIn(
  name: string,
  taken: readonly string[],
  isInside: boolean,
): ProblemMessage | undefined {
  const fault = nameFault(name, isInside);
  return fault ?? (taken.includes(name) ? { key: 'field_taken', params: { name } } : undefined);
}
