import type { FieldIssue, IssuePath } from '../../field-plugins/sdk/contract/field.ts';
import type { ValidatedBlock, ValidatedField } from '../validate-field.ts';
import { isRepeated } from '../repeated-values.ts';

/** A rule that a value breaks when its block is saved or its page is published. */
export interface Breach {
  /** The name of a field, then ids of items and names. */
  readonly path: readonly string[];
  /** The names on the way. */
  readonly names: readonly string[];
  readonly reason: 'empty' | 'unfit' | 'repeated';
  readonly value: unknown;
  /** The fields beside it that decide whether it is shown. */
  readonly dependsOn: readonly string[];
}

/** The rules that the values of a block break, one of a kind for each field. */
export function breachesOf(block: ValidatedBlock): readonly Breach[] {
  const found = new Map<string, Breach>();
  for (const issues of [block.issues, block.publishIssues])
    for (const [name, own] of Object.entries(issues))
      for (const issue of own) {
        // Values of retired fields stay in the items of lists.
        if (issue.key === 'common.unknown_field') continue;
        const place = placeOf(block, [name, ...(issue.path ?? [])]);
        if (place === undefined) continue;
        const reason = reasonOf(issue);
        const { validated, ...way } = place;
        const { all = [], any = [] } = validated.field.definition.shown_when ?? {};
        const dependsOn = [...all, ...any].map(({ field }) => field);
        const breach = { ...way, reason, value: validated.stored, dependsOn };
        found.set(JSON.stringify([way.path, reason]), breach);
      }
  return [...found.values()];
}

function reasonOf(issue: FieldIssue): Breach['reason'] {
  if (isRepeated(issue)) return 'repeated';
  return issue.key === 'common.required' || issue.key === 'common.required_to_publish' ? 'empty' : 'unfit';
}

interface Place extends Pick<Breach, 'path' | 'names'> {
  readonly validated: ValidatedField;
}

/** The innermost field on a way; undefined if the model has none there. */
function placeOf(block: ValidatedBlock, [name, ...inside]: IssuePath): Place | undefined {
  const validated = block.fields.find(({ field }) => field.name === name);
  if (validated === undefined) return undefined;
  const own = validated.field.name;
  const [id, ...rest] = inside;
  const part = rest.length === 0 ? undefined : validated.parts.find((one) => one.id === id);
  const inner = part && placeOf(part.block, rest);
  if (part === undefined || inner === undefined) return { path: [own], names: [own], validated };
  return { ...inner, path: [own, part.id, ...inner.path], names: [own, ...inner.names] };
}
