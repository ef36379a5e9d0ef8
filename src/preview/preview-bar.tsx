import DesktopIcon from '@mui/icons-material/DesktopWindowsOutlined';
import FullscreenIcon from '@mui/icons-material/Fullscreen';
import FullscreenExitIcon from '@mui/icons-material/FullscreenExit';
import PhoneIcon from '@mui/icons-material/SmartphoneOutlined';
import TabletIcon from '@mui/icons-material/TabletMacOutlined';
import { Box, IconButton } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { previewWidths, type PreviewWidth } from './pane-choices.ts';

interface PreviewBarProps {
  readonly width: PreviewWidth;
  readonly isFull: boolean;
  onWidth(width: PreviewWidth): void;
  onFull(isFull: boolean): void;
  readonly children: ReactNode;
}

const icons: Readonly<Record<PreviewWidth, ReactNode>> = {
  phone: <PhoneIcon fontSize="small" />,
  tablet: <TabletIcon fontSize="small" />,
  desktop: <DesktopIcon fontSize="small" />,
};

export function PreviewBar({ width, isFull, onWidth, onFull, children }: PreviewBarProps) {
  const { t } = useTranslation();
  const full = t(isFull ? 'preview.leaveFullScreen' : 'preview.fullScreen');
  return (
    <Box {...(isFull && { 'data-top-bar': true })} sx={barSx}>
      <Box role="group" aria-label={t('preview.width')} sx={{ display: 'flex', gap: 0.5 }}>
        {previewWidths.map((one) => (
          <IconButton
            key={one}
            size="small"
            aria-label={t(`preview.${one}`)}
            title={t(`preview.${one}`)}
            aria-pressed={one === width}
            onClick={() => onWidth(one)}
            sx={{ '&[aria-pressed=true]': { bgcolor: 'action.selected', color: 'text.primary' } }}
          >
            {icons[one]}
          </IconButton>
        ))}
      </Box>
      {children}
      <IconButton
        size="small"
        aria-label={full}
        title={full}
        aria-pressed={isFull}
        onClick={() => onFull(!isFull)}
      >
        {isFull ? <FullscreenExitIcon fontSize="small" /> : <FullscreenIcon fontSize="small" />}
      </IconButton>
    </Box>
  );
}

const barSx = {
  ...{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2, px: 2, py: 1 },
  ...{ borderBottom: 1, borderColor: 'divider', bgcolor: 'background.paper' },
} as const;
