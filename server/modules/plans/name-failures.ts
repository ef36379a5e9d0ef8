import { examineBlock } from '../../../content-model/examine-block.ts';
import { intlTag } from '../../../shared/intl.ts';
import type { WordParams } from '../../../shared/word-params.ts';
import type { BlockContentModel } from '../../../shared/wire/content.ts';
import type { PlanFailure } from '../../../shared/wire/plans.ts';
import type { Context } from '../../platform/context.ts';
import { mapInTurns } from '../../platform/turns.ts';
import { carryAlong } from '../block-content-models/service.ts';
import { selectContentByIds, selectTitles } from './content-repository.ts';

/** The failures with what people call the places: the titles of page and workspace, and what their lists say about the block. */
export async function nameFailures(
  context: Context,
  model: BlockContentModel,
  failures: readonly PlanFailure[],
): Promise<PlanFailure[]> {
  if (failures.length === 0) return [];
  const { db } = context;
  const ids = (of: (failure: PlanFailure) => string | null) => [
    ...new Set(failures.flatMap((failure) => of(failure) ?? [])),
  ];
  const pages = titlesById(
    await selectTitles(
      db,
      'pages',
      ids(({ page }) => page),
    ),
  );
  const workspaces = titlesById(
    await selectTitles(
      db,
      'workspaces',
      ids(({ workspace }) => workspace),
    ),
  );
  const summaries = await summariesOf(
    context,
    model,
    ids(({ id }) => id),
  );
  return failures.map((failure) => {
    const page_title = pages.get(failure.page ?? '');
    const workspace_title = workspaces.get(failure.workspace);
    const summary = summaries.get(failure.id);
    return {
      ...failure,
      ...(page_title !== undefined && { page_title }),
      ...(workspace_title !== undefined && { workspace_title }),
      ...(summary !== undefined && { summary }),
    };
  });
}

function titlesById(rows: readonly { readonly id: string; readonly title: string }[]) {
  return new Map(rows.map(({ id, title }) => [id, title]));
}

async function summariesOf(
  context: Context,
  model: BlockContentModel,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { db, translations, language, registry } = context;
  const models = new Map([[model.id, model]]);
  const words = {
    locale: intlTag(language),
    translate: (key: string, params?: WordParams) => translations.translate(language, 'fields', key, params),
  };
  const found = [
    ...(await selectContentByIds(db, 'blocks', ids)),
    ...(await selectContentByIds(db, 'components', ids)),
  ];
  const rows = await carryAlong(context, db, { rows: found, models });
  const summarize = (row: (typeof rows)[number]) => {
    const block = examineBlock(model, JSON.parse(row.data), registry);
    return [row.id, block.summaryIn(words)] as const;
  };
  return new Map(await mapInTurns(rows, summarize));
}
