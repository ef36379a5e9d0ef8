import type { PlanFailure } from '../../../../shared/wire/plans.ts';

/** The names of the fields that lead to a value, from the outside in. */
export function failureNames({ field, path }: PlanFailure): readonly string[] {
  return [field, ...path.filter((_, at) => at % 2 === 1)];
}

/** The most fields that are named where several are meant. */
const most = 3;

/** The fields that values are in, each once. */
export function fieldsOf(failures: readonly PlanFailure[]): string {
  const names = [...new Set(failures.map((failure) => failureNames(failure).join('.')))];
  return [...names.slice(0, most), ...(names.length > most ? ['…'] : [])].join(', ');
}
