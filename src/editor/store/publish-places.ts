import { hasPublishRules, pageIssues } from '../../../content-model/page-issues.ts';
import type { EditorState } from './editor-state.ts';
import { placesOfIssues, type Place } from './places.ts';

/** A field that keeps the page from being published. */
export interface UnpublishedField {
  readonly key: string;
  readonly field: Place;
}

/** The fields that keep the page from being published, as it is on the screen, in order. */
export function unpublishedFields({ order, blocks, models }: EditorState): readonly UnpublishedField[] {
  const judged = order.flatMap((key) => {
    const { modelId = '', draft = {} } = blocks.get(key) ?? {};
    const model = models.find(modelId);
    const isJudged = model !== undefined && hasPublishRules(model, models.registry);
    const examined = isJudged ? models.examine(modelId, draft) : undefined;
    return examined === undefined ? [] : [{ key, examined }];
  });
  const issues = pageIssues(judged.map(({ examined }) => examined));
  return judged.flatMap(({ key, examined }, index) =>
    placesOfIssues(examined, issues[index] ?? {}).map((field) => ({ key, field })),
  );
}

/** Publishing was attempted: the fields that keep the page from it say so, and the first one is opened. */
export function publishingAttempted(state: EditorState): EditorState {
  const [first] = unpublishedFields(state);
  if (first === undefined) return state;
  const blocks = new Map([...state.blocks].map(([key, block]) => [key, { ...block, publishing: true }]));
  return { ...state, blocks, openKey: first.key, focus: first };
}
