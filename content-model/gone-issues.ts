import type { FieldIssue, ReferenceLookup } from '../field-plugins/sdk/contract/field.ts';
import {
  mapIssues,
  withPartIssues,
  type BlockIssues,
  type ValidatedBlock,
  type ValidatedField,
} from './validate-field.ts';
import { isRequiredToPublish } from './validate-field-value.ts';

/**
 * Errors that keep a block from being live: images or pages of required fields are deleted, so a site would get
 * nothing. The lookup also finds drafts.
 */
export function goneIssues(block: ValidatedBlock, lookup: ReferenceLookup): BlockIssues {
  return mapIssues(block.shown, (validated) => {
    const { isLive, definition } = validated.field;
    const isMissing = isRequiredToPublish(definition) && !validated.isEmpty && isGone(validated, lookup);
    const own: FieldIssue[] = isMissing
      ? [{ key: isLive ? 'common.required' : 'common.required_to_publish' }]
      : [];
    return withPartIssues(own, validated.parts, (part) => goneIssues(part.block, lookup));
  });
}

function isGone(validated: ValidatedField, lookup: ReferenceLookup): boolean {
  const { media, pages, areGuessed } = validated.ownReferences;
  const isAnyGone =
    media.some((id) => lookup.media(id) === undefined) || pages.some((id) => lookup.page(id) === undefined);
  return isAnyGone && !areGuessed && isNothing(validated.deliver(lookup));
}

/** Whether the delivered value shows nothing, such as a link without an address. */
function isNothing(delivered: unknown): boolean {
  if (Array.isArray(delivered)) return delivered.every(isNothing);
  if (typeof delivered !== 'object') return delivered === undefined || delivered === '';
  return delivered === null || ('url' in delivered && delivered.url === null);
}
