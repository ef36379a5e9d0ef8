import type { ModelUsage, ModelVersion } from '../../../shared/wire/content.ts';
import type { Context, UserActor } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { userReference } from '../../platform/database/user-reference.ts';
import { yieldToOthers, yieldFor } from '../../platform/limits/time-slices.ts';
import type { Window } from '../../platform/database/window.ts';
import { selectChangedPages, selectModelUses, selectStates, selectUsage } from './repository.ts';
import { getModel } from './service.ts';

/** The usage of each model, in the order of the models. */
export async function listUsage({ db }: Context<UserActor>): Promise<ModelUsage[]> {
  const usage = await selectUsage(db);
  const live = await countOnChangedPages(db);
  if (live.size === 0) return usage;
  const uses = Map.groupBy(await selectModelUses(db, [...live.keys()]), ({ model }) => model);
  return usage.map((used) => {
    const shown = live.get(used.id);
    if (shown === undefined) return used;
    const workspaces = new Set(shown.workspaces);
    for (const { workspace } of uses.get(used.id) ?? []) workspaces.add(workspace);
    return { ...used, live_pages: used.live_pages + shown.pages, workspaces: workspaces.size };
  });
}

/** The live pages with unpublished changes that show a model. */
interface ShownLive {
  pages: number;
  readonly workspaces: Set<string>;
}

/** Live versions read at a time. */
const versionsAtOnce = 20;

/** Counts for each model the live pages with unpublished changes that show its blocks, and collects their workspaces. */
async function countOnChangedPages(db: Db): Promise<ReadonlyMap<string, ShownLive>> {
  const counts = new Map<string, ShownLive>();
  let after = '';
  for (;;) {
    const pages = await selectChangedPages(db, after, versionsAtOnce);
    const last = pages.at(-1);
    if (last === undefined) return counts;
    for (const { blocks, workspace } of pages) {
      for (const model of modelsIn(blocks)) {
        const shown = counts.get(model) ?? { pages: 0, workspaces: new Set<string>() };
        shown.pages += 1;
        shown.workspaces.add(workspace);
        counts.set(model, shown);
      }
      await yieldFor(blocks.length);
    }
    after = last.id;
    await yieldToOthers();
  }
}

/** The models of the blocks of a stored version. In its texts, quotes are escaped. */
function modelsIn(blocks: string): ReadonlySet<string> {
  return new Set(Array.from(blocks.matchAll(/"block_content_model":"([^"]+)"/g), ([, id = '']) => id));
}

/**
 * Lists the states of a model, newest first. A state in the history records who replaced it, which is the author of the
 * next state. The author of the first state of a library type is unknown.
 */
export async function listModelVersions(
  context: Context<UserActor>,
  { id, window }: { id: string; window: Window },
): Promise<{ rows: ModelVersion[]; count: number }> {
  const model = await getModel(context, id);
  const newest = model.revision - window.offset;
  const oldest = Math.max(1, newest - window.limit + 1);
  const states = await selectStates(context.db, id, { from: oldest - 1, to: newest });
  const rows: ModelVersion[] = [];
  for (let revision = newest; revision >= oldest; revision -= 1) {
    const kept = states.find((state) => state.revision === revision);
    const state = kept === undefined ? stateOf(model) : (JSON.parse(kept.data) as State);
    if (kept === undefined && revision !== model.revision) continue;
    const before = states.find((one) => one.revision === revision - 1);
    rows.push({
      ...state,
      revision,
      changed_at: before?.replaced_at ?? null,
      changed_by: before ? userReference(before.replaced_by, before.editor_name, before.editor_email) : null,
    });
  }
  return { rows, count: model.revision };
}

type State = Omit<ModelVersion, 'revision' | 'changed_at' | 'changed_by'>;

function stateOf({ name, content_model, labels, archived, available, samples, shape }: State): State {
  return {
    ...{ name, content_model },
    ...(labels && { labels }),
    ...(archived === true && { archived }),
    ...(available && { available }),
    ...(samples && { samples }),
    ...(shape !== undefined && { shape }),
  };
}
