import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface SideBySideProps {
  readonly children: ReactNode;
}

/** Fields of a form in columns where the form is wide enough, one below the other where it is not. */
export function FieldColumns({ children }: SideBySideProps) {
  return <Box sx={fieldsSx}>{children}</Box>;
}

const fieldsSx = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
  alignItems: 'start',
  columnGap: 4,
  rowGap: 5,
} as const;

/** Cards of a screen in two columns in a wide window. The last one of an odd number has both to itself. */
export function CardColumns({ children }: SideBySideProps) {
  return <Box sx={cardsSx}>{children}</Box>;
}

const cardsSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 4,
  '& > *': { flex: '1 1 420px', minWidth: 0 },
} as const;
