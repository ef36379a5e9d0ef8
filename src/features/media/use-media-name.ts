import { useTranslation } from 'react-i18next';
import type { Media } from '../../../shared/wire/media.ts';
import { formatBytes } from '../../ui/format-bytes.ts';
import { formatTime } from '../../ui/format-time.ts';
import { originalName } from './upload/original-names.ts';

/** The place of a picture in its list, counted from 1. */
export interface MediaPlace {
  readonly position: number;
  readonly total: number;
}

interface MediaName {
  /** The text below the picture: its description, else its file name, else that it has none. */
  readonly caption: string;
  /** When it was uploaded, if the caption does not identify the picture. */
  readonly time: string | undefined;
  /** Its name in a sentence, unique in its list. */
  readonly name: string;
  /** Width and height in pixels. */
  readonly size: string;
  readonly weight: string;
}

/** The name of a picture in lists, and its size. Its stored name is a hash, which nobody would recognise. */
export function useMediaName(
  { id, alt, created_at, width, height, bytes }: Media,
  place: MediaPlace = { position: 1, total: 1 },
): MediaName {
  const { t, i18n } = useTranslation();
  const facts = { size: `${width} × ${height}`, weight: formatBytes(bytes, i18n.language) };
  const known = alt === '' ? originalName(id) : alt;
  if (known !== undefined) return { ...facts, caption: known, time: undefined, name: known };
  const time = formatTime(created_at, i18n.language);
  return {
    ...facts,
    caption: t('media.noAlt'),
    time,
    name: t('media.nameless', { ...place, size: facts.size, time }),
  };
}
