import { useTranslation } from 'react-i18next';
import type { Media } from '../../../shared/wire/media.ts';
import { formatTime } from '../../ui/format-time.ts';

/** The index of an image in its list, counted from 1. */
export interface MediaPlace {
  readonly position: number;
  readonly total: number;
}

export function useMediaName(
  { alt, name, created_at, width, height }: Media,
  place: MediaPlace = { position: 1, total: 1 },
) {
  const { t, i18n } = useTranslation();
  const time = formatTime(created_at, i18n.language);
  return {
    title: name || t('media.untitled', { time }),
    description: alt || t('media.noAlt'),
    /** For a sentence. */
    name: alt || name || t('media.nameless', { ...place, size: `${width} × ${height}`, time }),
  };
}
