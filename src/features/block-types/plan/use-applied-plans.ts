import { useQuery } from '@tanstack/react-query';
import type { RecordRef } from '../../../api/record-ref.ts';
import { listPlans } from '../../../api/plans.ts';
import { queryKeys } from '../../../api/query-keys.ts';
import type { Plan } from '../../../../shared/wire/plans.ts';

/** Latest first; empty until loaded. */
export function useAppliedPlans({ id, revision }: RecordRef): readonly Plan[] {
  const { data } = useQuery({
    queryKey: [...queryKeys.blockTypes(), id, 'plans', revision],
    queryFn: ({ signal }) => listPlans(id, signal),
  });
  return (data?.results ?? []).filter(({ applied_at }) => applied_at !== null);
}
