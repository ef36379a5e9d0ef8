import type { ReactNode } from 'react';
import { PageHeader } from '../../ui/page-header.tsx';
import { CardColumns } from '../../ui/side-by-side.tsx';

interface ProfilePageProps {
  readonly title: string;
  /** The purpose of the screen, in a sentence. */
  readonly description?: string;
  readonly children: ReactNode;
}

/** A screen of the user's account: a heading over its cards. */
export function ProfilePage({ title, description, children }: ProfilePageProps) {
  return (
    <>
      <PageHeader title={title} description={description} />
      <CardColumns>{children}</CardColumns>
    </>
  );
}
