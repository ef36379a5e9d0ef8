import { isOffered, type TargetWorkspace } from '../../../shared/is-offered.ts';
import { serverLimits } from '../../../shared/server-limits.ts';
import { oneLine } from '../../../shared/one-line.ts';
import type {
  BlockContentModel,
  BlockContentModelPatch,
  BlockData,
  ModelSample,
} from '../../../shared/wire/content.ts';
import { fieldError } from '../../platform/errors/service-error.ts';

/** Members of a model besides its fields. Members that are missing, false or empty are not stored. */
export type AboutModel = Pick<BlockContentModel, 'labels' | 'archived' | 'available' | 'samples'>;

export function readAbout(stored: string): AboutModel {
  return stored === '{}' ? {} : (JSON.parse(stored) as AboutModel);
}

/** The stored text with the members of a body; members that it omits stay unchanged. */
export function changeAbout(stored: string, input: BlockContentModelPatch): string {
  const before = readAbout(stored);
  const about: Readonly<Record<string, unknown>> = {
    labels: tidyLabels(input.labels ?? before.labels ?? {}),
    archived: (input.archived ?? before.archived) === true,
    available: tidyAvailable(input.available ?? before.available ?? {}),
    samples: tidySamples(input.samples ?? before.samples ?? []),
  };
  return JSON.stringify(
    Object.fromEntries(Object.entries(about).filter(([, value]) => saysSomething(value))),
  );
}

function saysSomething(value: unknown): boolean {
  return typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : value === true;
}

function tidyLabels(labels: object) {
  const entries = Object.entries(labels).map(
    ([language, label]) => [language, oneLine(String(label))] as const,
  );
  const [blank] = entries.find(([, label]) => label === '') ?? [];
  if (blank !== undefined) throw fieldError(['labels', blank], 'blank');
  return Object.fromEntries(entries);
}

function tidyAvailable({ workspace_types = [], workspaces = [] }: NonNullable<AboutModel['available']>) {
  return {
    ...(workspace_types.length > 0 && { workspace_types: [...new Set(workspace_types)] }),
    ...(workspaces.length > 0 && { workspaces: [...new Set(workspaces)] }),
  };
}

/** Samples are sent with the types to page editors. */
function tidySamples(samples: NonNullable<AboutModel['samples']>) {
  const max = serverLimits.sampleLength;
  const long = samples.findIndex(({ data }) => JSON.stringify(data).length > max);
  if (long >= 0) throw fieldError(['samples', long, 'data'], 'too_long', { max });
  return samples;
}

/** Migrates the data of samples in the stored text to other fields. */
export function migrateSamples(stored: string, carry: MigrateSample): string {
  const { samples, ...about } = readAbout(stored);
  if (samples === undefined) return stored;
  return JSON.stringify({ ...about, samples: samples.map((sample) => ({ ...sample, data: carry(sample) })) });
}

/** Converts a sample to other fields. */
export type MigrateSample = (sample: ModelSample) => BlockData;

/** Throws if new blocks of this model may not be created in this workspace. */
export function requireOffered(model: AboutModel, workspace: TargetWorkspace): void {
  if (isOffered(model, workspace)) return;
  throw fieldError('block_content_model', model.archived === true ? 'archived_model' : 'unavailable_model');
}
