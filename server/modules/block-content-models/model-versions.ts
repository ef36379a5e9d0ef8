import type { ModelVersion } from '../../../shared/wire/content.ts';
import type { Context, UserActor } from '../../platform/context.ts';
import { userReference } from '../../platform/database/user-reference.ts';
import type { Window } from '../../platform/database/window.ts';
import { selectStates } from './repository.ts';
import { getModel } from './service.ts';

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
