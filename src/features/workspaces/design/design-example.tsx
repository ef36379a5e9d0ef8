import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { type CSSProperties, useState, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldHost } from '../../../editor/field-host-context.ts';
import { designProperties } from '../../../../shared/design-css.ts';
import type { SiteDesign } from '../../../../shared/site-design.ts';
import { paletteEntries } from '../../../../shared/site-palette.ts';
import type { Workspace } from '../../../../shared/wire/workspaces.ts';
import { SectionCard } from '../../../ui/section-card.tsx';
import { addDesignFonts } from '../../../lib/design-fonts.ts';

interface DesignExampleProps {
  readonly design: SiteDesign;
  readonly workspace: Workspace;
  readonly logo: string | undefined;
}

/** A part of a site, rendered with the custom properties that sites get. */
export function DesignExample({ design, workspace, logo }: DesignExampleProps) {
  const { t } = useTranslation();
  const host = useFieldHost();
  const [mode, setMode] = useState<'light' | 'dark'>('light');
  const areFontsReady = useDesignFonts(design);
  const visibility = areFontsReady ? 'visible' : 'hidden';
  const properties = {
    ...designProperties(design, workspace.type),
    ...{ colorScheme: mode, visibility },
  } as CSSProperties;
  const modes = (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={mode}
      aria-label={t('design.mode.label')}
      onChange={(_, chosen: typeof mode | null) => chosen && setMode(chosen)}
    >
      <ToggleButton value="light">{t('design.mode.light')}</ToggleButton>
      <ToggleButton value="dark">{t('design.mode.dark')}</ToggleButton>
    </ToggleButtonGroup>
  );
  return (
    <SectionCard title={t('design.preview')} actions={modes}>
      <Box data-testid="design-example" style={properties} sx={siteSx}>
        <Box sx={{ ...rowSx, justifyContent: 'space-between', ...on('primary-light'), ...paddingSx }}>
          {logo === undefined ? (
            <Box component="span" sx={titleSx}>
              {workspace.title}
            </Box>
          ) : (
            <Box
              component="img"
              src={host.mediaUrl(logo)}
              alt={workspace.title}
              sx={{ height: 36, maxWidth: '60%', objectFit: 'contain' }}
            />
          )}
        </Box>
        <Box sx={{ ...on('white'), ...paddingSx, display: 'grid', gap: 'var(--site-space-medium)' }}>
          <Box component="span" sx={{ color: 'var(--site-accent-2)', fontSize: '0.9rem' }}>
            {t('design.sample.eyebrow')}
          </Box>
          <Box component="span" sx={{ ...titleSx, fontSize: '1.9rem', lineHeight: 1.15 }}>
            {t('design.sample.title')}
          </Box>
          <span>
            {t('design.sample.text')}{' '}
            <Box component="span" sx={{ color: 'var(--site-accent)', textDecoration: 'underline' }}>
              {t('design.sample.link')}
            </Box>
          </span>
          <Box sx={rowSx}>
            <Box component="span" sx={{ ...buttonSx, ...on('primary-main') }}>
              {t('design.sample.primary')}
            </Box>
            <Box component="span" sx={{ ...buttonSx, ...on('secondary-main') }}>
              {t('design.sample.secondary')}
            </Box>
          </Box>
          <Box sx={{ ...on('light'), ...paddingSx, borderRadius: 'var(--site-radius)' }}>
            <Box component="span" sx={{ ...titleSx, display: 'block', fontSize: '1.15rem' }}>
              {t('design.sample.card')}
            </Box>
            {t('design.sample.cardText')}
          </Box>
        </Box>
        <Box component="ul" aria-label={t('design.backgrounds')} sx={swatchesSx}>
          {paletteEntries.map((entry) => (
            <Box component="li" key={entry} sx={{ ...on(entry.replace('.', '-')), ...swatchSx }}>
              {host.translate(`background.choices.${entry}`)}
            </Box>
          ))}
        </Box>
      </Box>
    </SectionCard>
  );
}

const on = (entry: string) => ({ bgcolor: `var(--site-${entry})`, color: `var(--site-on-${entry})` });

const siteSx = {
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  fontFamily: 'var(--site-font-text)',
  fontSize: '1rem',
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
} as const;

const titleSx = {
  fontFamily: 'var(--site-font-title)',
  fontWeight: 'var(--site-title-weight)',
  letterSpacing: 'var(--site-title-tracking)',
} as const;

const paddingSx = { p: 'calc(var(--site-space) * 1.25rem)' } as const;
const rowSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--site-space-small)',
} as const;
const buttonSx = {
  px: '1.25rem',
  py: '0.55rem',
  borderRadius: 'var(--site-button-radius)',
  fontWeight: 600,
  lineHeight: 1.3,
} as const;
const swatchesSx = {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;
const swatchSx = {
  ...{ px: { xs: 2, md: 1.5, lg: 2 }, py: 3, lineHeight: 1.3, hyphens: 'auto' },
  fontSize: { xs: '0.8125rem', md: '0.75rem', lg: '0.8125rem' },
} as const;

/**
 * Makes the fonts of a design available to the page. Returns whether the first ones have loaded, so that text rendered with them
 * does not move.
 */
function useDesignFonts({ fonts }: SiteDesign): boolean {
  const [isReady, setReady] = useState(typeof FontFace === 'undefined');
  useEffect(() => {
    void addDesignFonts({ fonts }).then(() => setReady(true));
  }, [fonts]);
  return isReady;
}
