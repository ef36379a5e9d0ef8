import type { FieldReferences } from '../../../field-plugins/sdk/contract/field.ts';
import { sameValue } from '../../../field-plugins/sdk/contract/same-value.ts';
import { ownValue } from '../../../content-model/block-data.ts';
import { examineBlock, type ExaminedBlock } from '../../../content-model/examine-block.ts';
import { refreshBlock } from '../../../content-model/refresh-block.ts';
import { limits } from '../../../shared/limits.ts';
import type { BlockContentModel, BlockData } from '../../../shared/wire/content.ts';
import type { Dependencies } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { fieldMessage, Refusal, refuseFields } from '../../platform/refusal.ts';
import { editorLookup } from './lookup.ts';
import { keepMediaTargets, keepPageTargets } from './repository.ts';

/** Valid data, with its references. */
export interface CheckedContent {
  /** The data to store, with current paths and titles of its targets, whatever the client sent. */
  readonly data: BlockData;
  readonly references: FieldReferences;
}

/** Data from a client, and where it will be stored. */
export interface UncheckedContent {
  readonly workspace: string;
  readonly model: BlockContentModel;
  readonly data: BlockData;
  /**
   * The block's current data. What no longer fits the model, and references to deleted pictures, may stay in it: the rest
   * can still be saved.
   */
  readonly stored?: ExaminedBlock;
}

/**
 * Checks data with the same code as the form, and that all its targets are in the same workspace. Throws
 * `payload_too_large` or a refusal whose fields are the block's own (api.md section 3).
 */
export async function checkContent(
  { context, tx }: { readonly context: Dependencies; readonly tx: Db },
  { workspace, model, data, stored }: UncheckedContent,
): Promise<CheckedContent> {
  const { registry, dialect, config } = context;
  if (Buffer.byteLength(JSON.stringify(data)) > limits.blockDataBytes) throw new Refusal('payload_too_large');
  const examined = examineBlock(model, data, registry);
  refuseFields(
    Object.entries(examined.issuesOver(stored)).map(([field, found]) => [
      field,
      found.map((issue) => ({ namespace: 'fields', ...issue })),
    ]),
  );
  // If a plugin fails on a value, the stored value is kept and no other is accepted in its place.
  refuseFields(
    examined.uncheckable
      .filter(({ field, stored: value }) => !sameValue(value, ownValue(stored?.data ?? {}, field.name)))
      .map(({ field: { name, definition } }) => [
        name,
        [fieldMessage('plugin_failed', { type: definition.field_type })],
      ]),
  );
  const { media, pages } = examined.references;
  const targets = [
    ...(await keepMediaTargets(tx, dialect, workspace, media)),
    ...(await keepPageTargets(tx, dialect, workspace, pages)),
  ];
  const lookup = editorLookup(targets, config.publicUrl);
  const found = {
    media: media.filter((id) => lookup.media(id) !== undefined),
    pages: pages.filter((id) => lookup.page(id) !== undefined),
  };
  refuseForeign(examined, found, stored?.references);
  return { data: refreshBlock(examined, lookup), references: found };
}

/** References the block already had may stay, even if their target is gone. */
function refuseForeign(
  { fields }: ExaminedBlock,
  found: FieldReferences,
  held: FieldReferences = { media: [], pages: [] },
): void {
  const media = new Set([...found.media, ...held.media]);
  const pages = new Set([...found.pages, ...held.pages]);
  refuseFields(
    fields
      .filter(({ references }) => !references.areGuessed)
      .filter(
        ({ references }) =>
          !references.media.every((id) => media.has(id)) || !references.pages.every((id) => pages.has(id)),
      )
      .map(({ field }) => [field.name, [fieldMessage('other_workspace')]]),
  );
}
