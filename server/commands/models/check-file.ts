import { isForbiddenKey } from '../../../shared/forbidden-keys.ts';
import { slugBase } from '../../../shared/slug.ts';
import type { Change } from './find-changes.ts';
import { innerFields, type FileField } from './model-file.ts';
import type { BothSides } from './remote-models.ts';

/** The problems of a file that only the command can name, because it never sends them or the server cannot place them. */
export function checkFile(
  { slug, remote, local }: Change,
  { local: files }: Pick<BothSides, 'local'>,
): readonly string[] {
  if (local === undefined) return [];
  const { name, type, fields } = local.file;
  const wanted = slugBase(name, 'type');
  const others = [...files.values()].filter((other) => other.slug !== slug && other.file.name === name);
  return [
    ...checkFields(fields).map((problem) => `${slug}.json, ${problem}`),
    ...(remote !== undefined && remote.file.type !== type
      ? [`${slug}.json: "type" cannot be changed from ${remote.file.type}.`]
      : []),
    ...(remote === undefined && wanted !== slug
      ? [`${slug}.json must be called ${wanted}.json, after the name "${name}".`]
      : []),
    ...others.map((other) => `${slug}.json, name: ${other.slug}.json has the same.`),
  ];
}

/** Every field has these. A plan would take one that is missing for its usual value. */
const neededMembers = ['field_type', 'field_title'] as const;

function checkFields(fields: readonly FileField[], within: readonly string[] = []): readonly string[] {
  return fields.flatMap((field) => {
    const place = [...within, field.name];
    const missing = neededMembers.filter((member) => field[member] === undefined);
    return [
      // The server would reject the whole request, and could not say which field it is about.
      ...(isForbiddenKey(field.name) ? [`${place.join('.')}: This name isn’t allowed.`] : []),
      ...missing.map((member) => `${[...place, member].join('.')}: This field is required`),
      ...checkFields(innerFields(field) ?? [], place),
    ];
  });
}
