import { Card, CardContent } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../ui/page-header.tsx';
import { PageCreateForm } from './page-create-form.tsx';

/** Creates a page and opens its editor. */
export function PageCreateScreen({ workspaceId }: { readonly workspaceId: string }) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader
        title={t('pages.createTitle')}
        description={t('pages.emptyText')}
        back={{ href: `/workspaces/${workspaceId}/pages`, label: t('pages.title') }}
      />
      <Card>
        <CardContent>
          <PageCreateForm workspaceId={workspaceId} />
        </CardContent>
      </Card>
    </>
  );
}
