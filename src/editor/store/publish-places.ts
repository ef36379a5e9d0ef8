import { hasPublishRules, pageIssues } from '../../../content-model/page-issues.ts';
import type { EditorState } from './editor-state.ts';
import { placeOfKey, placesOfIssues, type Place } from './places.ts';

export interface UnpublishedField {
  readonly key: string;
  readonly field: Place;
}

/** The fields that keep the page on the screen from being published, in order. */
export function unpublishedFields({ order, blocks, models }: EditorState): readonly UnpublishedField[] {
  const checked = order.flatMap((key) => {
    const { modelId = '', draft = {} } = blocks.get(key) ?? {};
    const model = models.find(modelId);
    const isChecked = model !== undefined && hasPublishRules(model, models.registry);
    const validated = isChecked ? models.validate(modelId, draft) : undefined;
    return validated === undefined ? [] : [{ key, validated }];
  });
  const issues = pageIssues(checked.map(({ validated }) => validated));
  return checked.flatMap(({ key, validated }, index) =>
    placesOfIssues(validated, issues[index] ?? {}).map((field) => ({ key, field })),
  );
}

/** Sentences by field, from the server's rejection of publishing a page. */
type RejectedPublishing = Readonly<Record<string, readonly string[]>>;

/**
 * Marks an attempt to publish: the fields that prevent it show why, and the first one is opened. With the server's
 * answer, this includes fields that only the server can check, such as one whose image was deleted.
 */
export function publishingAttempted(state: EditorState, rejection: RejectedPublishing = {}): EditorState {
  const rejected = rejectedFields(state, rejection);
  const [first] = [...unpublishedFields(state), ...rejected];
  if (first === undefined) return state;
  const blocks = new Map([...state.blocks].map(([key, block]) => [key, { ...block, publishing: true }]));
  for (const { key, field, sentences } of rejected) {
    const block = blocks.get(key);
    const serverErrors = { ...block?.serverErrors, [field]: sentences };
    if (block !== undefined) blocks.set(key, { ...block, serverErrors });
  }
  return { ...state, blocks, openKey: first.key, focus: first };
}

/** The fields of an answer, which names them `page_blocks.<block>.<field>`, that don't report the missing value themselves. */
function rejectedFields(state: EditorState, rejection: RejectedPublishing) {
  const known = new Set(unpublishedFields(state).map(({ key, field }) => `${key} ${field}`));
  return Object.entries(rejection).flatMap(([name, sentences]) => {
    const [, id = '', ...rest] = name.split('.');
    const [key, block] = [...state.blocks].find(([, one]) => one.id === id) ?? [];
    if (key === undefined || block === undefined) return [];
    const field = placeOfKey(state.models.validate(block.modelId, block.draft), rest.join('.'));
    return known.has(`${key} ${field}`) ? [] : [{ key, field, sentences }];
  });
}
