import type { FieldReferences, ReferenceLookup } from '../../../field-plugins/sdk/contract/field.ts';
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
  readonly stored?: ExaminedBlock;
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
  const { workspace, model, data, stored } = content;
  const { registry, dialect } = dependencies;
  if (Buffer.byteLength(JSON.stringify(data)) > limits.blockDataBytes) throw new Refusal('payload_too_large');
  const examined = examineBlock(model, data, registry);
  refuseFields(
    Object.entries(examined.issues).map(([field, found]) => [
      field,
      found.map((issue) => ({ namespace: 'fields', ...issue })),
    ]),
  );
  refuseUnchecked(examined, stored);
  const wanted = examined.references;
  const targets = [
    ...(await keepMediaTargets(tx, dialect, workspace, wanted.media)),
    ...(await keepPageTargets(tx, dialect, workspace, wanted.pages)),
  ];
  const lookup = editorLookup(targets, dependencies.config.publicUrl);
  refuseForeign(examined, stored, lookup);
  const references = {
    media: wanted.media.filter((id) => lookup.media(id) !== undefined),
    pages: wanted.pages.filter((id) => lookup.page(id) !== undefined),
  };
  return { data: refreshBlock(examined, lookup), references };
}

/** A value whose plugin fails on it is kept as it is stored, and no other is taken in its place. */
function refuseUnchecked({ uncheckable }: ExaminedBlock, held: ExaminedBlock | undefined): void {
  refuseFields(
    uncheckable
      .filter(({ field, stored }) => !sameValue(stored, ownValue(held?.data ?? {}, field.name)))
      .map(({ field: { name, definition } }) => [
        name,
        [fieldMessage('plugin_failed', { type: definition.field_type })],
      ]),
  );
}

function refuseForeign(
  { fields }: ExaminedBlock,
  held: ExaminedBlock | undefined,
  lookup: ReferenceLookup,
): void {
  const isKnown = (kind: 'media' | 'pages', id: string): boolean =>
    (kind === 'media' ? lookup.media(id) : lookup.page(id)) !== undefined ||
    held?.references[kind].includes(id) === true;
  refuseFields(
    fields
      .filter(({ references: { media, pages, areGuessed } }) => {
        const known = media.every((id) => isKnown('media', id)) && pages.every((id) => isKnown('pages', id));
        return !areGuessed && !known;
      })
      .map(({ field }) => [field.name, [fieldMessage('other_workspace')]]),
  );
}
