import { Box } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { TextLink } from '../../ui/link-button.tsx';
import { type SupportTopic, supportTopics } from './support-topics.ts';

const topics = Object.keys(supportTopics) as SupportTopic[];

/** The links between the support pages. */
export function TopicTabs({ current }: { readonly current: SupportTopic }) {
  const { t } = useTranslation();
  return (
    <Box component="nav" aria-label={t('menu.support')} sx={{ mb: 6 }}>
      <Box
        component="ul"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 2, m: 0, p: 0, listStyle: 'none' }}
      >
        {topics.map((topic) => (
          <li key={topic}>
            <TextLink
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
            </TextLink>
          </li>
        ))}
      </Box>
    </Box>
  );
}
