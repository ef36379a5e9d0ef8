import { deliveredSchema } from '../../../content-model/delivered-schema.ts';
import type { FieldRegistry } from '../../../field-plugins/sdk/contract/registry.ts';
import type { BlockContentModel } from '../../../shared/wire/content.ts';
import type { DeliverySchema } from '../../../shared/wire/delivery.ts';
import type { Context, SiteReader } from '../../platform/context.ts';
import { findAllModels, visibleModels } from '../block-content-models/service.ts';

/** Describes the data of the types available to the site. */
export async function describeTypes(context: Context<SiteReader>): Promise<DeliverySchema> {
  const models = await visibleModels(context, await findAllModels(context, context.db));
  return describeModels(models, context.registry);
}

type DescribedModel = Pick<BlockContentModel, 'name' | 'slug' | 'content_model_type' | 'content_model'>;

export function describeModels(models: readonly DescribedModel[], registry: FieldRegistry): DeliverySchema {
  const of = (type: BlockContentModel['content_model_type']) =>
    models
      .filter(({ content_model_type }) => content_model_type === type)
      .map((model) => ({
        type: model.name,
        type_slug: model.slug,
        data: deliveredSchema(model, registry),
      }));
  return { blocks: of('PAGE'), components: of('COMPONENT') };
}
