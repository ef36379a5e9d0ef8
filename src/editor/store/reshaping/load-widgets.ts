import { itemFields } from '../../../../content-model/operations/list-value.ts';
import type { Fields } from '../../../../content-model/operations/step.ts';
import type { CommandContext } from '../commands/command-context.ts';
import type { ContentModels } from '../content-models.ts';

/** How long a change of fields waits for the widgets of the new ones, in milliseconds: saving waits for it. */
const longest = 2000;

/** Loads the widgets of the open form, so that one that takes over the focus is drawn at once and no letter is lost. */
export async function loadWidgets(
  { store, views }: Pick<CommandContext, 'store' | 'views'>,
  models: ContentModels,
): Promise<void> {
  const { openKey, blocks } = store.getState();
  const model = models.find(blocks.get(openKey ?? '')?.modelId ?? '');
  if (!views || !model) return;
  const types = [...new Set(typesIn(model.content_model))];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise((resolve) => {
    timer = setTimeout(resolve, longest);
  });
  // The field itself says that its widget could not be loaded.
  await Promise.race([Promise.allSettled(types.map((type) => views.load(type))), tooLong]);
  clearTimeout(timer);
}

function typesIn(fields: Fields): string[] {
  return Object.values(fields).flatMap((field) => [field.field_type, ...typesIn(itemFields(field) ?? {})]);
}
