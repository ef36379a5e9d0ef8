import { Box, Typography } from '@mui/material';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../ui/format-time.ts';
import { officeAddress } from '../../ui/office.tsx';
import { productName } from '../../ui/product-name.ts';
import { SupportText } from './support-text.tsx';
import { type SupportTopic, topicOf } from './support-topics.ts';

/** The words of a support page, once they are there. */
export function SupportArticle({ topic }: { readonly topic: SupportTopic }) {
  const { t, i18n } = useTranslation('support');
  const { sections, effective, updated } = topicOf(topic);
  const date = (day: string) => formatDay(day, i18n.language);
  // The sections of a topic are what its words have: TypeScript cannot pair the two unions by itself.
  const words = (key: string) =>
    t(key as ParseKeys<'support'>, { product: productName, office: officeAddress, cookie: 'token' });
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mt: -4, mb: 6 }}>
        {effective !== undefined && `${t('effective', { date: date(effective) })} · `}
        {t('updated', { date: date(updated) })}
      </Typography>
      {sections.map((section) => (
        <Box component="section" key={section} aria-labelledby={`${topic}-${section}`} sx={{ mb: 6 }}>
          <Typography id={`${topic}-${section}`} variant="h3" component="h2" sx={{ mb: 1 }}>
            {words(`topics.${topic}.${section}.title`)}
          </Typography>
          <SupportText text={words(`topics.${topic}.${section}.text`)} />
        </Box>
      ))}
    </>
  );
}
