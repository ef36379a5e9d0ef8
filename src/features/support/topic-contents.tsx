import { Box, Link, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';

interface TopicContentsProps {
  /** The titles of the sections, by the ids of their headings. */
  readonly titles: Readonly<Record<string, string>>;
}

/** The table of contents of a long page. */
export function TopicContents({ titles }: TopicContentsProps) {
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
