import type { ReactNode } from 'react';
import { PageHeader } from '../../ui/page-header.tsx';
import { CardColumns } from '../../ui/side-by-side.tsx';

interface ProfilePageProps {
  readonly title: string;
  readonly description?: string;
  readonly children: ReactNode;
}

export function ProfilePage({ title, description, children }: ProfilePageProps) {
  return (
    <>
      <PageHeader title={title} description={description} />
      <CardColumns>{children}</CardColumns>
    </>
  );
}
