import type { FieldIssue, IssuePath } from '../../field-plugins/sdk/contract/field.ts';
import type { ExaminedBlock, ExaminedField } from '../examine-field.ts';
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
export function breachesOf(block: ExaminedBlock): readonly Breach[] {
  const found = new Map<string, Breach>();
  for (const issues of [block.issues, block.publishIssues])
    for (const [name, own] of Object.entries(issues))
      for (const issue of own) {
        const place = placeOf(block, [name, ...(issue.path ?? [])]);
        if (place === undefined) continue;
        const reason = reasonOf(issue);
        const { examined, ...way } = place;
        const { all = [], any = [] } = examined.field.definition.shown_when ?? {};
        const dependsOn = [...all, ...any].map(({ field }) => field);
        const breach = { ...way, reason, value: examined.stored, dependsOn };
        found.set(JSON.stringify([way.path, reason]), breach);
      }
  return [...found.values()];
}

function reasonOf(issue: FieldIssue): Breach['reason'] {
  if (isRepeated(issue)) return 'repeated';
  return issue.key === 'common.required' || issue.key === 'common.required_to_publish' ? 'empty' : 'unfit';
}

interface Place extends Pick<Breach, 'path' | 'names'> {
  readonly examined: ExaminedField;
}

/** The innermost field on a way; undefined if the model has none there. */
function placeOf(block: ExaminedBlock, [name, ...inside]: IssuePath): Place | undefined {
  const examined = block.fields.find(({ field }) => field.name === name);
  if (examined === undefined) return undefined;
  const own = examined.field.name;
  const [id, ...rest] = inside;
  const part = rest.length === 0 ? undefined : examined.parts.find((one) => one.id === id);
  const inner = part && placeOf(part.block, rest);
  if (part === undefined || inner === undefined) return { path: [own], names: [own], examined };
  return { ...inner, path: [own, part.id, ...inner.path], names: [own, ...inner.names] };
}
