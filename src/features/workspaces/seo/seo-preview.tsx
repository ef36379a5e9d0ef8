import { Box, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { useFieldHost } from '../../../editor/field-host-context.ts';
import { fillTitleTemplate } from '../../../../shared/seo-title.ts';
import type { WorkspaceSeo } from '../../../../shared/wire/workspaces.ts';
import { clampLines } from '../../../ui/clamp-lines.ts';
import { SectionCard } from '../../../ui/section-card.tsx';

/** Social networks crop the image of a link to this ratio. */
export const socialImageSx = {
  aspectRatio: '1.91',
  objectFit: 'cover',
  bgcolor: 'background.sunken',
} as const;

/** The site's own domain is unknown here. */
const exampleDomain = 'www.example.com';

interface SeoPreviewProps {
  readonly seo: WorkspaceSeo;
  readonly siteTitle: string;
}

export function SeoPreview({ seo, siteTitle }: SeoPreviewProps) {
  const { t } = useTranslation();
  const host = useFieldHost();
  const [image] = seo.media;
  const title = fillTitleTemplate(seo.title_template.trim(), {
    title: t('seo.samplePage'),
    workspace: siteTitle,
  });
  const description = seo.description.trim() || t('seo.noDescription');
  return (
    <Stack sx={{ gap: 5 }}>
      <SectionCard title={t('seo.searchResult')}>
        <Typography variant="caption" color="textSecondary" component="p">
          {exampleDomain}
        </Typography>
        <Typography
          variant="subtitle1"
          component="p"
          sx={{ color: 'info.main', overflowWrap: 'anywhere', ...clampLines(2) }}
        >
          {title}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere', ...clampLines(2) }}>
          {description}
        </Typography>
      </SectionCard>
      <SectionCard title={t('seo.sharedLink')}>
        <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden', maxWidth: 360 }}>
          {image ? (
            <Box
              component="img"
              src={host.mediaUrl(image.file)}
              alt=""
              sx={{ display: 'block', width: '100%', ...socialImageSx }}
            />
          ) : (
            <Box sx={{ display: 'grid', placeItems: 'center', p: 4, ...socialImageSx }}>
              <Typography variant="body2" color="textSecondary">
                {t('seo.noImage')}
              </Typography>
            </Box>
          )}
          <Box sx={{ p: 3 }}>
            <Typography variant="caption" color="textSecondary" component="p">
              {exampleDomain}
            </Typography>
            <Typography variant="subtitle2" component="p" sx={{ overflowWrap: 'anywhere', ...clampLines(2) }}>
              {title}
            </Typography>
            <Typography
              variant="body2"
              color="textSecondary"
              sx={{ overflowWrap: 'anywhere', ...clampLines(2) }}
            >
              {description}
            </Typography>
          </Box>
        </Box>
      </SectionCard>
    </Stack>
  );
}
