import type { FieldIssue, ReferenceLookup } from '../field-plugins/sdk/contract/field.ts';
import {
  mapIssues,
  withPartIssues,
  type BlockIssues,
  type ExaminedBlock,
  type ExaminedField,
} from './examine-field.ts';
import { isRequiredToPublish } from './judge-field.ts';

/**
 * The errors that keep a block from being live because pictures or pages of required fields are deleted, so a site would get
 * nothing. The lookup finds drafts too.
 */
export function goneIssues(block: ExaminedBlock, lookup: ReferenceLookup): BlockIssues {
  return mapIssues(block.shown, (examined) => {
    const { isLive, definition } = examined.field;
    const isMissing = isRequiredToPublish(definition) && !examined.isEmpty && isGone(examined, lookup);
    const own: FieldIssue[] = isMissing
      ? [{ key: isLive ? 'common.required' : 'common.required_to_publish' }]
      : [];
    return withPartIssues(own, examined.parts, (part) => goneIssues(part.block, lookup));
  });
}

function isGone(examined: ExaminedField, lookup: ReferenceLookup): boolean {
  const { media, pages, areGuessed } = examined.ownReferences;
  const isAnyGone =
    media.some((id) => lookup.media(id) === undefined) || pages.some((id) => lookup.page(id) === undefined);
  return isAnyGone && !areGuessed && isNothing(examined.deliver(lookup));
}

/** Whether the delivered value shows nothing: a link without an address has no destination. */
function isNothing(delivered: unknown): boolean {
  if (Array.isArray(delivered)) return delivered.every(isNothing);
  if (typeof delivered !== 'object') return delivered === undefined || delivered === '';
  return delivered === null || ('url' in delivered && delivered.url === null);
}
