import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

interface PaneBoxProps extends ComponentProps<'section'> {
  readonly isWide: boolean;
  readonly isFull?: boolean;
}

/** The place of the preview, reserved before its code has loaded: nothing moves then. */
export function PaneBox({ isWide, isFull = false, ...rest }: PaneBoxProps) {
  const { t } = useTranslation();
  return (
    <section
      aria-label={t('preview.title')}
      className="preview-pane"
      data-beside={isWide ? '' : undefined}
      data-full={isFull ? '' : undefined}
      {...rest}
    />
  );
}
