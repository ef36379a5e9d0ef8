import { Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { PageHeader } from '../../ui/page-header.tsx';
import { sizes } from '../../../theme/tokens.ts';

interface ProfilePageProps {
  readonly title: string;
  /** What the screen is for, in a sentence. */
  readonly description?: string;
  readonly children: ReactNode;
}

/** A screen of the user's account: a heading over a column of cards. */
export function ProfilePage({ title, description, children }: ProfilePageProps) {
  return (
    <>
      <PageHeader title={title} description={description} />
      <Stack sx={{ gap: 4, maxWidth: sizes.readable }}>{children}</Stack>
    </>
  );
}
