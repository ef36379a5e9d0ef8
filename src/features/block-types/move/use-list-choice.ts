import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameFault } from '../../../../content-model/fields/problem.ts';
import { titleWithoutNumber } from '../../../../content-model/operations/numbered-name.ts';
import type { TypeEditor } from '../builder/use-type-editor.ts';
import { arranged } from '../draft/arrange.ts';
import type { ProblemMessage } from '../draft/draft-problem.ts';
import {
  columnsFor,
  conditionsLost,
  type ListChoice,
  type ListColumn,
  listNameFor,
  waysFor,
} from '../draft/move-into-list.ts';
import { apiNameOf, draftOf, fieldsAt, storedAt } from '../draft/type-draft.ts';
import { newColumn } from './column-fields.tsx';

/** The values that the user has entered; the rest follows from the chosen fields. */
type Entered = Partial<Pick<ListChoice, 'way' | 'title' | 'name' | 'columns' | 'separator'>>;

export function useListChoice(
  { draft, stored, place }: Pick<TypeEditor, 'draft' | 'stored' | 'place'>,
  start: readonly string[],
) {
  const { t } = useTranslation('builder');
  const [uids, setUids] = useState(start);
  const [entered, setEntered] = useState<Entered>({});
  const fields = arranged(fieldsAt(draft.fields, place.path));
  const chosen = fields.filter(({ uid }) => uids.includes(uid));
  const ways = waysFor(chosen, storedAt(draftOf(stored).fields, draft.fields, place.path));
  const way = ways.find((one) => one === entered.way) ?? ways[0] ?? 'wrap';
  const [first] = chosen;
  const title = entered.title ?? titleWithoutNumber(first?.definition.field_title ?? '');
  const columns = entered.columns ?? (way === 'split' ? parts(t('move.part')) : columnsFor(chosen));
  const choice: ListChoice = {
    ...{ way, uids, title, columns, separator: entered.separator ?? '|' },
    name: entered.name ?? listNameFor(title, fields, uids),
  };
  const others = fields.filter(({ uid }) => !uids.includes(uid)).map(apiNameOf);
  const problems = problemsOf(choice, others, place.path.length > 0);
  return {
    ...{ choice, ways, chosen, fields, problems, lost: conditionsLost(fields, uids) },
    isReady: chosen.length > 0 && Object.keys(problems).length === 0,
    set: (changes: Entered) =>
      // Each way has its own columns, so changing it discards the entered ones.
      setEntered(
        (before) => ({ ...before, ...(changes.way && { columns: undefined }), ...changes }) as Entered,
      ),
    choose(next: readonly string[]) {
      setUids(next);
      setEntered(({ columns: _columns, ...before }) => before);
    },
  };
}

function parts(title: string): readonly ListColumn[] {
  const first = newColumn([], title);
  return [first, newColumn([first], title)];
}

/** The problems, by part of the form. */
function problemsOf(
  { way, title, name, columns, separator }: ListChoice,
  others: readonly string[],
  isInside: boolean,
): Readonly<Record<string, ProblemMessage>> {
  const blank = (text: string) => (text.trim() === '' ? { key: 'blank' as const } : undefined);
  const nameProblem = (one: string, taken: readonly string[], isInItem: boolean) =>
    nameFault(one, isInItem) ??
    (taken.includes(one) ? { key: 'field_taken' as const, params: { name: one } } : undefined);
  const names = columns.map((column) => column.name);
  const found: readonly (readonly [string, ProblemMessage | undefined])[] = [
    ['title', blank(title)],
    ['name', nameProblem(name, others, isInside)],
    ['separator', way === 'split' ? blank(separator) : undefined],
    ...(way === 'wrap' ? [] : columns).flatMap(
      (column, at) =>
        [
          [`title ${at}`, blank(column.title)],
          [`name ${at}`, nameProblem(column.name, names.slice(0, at), true)],
        ] as const,
    ),
  ];
  return Object.fromEntries(
    found.flatMap(([part, problem]): readonly [string, ProblemMessage][] =>
      problem ? [[part, problem]] : [],
    ),
  );
}
