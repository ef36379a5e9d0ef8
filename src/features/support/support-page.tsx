import { Box } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { useBrand } from '../../ui/brand.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { sizes } from '../../../theme/tokens.ts';
import { SupportArticle } from './support-article.tsx';
import type { SupportTopic } from './support-topics.ts';
import { TopicTabs } from './topic-tabs.tsx';
import type { SupportWords } from './use-support-words.ts';

interface SupportPageProps {
  readonly topic: SupportTopic;
  readonly words: SupportWords;
}

/** A support page in all its states. The heading and the tabs are there from the start. */
export function SupportPage({ topic, words }: SupportPageProps) {
  const { t } = useTranslation();
  const { name } = useBrand();
  const title = topic === 'about' ? t('support.about', { product: name }) : t(`frame.topics.${topic}`);
  return (
    <Box sx={{ maxWidth: sizes.readable }}>
      <TopicTabs current={topic} />
      <article>
        <PageHeader title={title} />
        {words.status === 'loading' && <Spinner />}
        {words.status === 'failed' && (
          <ErrorState message={t('support.loadFailed')} onRetry={() => words.retry()} />
        )}
        {words.status === 'ready' && <SupportArticle topic={topic} />}
      </article>
    </Box>
  );
}
