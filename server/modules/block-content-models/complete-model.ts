import { completeData, completeFieldValue } from '../../../content-model/complete-data.ts';
import { completeFields } from '../../../content-model/complete-fields.ts';
import { modelFields } from '../../../content-model/model-fields.ts';
import type { FieldRegistry } from '../../../field-plugins/sdk/contract/registry.ts';
import { limits } from '../../../shared/limits.ts';
import type { BlockContentModel, BlockContentModelPatch } from '../../../shared/wire/content.ts';
import { refuseOutgrown } from '../../platform/completed-size.ts';

type Fields = BlockContentModel['content_model'];

/**
 * What a writer says of a model, with what it may leave out: of the definitions of its fields, their defaults, and the data of
 * samples. `fields` are those that the samples are for. Throws if the whole is too large to be sent back.
 */
export function completeModel<Written extends BlockContentModelPatch>(
  { registry }: { readonly registry: FieldRegistry },
  written: Written,
  fields: Fields,
): Written {
  const content_model = withDefaults(completeFields(fields), registry);
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
  refuseOutgrown(written, complete, limits.jsonBytes - roomForOthers);
  return complete;
}

/** Bytes for the other members of a block type, such as its id. */
const roomForOthers = 1024;

function withDefaults(content_model: Fields, registry: FieldRegistry): Fields {
  const given = modelFields({ content_model }, registry).filter(
    ({ definition }) => definition.default !== undefined,
  );
  if (given.length === 0) return content_model;
  const defaults = given.map((field) => {
    const { name, definition } = field;
    return [name, { ...definition, default: completeFieldValue(field, definition.default) }] as const;
  });
  return { ...content_model, ...Object.fromEntries(defaults) };
}
