import type { FieldRegistry } from '../field-plugins/sdk/contract/registry.ts';
import type { BlockData } from './block-data.ts';
import { validateBlock, type BlockIssues } from './validate-block.ts';
import type { BlockModel } from './model-fields.ts';

/** The errors of a sample, by field name. It may be incomplete. */
export function sampleIssues(
  { content_model }: Pick<BlockModel, 'content_model'>,
  data: BlockData,
  registry: FieldRegistry,
): BlockIssues {
  return Object.fromEntries(
    Object.entries(validateBlock({ content_model }, data, registry).issues).flatMap(([name, issues]) => {
      const wrong = issues.filter(({ key }) => key !== 'common.required');
      return wrong.length === 0 ? [] : [[name, wrong]];
    }),
  );
}
