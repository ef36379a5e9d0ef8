import { sampleIssues } from '../../../content-model/sample-issues.ts';
import type { BlockContentModelInput } from '../../../shared/wire/content.ts';
import type { FieldPlugins } from '../../editor/field-plugins-context.ts';

/** Omits samples that do not fit the fields of a new type. The type that it starts from may keep them. */
export async function withFittingSamples(
  { samples: all, ...type }: BlockContentModelInput,
  { loadFor, registry }: Pick<FieldPlugins, 'loadFor' | 'registry'>,
): Promise<BlockContentModelInput> {
  if (all === undefined) return type;
  await loadFor(type.content_model);
  const samples = all.filter(({ data }) => Object.keys(sampleIssues(type, data, registry)).length === 0);
  return { ...type, ...(samples.length > 0 && { samples }) };
}
