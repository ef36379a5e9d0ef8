import { Box, Chip, Link, Stack, Typography } from '@mui/material';
import { useId, useMemo, type ReactNode } from 'react';
import type { FieldHost } from '../../field-plugins/sdk/contract/view.ts';
import { createFakeHost } from '../../field-plugins/sdk/testing/fake-host.ts';
import type { ReadSample } from '../../field-plugins/sdk/testing/read-sample.ts';
import { intlTag } from '../../shared/intl.ts';
import { fallbackLanguage, isLanguage } from '../../shared/languages.ts';
import { storyMessages } from './story-messages.ts';

interface SampleListProps {
  readonly samples: readonly ReadSample[];
  readonly language: unknown;
  renderSample(sample: ReadSample, host: FieldHost): ReactNode;
}

/** A list with at least this many samples starts with links to them. */
const manySamples = 4;

/** Samples one below the other, each under its name. */
export function SampleList({ samples, renderSample, language }: SampleListProps) {
  const prefix = useId();
  const host = useMemo(() => {
    const locale = intlTag(isLanguage(language) ? language : fallbackLanguage);
    return createFakeHost(storyMessages(language), { locale });
  }, [language]);
  const idOf = (sample: ReadSample) => `${prefix}${sample.name.replaceAll(/\W+/g, '-')}`;
  return (
    <Stack spacing={8} sx={{ maxWidth: 1120 }}>
      {samples.length >= manySamples && (
        <Box component="nav" aria-label="Samples" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {samples.map((sample) => (
            <Chip
              key={sample.name}
              component="a"
              href={`#${idOf(sample)}`}
              label={sample.name}
              size="small"
              variant="outlined"
              clickable
            />
          ))}
        </Box>
      )}
      {samples.map((sample) => (
        <Box component="section" key={sample.name} aria-labelledby={idOf(sample)}>
          <Typography id={idOf(sample)} variant="subtitle2" component="h2" sx={headingSx}>
            <Link href={`#${idOf(sample)}`} color="inherit" underline="hover">
              {sample.name}
            </Link>
          </Typography>
          {renderSample(sample, host)}
        </Box>
      ))}
    </Stack>
  );
}

const headingSx = {
  ...{ mb: 4, pb: 1, borderBottom: 1, borderColor: 'divider' },
  ...{ color: 'text.secondary', scrollMarginTop: 16 },
} as const;
