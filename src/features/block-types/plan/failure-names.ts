import type { PlanFailure } from '../../../../shared/wire/plans.ts';

/** The field names on the path to a value, outermost first. */
export function failureNames({ field, path }: PlanFailure): readonly string[] {
  return [field, ...path.filter((_, at) => at % 2 === 1)];
}

/** The maximum number of fields that are named. */
const most = 3;

/** The fields of these values, each once. */
export function fieldsOf(failures: readonly PlanFailure[]): string {
  const names = [...new Set(failures.map((failure) => failureNames(failure).join('.')))];
  return [...names.slice(0, most), ...(names.length > most ? ['…'] : [])].join(', ');
}
