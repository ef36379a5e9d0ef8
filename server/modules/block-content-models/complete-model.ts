import { completeData, completeDefaults } from '../../../content-model/complete-data.ts';
import { completeFields } from '../../../content-model/complete-fields.ts';
import type { FieldRegistry } from '../../../field-plugins/sdk/contract/registry.ts';
import { limits } from '../../../shared/limits.ts';
import type { BlockContentModel, BlockContentModelPatch } from '../../../shared/wire/content.ts';
import { rejectOutgrown } from '../../platform/errors/completed-size.ts';

type Fields = BlockContentModel['content_model'];

/**
 * Fills in omitted members of a model: in the definitions of its fields, their defaults, and the data of
 * samples. `fields` are the fields of the samples. Throws if the result is too large to be sent back.
 */
export function completeModel<Written extends BlockContentModelPatch>(
  { registry }: { readonly registry: FieldRegistry },
  written: Written,
  fields: Fields,
): Written {
  const content_model = completeDefaults(completeFields(fields), registry);
  const complete = {
    ...written,
    ...(written.content_model !== undefined && { content_model }),
    ...(written.samples !== undefined && {
      samples: written.samples.map((sample) => ({
        ...sample,
        data: completeData({ content_model }, sample.data, registry),
      })),
    }),
  };
  rejectOutgrown(written, complete, limits.jsonBytes - roomForOthers);
  return complete;
}

/** Bytes for the other members of a block type, such as its id. */
const roomForOthers = 1024;
