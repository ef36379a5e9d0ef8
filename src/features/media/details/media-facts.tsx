import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Box, Button, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type MediaScope, mediaUrl } from '../../../api/media.ts';
import type { Media } from '../../../../shared/wire/media.ts';
import { copyText } from '../../../records/copy-text.ts';
import { Fact, Facts } from '../../../ui/facts.tsx';
import { formatBytes } from '../../../ui/format-bytes.ts';
import { Time } from '../../../ui/time.tsx';
import { Image } from '../image.tsx';
import { MediaUsage } from '../media-usage.tsx';
import { downloadName, kindOf } from './stored-file.ts';

interface MediaFactsProps {
  readonly media: Media;
  readonly scope: MediaScope;
  /** The description, if it cannot be changed here. */
  readonly description?: string;
  /** The editable part. */
  readonly children?: ReactNode;
}

export function MediaFacts({ media, scope, description, children }: MediaFactsProps) {
  const { t, i18n } = useTranslation();
  return (
    <Box sx={{ display: 'grid', gap: 6, gridTemplateColumns: { md: '3fr 2fr' }, alignItems: 'start' }}>
      <Box sx={previewSx}>
        <Image media={media} sizes="100vw" />
      </Box>
      <Stack sx={{ gap: 5, minWidth: 0 }}>
        {children}
        <Facts from={140}>
          {description !== undefined && <Fact name={t('media.alt')}>{description}</Fact>}
          <Fact name={t('media.fileName')}>{media.name || t('media.unknownName')}</Fact>
          <Fact name={t('media.dimensions')}>
            {t('media.pixels', { size: `${media.width} × ${media.height}` })}
          </Fact>
          <Fact name={t('media.fileSize')}>{formatBytes(media.bytes, i18n.language)}</Fact>
          <Fact name={t('media.fileType')}>{kindOf(media.file)}</Fact>
          <Fact name={t('media.uploadedAt')}>
            <Time value={media.created_at} />
          </Fact>
        </Facts>
        <section>
          <Typography variant="h3">{t('media.usedIn')}</Typography>
          <MediaUsage media={media} scope={scope} />
        </section>
        <FileActions media={media} />
      </Stack>
    </Box>
  );
}

function FileActions({ media }: { readonly media: Media }) {
  const { t } = useTranslation();
  const address = new URL(mediaUrl(media.file), document.baseURI).href;
  const messages = { done: t('media.addressCopied'), failed: t('media.addressNotCopied', { address }) };
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
      <Button
        component="a"
        variant="outlined"
        href={address}
        download={downloadName(media)}
        startIcon={<DownloadIcon />}
      >
        {t('media.download')}
      </Button>
      <Button variant="outlined" startIcon={<CopyIcon />} onClick={() => void copyText(address, messages)}>
        {t('media.copyAddress')}
      </Button>
    </Stack>
  );
}

/** The image keeps its aspect ratio, and leaves room for other content on a phone. */
const previewSx = {
  display: 'flex',
  flexDirection: 'column',
  height: { xs: '38vh', md: '60vh' },
  minHeight: 160,
  borderRadius: 1,
  overflow: 'hidden',
  '& img': { objectFit: 'contain' },
} as const;
