import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../field-plugins/sdk/kit/icon-button.tsx';
import {
  DesktopWindowsOutlined,
  Fullscreen,
  FullscreenExit,
  SmartphoneOutlined,
  TabletMacOutlined,
} from './preview-icons.ts';
import { previewWidths, type PreviewWidth } from './pane-choices.ts';

interface PreviewBarProps {
  readonly width: PreviewWidth;
  readonly isFull: boolean;
  onWidth(width: PreviewWidth): void;
  onFull(isFull: boolean): void;
  readonly children: ReactNode;
}

const icons: Readonly<Record<PreviewWidth, ReactNode>> = {
  phone: <SmartphoneOutlined size="small" />,
  tablet: <TabletMacOutlined size="small" />,
  desktop: <DesktopWindowsOutlined size="small" />,
};

export function PreviewBar({ width, isFull, onWidth, onFull, children }: PreviewBarProps) {
  const { t } = useTranslation();
  const full = t(isFull ? 'preview.leaveFullScreen' : 'preview.fullScreen');
  return (
    <div className="preview-bar" {...(isFull && { 'data-top-bar': true })}>
      <div role="group" aria-label={t('preview.width')} className="preview-widths">
        {previewWidths.map((one) => (
          <IconButton
            key={one}
            size="small"
            aria-label={t(`preview.${one}`)}
            title={t(`preview.${one}`)}
            aria-pressed={one === width}
            onClick={() => onWidth(one)}
          >
            {icons[one]}
          </IconButton>
        ))}
      </div>
      {children}
      <IconButton
        size="small"
        aria-label={full}
        title={full}
        aria-pressed={isFull}
        onClick={() => onFull(!isFull)}
      >
        {isFull ? <FullscreenExit size="small" /> : <Fullscreen size="small" />}
      </IconButton>
    </div>
  );
}
