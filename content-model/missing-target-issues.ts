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
 * The issues of required fields whose images or pages are deleted, so that a site would get nothing. They prevent
 * publishing. The lookup also finds drafts.
 */
export function missingTargetIssues(block: ValidatedBlock, lookup: ReferenceLookup): BlockIssues {
  return mapIssues(block.shown, (validated) => {
    const { isLive, definition } = validated.field;
    const isReported =
      isRequiredToPublish(definition) && !validated.isEmpty && lacksTargets(validated, lookup);
    const own: FieldIssue[] = isReported
      ? [{ key: isLive ? 'common.required' : 'common.required_to_publish' }]
      : [];
    return withPartIssues(own, validated.parts, (part) => missingTargetIssues(part.block, lookup));
  });
}

function lacksTargets(validated: ValidatedField, lookup: ReferenceLookup): boolean {
  const { media, pages, areGuessed } = validated.ownReferences;
  const isAnyMissing =
    media.some((id) => lookup.media(id) === undefined) || pages.some((id) => lookup.page(id) === undefined);
  return isAnyMissing && !areGuessed && isBlank(validated.deliver(lookup));
}

/** Whether the delivered value shows nothing, such as a link without an address. */
function isBlank(delivered: unknown): boolean {
  if (Array.isArray(delivered)) return delivered.every(isBlank);
  if (typeof delivered !== 'object') return delivered === undefined || delivered === '';
  return delivered === null || ('url' in delivered && delivered.url === null);
}
