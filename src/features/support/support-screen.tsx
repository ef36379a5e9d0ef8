import { Box, Typography } from '@mui/material';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Redirect } from 'wouter';
import { PageHeader } from '../../ui/page-header.tsx';
import { productName } from '../../ui/product-name.ts';
import { sizes } from '../../ui/theme/tokens.ts';
import { isSupportTopic, type SupportTopic, supportTopics } from './support-topics.ts';
import { TopicTabs } from './topic-tabs.tsx';

/** One of the public pages about the product and its rules. An unknown topic goes to the root. */
export function SupportScreen({ topic }: { readonly topic: string }) {
  return isSupportTopic(topic) ? <TopicPage topic={topic} /> : <Redirect to="/" replace />;
}

function TopicPage({ topic }: { readonly topic: SupportTopic }) {
  const { t } = useTranslation();
  // The sections of a topic are what its words have: TypeScript cannot pair the two unions by itself.
  const words = (section: string, part: 'title' | 'text') =>
    t(`support.${topic}.${section}.${part}` as ParseKeys, { product: productName });
  return (
    <Box component="article" sx={{ maxWidth: sizes.readable }}>
      <TopicTabs current={topic} />
      <PageHeader title={t(`support.${topic}.title`, { product: productName })} />
      {supportTopics[topic].map((section) => (
        <Box component="section" key={section} sx={{ mb: 6 }}>
          <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
            {words(section, 'title')}
          </Typography>
          <Typography color="textSecondary" sx={{ fontSize: 15, lineHeight: 1.6 }}>
            {words(section, 'text')}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
