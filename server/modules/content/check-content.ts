import type { FieldReferences, ReferenceLookup } from '../../../field-plugins/sdk/contract/field.ts';
import { sameValue } from '../../../field-plugins/sdk/contract/same-value.ts';
import { ownValue } from '../../../content-model/block-data.ts';
import { modelFields } from '../../../content-model/model-fields.ts';
import { blockReferences, fieldReferences } from '../../../content-model/references.ts';
import { refreshBlock } from '../../../content-model/refresh-block.ts';
import { isUncheckable, validateBlock } from '../../../content-model/validate-block.ts';
import { limits } from '../../../shared/limits.ts';
import type { BlockContentModel, BlockData } from '../../../shared/wire/content.ts';
import type { Dependencies } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import {
  fieldMessage,
  FieldRefusal,
  Refusal,
  refuseFields,
  type FieldMessage,
} from '../../platform/refusal.ts';
import { editorLookup } from './lookup.ts';
import { keepMediaTargets, keepPageTargets } from './repository.ts';

/** Data that may be stored, with what it points at. */
export interface CheckedContent {
  /** As it is stored: paths and titles of what it points at are the current ones, whatever the client sent. */
  readonly data: BlockData;
  readonly references: FieldReferences;
}

/** Data as a client sent it, and where it is to be stored. */
export interface UncheckedContent {
  readonly workspace: string;
  readonly model: BlockContentModel;
  readonly data: BlockData;
  /** What the block held until now. A picture of it that was deleted meanwhile keeps nobody from saving the rest. */
  readonly stored?: BlockData;
}

/**
 * Checks data by the code that the form uses, and that everything it points at is in the same workspace. Throws
 * `payload_too_large` or a refusal whose fields are the block's own (api.md section 3).
 */
export async function checkContent(
  dependencies: Dependencies,
  tx: Db,
  content: UncheckedContent,
): Promise<CheckedContent> {
  const { workspace, model, data } = content;
  const { registry, dialect } = dependencies;
  if (Buffer.byteLength(JSON.stringify(data)) > limits.blockDataBytes) throw new Refusal('payload_too_large');
  const issues = Object.entries(validateBlock(model, data, registry));
  if (issues.length > 0) {
    throw new FieldRefusal(
      issues.map(([field, found]) => [field, found.map((issue) => ({ namespace: 'fields', ...issue }))]),
    );
  }
  refuseUnchecked(dependencies, content);
  const wanted = blockReferences(model, data, registry);
  const targets = [
    ...(await keepMediaTargets(tx, dialect, workspace, wanted.media)),
    ...(await keepPageTargets(tx, dialect, workspace, wanted.pages)),
  ];
  const lookup = editorLookup(targets, dependencies.config.publicUrl);
  refuseForeign(dependencies, content, lookup);
  const references = {
    media: wanted.media.filter((id) => lookup.media(id) !== undefined),
    pages: wanted.pages.filter((id) => lookup.page(id) !== undefined),
  };
  return { data: refreshBlock(model, data, lookup, registry), references };
}

/** A value whose plugin fails on it is kept as it is stored, and no other is taken in its place. */
function refuseUnchecked({ registry }: Dependencies, { model, data, stored = {} }: UncheckedContent): void {
  refuseFields(
    modelFields(model, registry)
      .filter((field) => isUncheckable(field, ownValue(data, field.name)))
      .filter(({ name }) => !sameValue(ownValue(data, name), ownValue(stored, name)))
      .map(({ name, definition }) => [
        name,
        [fieldMessage('plugin_failed', { type: definition.field_type })],
      ]),
  );
}

function refuseForeign(
  { registry }: Dependencies,
  { model, data, stored }: UncheckedContent,
  lookup: ReferenceLookup,
): void {
  const refused: [string, FieldMessage[]][] = [];
  const held = stored === undefined ? undefined : blockReferences(model, stored, registry);
  for (const field of modelFields(model, registry)) {
    const references = fieldReferences(field, ownValue(data, field.name));
    if (references === undefined) continue;
    const known =
      references.media.every((id) => lookup.media(id) !== undefined || held?.media.includes(id) === true) &&
      references.pages.every((id) => lookup.page(id) !== undefined || held?.pages.includes(id) === true);
    if (!known) refused.push([field.name, [fieldMessage('other_workspace')]]);
  }
  if (refused.length > 0) throw new FieldRefusal(refused);
}
