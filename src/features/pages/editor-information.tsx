import { useTranslation } from 'react-i18next';
import type { Page } from '../../../shared/wire/content.ts';
import { Fact, Facts } from '../../ui/facts.tsx';
import { Time } from '../../ui/time.tsx';
import { Fold } from './editor-fold.tsx';

export function PageInformation({ page }: { readonly page: Page }) {
  const { t } = useTranslation();
  return (
    <Fold title={t('pageEditor.information')}>
      <Facts from={200}>
        <Fact name={t('pageEditor.createdAt')}>
          <Time value={page.created_at} />
        </Fact>
        <Fact name={t('pageEditor.createdBy')}>
          <Author user={page.created_by} />
        </Fact>
        <Fact name={t('pageEditor.lastUpdate')}>
          <Time value={page.last_update} />
        </Fact>
        <Fact name={t('pageEditor.lastUpdateBy')}>
          <Author user={page.last_update_by} />
        </Fact>
        {page.published_at !== null && (
          <Fact name={t('pageEditor.publishedAt')}>
            <Time value={page.published_at} />
          </Fact>
        )}
      </Facts>
    </Fold>
  );
}

/** A user's name, or the email address if the user has no name (spec section 2). */
export function Author({ user }: { readonly user: Page['created_by'] }) {
  const { t } = useTranslation();
  return <>{user ? user.name || user.email : t('pageEditor.nobody')}</>;
}
