import type { FieldIssue, FieldReferences, IssuePath } from '../../../field-plugins/sdk/contract/field.ts';
import { sameValue } from '../../../field-plugins/sdk/contract/same-value.ts';
import { completeData } from '../../../content-model/complete-data.ts';
import {
  validateBlock,
  type BlockIssues,
  type ValidatedBlock,
} from '../../../content-model/validate-block.ts';
import type { ValidatedField } from '../../../content-model/validate-field.ts';
import { withoutRetired, type IsRetired } from '../../../content-model/operations/retired-fields.ts';
import { missingTargetIssues } from '../../../content-model/missing-target-issues.ts';
import { mergeUnsupported } from '../../../content-model/merge-unsupported.ts';
import { walkFields, type FieldPlace } from '../../../content-model/walk-fields.ts';
import { pathsToIds } from '../../../content-model/find-paths.ts';
import { serverLimits } from '../../../shared/server-limits.ts';
import type { BlockContentModel, BlockData } from '../../../shared/wire/content.ts';
import { rejectOutgrown } from '../../platform/errors/completed-size.ts';
import type { Dependencies } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { fieldMessage, ServiceError, throwFieldErrors } from '../../platform/errors/service-error.ts';
import { draftLookup, editorLookup } from './reading.ts';
import { lockMediaTargets, lockPageTargets } from './targets-repository.ts';
import { mostPlaces, fieldsOfIssues, rejectPlaces } from './name-issues.ts';

export interface CheckedContent {
  /** The data to store, with current paths and titles of its targets, whatever the client sent. */
  readonly data: BlockData;
  readonly references: FieldReferences;
}

export interface UncheckedContent {
  readonly workspace: string;
  readonly model: BlockContentModel;
  readonly data: BlockData;
  /**
   * The block's current data. Its values that no longer fit the model, and references to deleted images, may stay, so
   * that the rest can still be saved.
   */
  readonly stored?: ValidatedBlock | undefined;
  /** Values of retired fields in the data, from a client that read them before they were retired. They are stored as sent. */
  readonly isRetired?: IsRetired | undefined;
  /** Whether the data are a copy or restoration of `stored`. They may leave the same fields empty. */
  readonly isCopy?: boolean;
}

/**
 * Validates data with the same code as the form, and that all targets are in the workspace. A component is live at
 * once, so the targets of its required fields must exist. Throws `payload_too_large` or an error with the block's own
 * fields (api.md section 3).
 */
export async function checkContent(
  { context, tx }: { readonly context: Dependencies; readonly tx: Db },
  { workspace, model, data: written, stored: saved, isRetired, isCopy = false }: UncheckedContent,
): Promise<CheckedContent> {
  const { registry, config } = context;
  const sent = completeData(model, written, registry);
  const read = validateBlock(model, sent, registry);
  const stored =
    saved && isRetired
      ? validateBlock(model, withoutRetired(saved.data, isRetired, model.content_model), registry)
      : saved;
  const data = stored === undefined ? sent : mergeUnsupported(read, stored);
  if (Buffer.byteLength(JSON.stringify(data)) > serverLimits.blockDataBytes)
    throw new ServiceError('payload_too_large');
  const validated = data === read.data ? read : validateBlock(model, data, registry);
  const issues = withoutRetiredValues(validated.issuesOver(stored), isRetired);
  throwFieldErrors(
    fieldsOfIssues(validated, isCopy && stored ? withoutEmpty(issues, stored.issues) : issues),
  );
  const places = walkFields(validated);
  rejectUncheckable(validated, places, stored);
  const { media, pages } = validated.references;
  const targets = [
    ...(await lockMediaTargets(tx, workspace, media)),
    ...(await lockPageTargets(tx, workspace, pages)),
  ];
  const lookup = editorLookup(targets, config.publicUrl);
  const found = {
    media: media.filter((id) => lookup.media(id) !== undefined),
    pages: pages.filter((id) => lookup.page(id) !== undefined),
  };
  rejectForeign(validated, places, { found, held: stored?.references });
  if (model.content_model_type === 'COMPONENT')
    throwFieldErrors(
      fieldsOfIssues(validated, missingTargetIssues(validated, draftLookup(targets, config.publicUrl))),
    );
  const fresh = validated.refresh(lookup);
  rejectOutgrown(written, fresh, serverLimits.blockDataBytes);
  return { data: fresh, references: found };
}

function withoutRetiredValues(issues: BlockIssues, isRetired: IsRetired | undefined): BlockIssues {
  if (isRetired === undefined) return issues;
  return filterIssues(issues, (name, { key, path = [] }) => {
    const ids = [name, ...path.map(String)].filter((_, at) => at % 2 === 0);
    return key !== 'common.unknown_field' || !isRetired(ids.at(-1) ?? '', ids.slice(0, -1));
  });
}

/** Ignores fields that became required since the original was saved. */
function withoutEmpty(issues: BlockIssues, original: BlockIssues): BlockIssues {
  const there = new Map(Object.entries(original));
  const isEmptyThere = (name: string, issue: FieldIssue) =>
    issue.key === 'common.required' && there.get(name)?.some((one) => sameValue(one, issue));
  return filterIssues(issues, (name, issue) => isEmptyThere(name, issue) !== true);
}

function filterIssues(
  issues: BlockIssues,
  isLeft: (name: string, issue: FieldIssue) => boolean,
): BlockIssues {
  const left = Object.entries(issues).map(
    ([name, found]) => [name, found.filter((issue) => isLeft(name, issue))] as const,
  );
  return Object.fromEntries(left.filter(([, found]) => found.length > 0));
}

/**
 * If a plugin fails on a value, or is gone, the stored value is kept and cannot be replaced. Copies of such values may
 * be in new blocks and items once the plugin is gone.
 */
function rejectUncheckable(
  validated: ValidatedBlock,
  places: readonly FieldPlace[],
  stored: ValidatedBlock | undefined,
): void {
  const uncheckable = places.filter(
    (place) => isGone(place.validated) || (!place.isHidden && place.validated.isUncheckable),
  );
  if (uncheckable.length === 0) return;
  const held = new Map(
    (stored === undefined ? [] : walkFields(stored)).map(({ path, validated: { stored: value } }) => [
      path.join('/'),
      value,
    ]),
  );
  const rejected = uncheckable.filter(({ path, validated: one }) => {
    const place = path.join('/');
    return (held.has(place) || !isGone(one)) && !sameValue(one.stored, held.get(place));
  });
  rejectPlaces(
    validated,
    rejected.map(({ path, validated: one }) => {
      const { field_type: type } = one.field.definition;
      return { path, message: fieldMessage(isGone(one) ? 'plugin_missing' : 'plugin_failed', { type }) };
    }),
  );
}

function isGone({ field, isUncheckable }: ValidatedField): boolean {
  return field.plugin === undefined && !isUncheckable;
}

interface KnownTargets {
  readonly found: FieldReferences;
  /** The former references of the block. */
  readonly held: FieldReferences | undefined;
}

/** Rejects unknown targets, except former references of the block. */
function rejectForeign(
  validated: ValidatedBlock,
  places: readonly FieldPlace[],
  { found, held = { media: [], pages: [] } }: KnownTargets,
): void {
  const media = new Set([...found.media, ...held.media]);
  const pages = new Set([...found.pages, ...held.pages]);
  const foreign = places.flatMap(
    ({ path, validated: { ownReferences: own, stored } }): readonly IssuePath[] => {
      const ids = [...own.media.filter((id) => !media.has(id)), ...own.pages.filter((id) => !pages.has(id))];
      if (own.areGuessed || ids.length === 0) return [];
      const inner = pathsToIds(stored, new Set(ids)).slice(0, mostPlaces);
      return inner.length === 0 ? [path] : inner.map((steps) => [...path, ...steps]);
    },
  );
  rejectPlaces(
    validated,
    foreign.map((path) => ({ path, message: fieldMessage('other_workspace') })),
  );
}
