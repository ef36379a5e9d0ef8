import { Box, Link } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { Link as RouteLink } from 'wouter';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { useBrand } from '../../ui/brand.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { sizes } from '../../../theme/tokens.ts';
import { SupportArticle } from './support-article.tsx';
import { type SupportTopic, supportTopics } from './support-topics.ts';
import type { SupportMessages } from './use-support-messages.ts';

const topics = Object.keys(supportTopics) as SupportTopic[];

interface SupportPageProps {
  readonly topic: SupportTopic;
  readonly messages: SupportMessages;
}

/** The heading and the tabs are there from the start. */
export function SupportPage({ topic, messages }: SupportPageProps) {
  const { t } = useTranslation();
  const { name } = useBrand();
  const title = topic === 'about' ? t('support.about', { product: name }) : t(`frame.topics.${topic}`);
  return (
    <Box sx={{ maxWidth: sizes.readable }}>
      <TopicTabs current={topic} />
      <article>
        <PageHeader title={title} />
        {messages.status === 'loading' && <Spinner />}
        {messages.status === 'failed' && (
          <ErrorState message={t('support.loadFailed')} onRetry={() => messages.retry()} />
        )}
        {messages.status === 'ready' && <SupportArticle topic={topic} />}
      </article>
    </Box>
  );
}

function TopicTabs({ current }: { readonly current: SupportTopic }) {
  const { t } = useTranslation();
  return (
    <Box component="nav" aria-label={t('menu.support')} sx={{ mb: 6 }}>
      <Box
        component="ul"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 2, m: 0, p: 0, listStyle: 'none' }}
      >
        {topics.map((topic) => (
          <li key={topic}>
            <Link
              component={RouteLink}
              href={`/support/${topic}`}
              variant="body2"
              color={topic === current ? 'textPrimary' : 'textSecondary'}
              aria-current={topic === current ? 'page' : undefined}
              sx={{
                pb: 1,
                borderBottom: 2,
                borderColor: topic === current ? 'secondary.main' : 'transparent',
              }}
            >
              {t(`frame.topics.${topic}`)}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}
