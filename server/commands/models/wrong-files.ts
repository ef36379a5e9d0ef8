import { slugBase } from '../../../shared/slug.ts';
import type { Change } from './find-changes.ts';
import type { BothSides } from './remote-models.ts';
import { wrongFields } from './wrong-fields.ts';

/** Why a change cannot be made, as far as the files say. */
export function wrongWith(
  { slug, remote, local }: Change,
  { local: files }: Pick<BothSides, 'local'>,
): readonly string[] {
  if (local === undefined) return [];
  const { name, type, fields } = local.file;
  const wanted = slugBase(name, 'type');
  const others = [...files.values()].filter((other) => other.slug !== slug && other.file.name === name);
  return [
    ...wrongFields(fields).map((wrong) => `${slug}.json, ${wrong}`),
    ...(remote !== undefined && remote.file.type !== type
      ? [`${slug}.json: "type" cannot be changed from ${remote.file.type}.`]
      : []),
    ...(remote === undefined && wanted !== slug
      ? [`${slug}.json must be called ${wanted}.json, after the name "${name}".`]
      : []),
    ...others.map((other) => `${slug}.json, name: ${other.slug}.json has the same.`),
  ];
}
