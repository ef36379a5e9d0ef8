import { Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { Plan } from '../../../../shared/wire/plans.ts';
import { Time } from '../../../ui/time.tsx';

interface PlanAuthorProps {
  readonly plan: Plan;
  readonly children?: ReactNode;
}

export function PlanAuthor({ plan: { applied_at, applied_by }, children }: PlanAuthorProps) {
  return (
    <Typography variant="body2" color="textSecondary">
      {applied_at !== null && <Time value={applied_at} />}
      {applied_by && ` · ${applied_by.name || applied_by.email}`}
      {children}
    </Typography>
  );
}
