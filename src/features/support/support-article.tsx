import { Box, Link, Typography } from '@mui/material';
import type { ParseKeys } from 'i18next';
import { Trans, useTranslation } from 'react-i18next';
import { formatDay } from '../../ui/format-time.ts';
import { useBrand } from '../../ui/brand.ts';
import { sizes } from '../../../theme/tokens.ts';
import { type SupportTopic, topicOf } from './support-topics.ts';
import { TextLink } from '../../ui/link-button.tsx';
import { OfficeAddress } from '../../ui/office.tsx';
import { readText } from './read-text.ts';

/** Pages with more sections than this start with a table of contents. */
const mostWithoutContents = 7;

export function SupportArticle({ topic }: { readonly topic: SupportTopic }) {
  const { t, i18n } = useTranslation('support');
  const { name, office } = useBrand();
  const { sections, effective, updated } = topicOf(topic);
  // A date that breaks across lines reads as two numbers.
  const date = (day: string) => formatDay(day, i18n.language).replaceAll(' ', '\u00a0');
  // The sections of a topic match its texts, but TypeScript cannot pair the two unions.
  const words = (key: string) =>
    t(key as ParseKeys<'support'>, {
      product: name,
      office,
      cookie: 'token',
    });
  const idOf = (section: string) => `${topic}-${section}`;
  const titleOf = (section: string) => words(`topics.${topic}.${section}.title`);
  // Texts that name the office address have a version without it.
  const textOf = (section: string) => {
    const without = `topics.${topic}.${section}.textWithoutOffice`;
    const hasOther = office === undefined && i18n.exists(without, { ns: 'support' });
    return words(hasOther ? without : `topics.${topic}.${section}.text`);
  };
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mt: -4, mb: 6 }}>
        {effective !== undefined && `${t('effective', { date: date(effective) })} · `}
        {t('updated', { date: date(updated) })}
      </Typography>
      {sections.length > mostWithoutContents && (
        <TopicContents
          titles={Object.fromEntries(sections.map((section) => [idOf(section), titleOf(section)]))}
        />
      )}
      {sections.map((section) => (
        <Box component="section" key={section} aria-labelledby={idOf(section)} sx={{ mb: 6 }}>
          <Typography
            id={idOf(section)}
            variant="h3"
            component="h2"
            sx={{ mb: 1, scrollMarginTop: sizes.header + 16 }}
          >
            {titleOf(section)}
          </Typography>
          <SupportText text={textOf(section)} />
        </Box>
      ))}
    </>
  );
}

interface TopicContentsProps {
  /** The titles of the sections, by the ids of their headings. */
  readonly titles: Readonly<Record<string, string>>;
}

function TopicContents({ titles }: TopicContentsProps) {
  const { t } = useTranslation('support');
  return (
    <Box component="nav" aria-labelledby="topic-contents" sx={{ mb: 6 }}>
      <Typography
        id="topic-contents"
        variant="body2"
        component="h2"
        sx={{ mb: 2, fontWeight: 'fontWeightMedium' }}
      >
        {t('contents')}
      </Typography>
      <Box
        component="ul"
        sx={{
          m: 0,
          pl: 0,
          listStyle: 'none',
          columns: '200px 3',
          columnGap: 6,
          '& > li': { breakInside: 'avoid', py: 0.5 },
        }}
      >
        {Object.entries(titles).map(([id, title]) => (
          <li key={id}>
            <Link href={`#${id}`} variant="body2" sx={{ display: 'inline-block', minHeight: 24 }}>
              {title}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}

/** The elements of the tags in the texts. */
const tags = {
  signIn: <TextLink href="/auth" />,
  register: <TextLink href="/auth/register" />,
  forgot: <TextLink href="/auth/forgot-password" />,
  workspaces: <TextLink href="/workspaces" />,
  password: <TextLink href="/profile/password" />,
  settings: <TextLink href="/profile/settings" />,
  help: <TextLink href="/support/help" />,
  privacy: <TextLink href="/support/privacy" />,
  terms: <TextLink href="/support/terms" />,
  rules: <TextLink href="/support/rules" />,
  // A page of the server, which the router does not know.
  docs: <Link href="/api/docs/" />,
  office: <OfficeAddress />,
  b: <Box component="strong" sx={{ color: 'text.primary', fontWeight: 'fontWeightMedium' }} />,
  kbd: (
    <Box
      component="kbd"
      sx={{
        px: 1.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 0.5,
        bgcolor: 'background.sunken',
        color: 'text.primary',
        fontFamily: 'inherit',
        fontSize: '0.8125rem',
        whiteSpace: 'nowrap',
      }}
    />
  ),
} as const;

const words = { color: 'text.secondary', fontSize: 15, lineHeight: 1.6 } as const;

function SupportText({ text }: { readonly text: string }) {
  return readText(text).map((part, position) =>
    part.kind === 'paragraph' ? (
      <Typography key={position} sx={{ ...words, my: 2 }}>
        <Trans defaults={part.text} components={tags} />
      </Typography>
    ) : (
      <Box
        key={position}
        component={part.kind === 'list' ? 'ul' : 'ol'}
        sx={{ ...words, my: 2, pl: 6, '& > li + li': { mt: 1 } }}
      >
        {part.items.map((item) => (
          <li key={item}>
            <Trans defaults={item} components={tags} />
          </li>
        ))}
      </Box>
    ),
  );
}
