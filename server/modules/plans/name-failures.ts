import { validateBlock } from '../../../content-model/validate-block.ts';
import { intlTag } from '../../../shared/intl.ts';
import type { MessageParams } from '../../../shared/message-params.ts';
import type { BlockContentModel, BlockData } from '../../../shared/wire/content.ts';
import type { PlanFailure } from '../../../shared/wire/plans.ts';
import type { Context } from '../../platform/context.ts';
import { mapInSlices } from '../../platform/limits/time-slices.ts';
import { migrateRowsOf } from '../block-content-models/service.ts';
import { selectContentByIds, selectTitles } from './content-repository.ts';

/**
 * Adds the names of places to the failures of a plan: the titles of page and workspace, the summary of the block as in
 * lists, and the numbers of items.
 */
export async function nameFailures(
  context: Context,
  model: BlockContentModel,
  failures: PlanFailure[],
): Promise<PlanFailure[]> {
  if (failures.length === 0) return [];
  const { db } = context;
  const ids = (member: 'page' | 'workspace' | 'id') => [
    ...new Set(failures.flatMap((failure) => failure[member] ?? [])),
  ];
  const pages = await selectTitles(db, 'pages', ids('page'));
  const workspaces = await selectTitles(db, 'workspaces', ids('workspace'));
  const blocks = await blocksOf(context, model, ids('id'));
  return failures.map((failure) => {
    const page_title = pages.get(failure.page ?? '');
    const workspace_title = workspaces.get(failure.workspace);
    const { summary, data } = blocks.get(failure.id) ?? {};
    const items = data && itemNumbers(data, failure.path);
    return {
      ...failure,
      ...(page_title !== undefined && { page_title }),
      ...(workspace_title !== undefined && { workspace_title }),
      ...(summary !== undefined && { summary }),
      ...(items && { items }),
    };
  });
}

async function blocksOf(context: Context, model: BlockContentModel, ids: readonly string[]) {
  const { db, translations, language, registry } = context;
  const words = {
    locale: intlTag(language),
    translate: (key: string, params?: MessageParams) =>
      translations.translate(language, 'fields', key, params),
  };
  const found = [
    ...(await selectContentByIds(db, 'blocks', ids)),
    ...(await selectContentByIds(db, 'components', ids)),
  ];
  const rows = await migrateRowsOf(context, db, { rows: found, model });
  const read = ({ row, data }: (typeof rows)[number]) =>
    [row.id, { summary: validateBlock(model, data, registry).summaryIn(words), data }] as const;
  return new Map(await mapInSlices(rows, read));
}

/** The positions of the items along a path inside a field, from 1; undefined if one of them is not in the data. */
function itemNumbers(data: BlockData, path: readonly string[]): number[] | undefined {
  const ids = path.filter((_, at) => at % 2 === 0);
  const numbers = ids.flatMap((id) => numberOf(data, id) ?? []);
  return ids.length > 0 && numbers.length === ids.length ? numbers : undefined;
}

/** Item ids occur in no other list of the block. */
function numberOf(value: unknown, id: string): number | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const found = Array.isArray(value) ? value.findIndex((item) => isItem(item, id)) : -1;
  if (found >= 0) return found + 1;
  for (const inner of Object.values(value)) {
    const number = numberOf(inner, id);
    if (number !== undefined) return number;
  }
  return undefined;
}

function isItem(value: unknown, id: string): boolean {
  return typeof value === 'object' && value !== null && 'id' in value && value.id === id;
}
