import { useTranslation } from 'react-i18next';
import type { Media } from '../../../shared/wire/media.ts';
import { formatBytes } from '../../ui/format-bytes.ts';
import { formatTime } from '../../ui/format-time.ts';
import { originalName } from './upload/original-names.ts';

/** Where a picture stands in its list, counted from 1. */
export interface MediaPlace {
  readonly position: number;
  readonly total: number;
}

interface MediaName {
  /** What stands below the picture: its description, else what its file was called, else that it has none. */
  readonly caption: string;
  /** When it was uploaded, for a picture whose caption does not tell it from others. */
  readonly time: string | undefined;
  /** What it is called in a sentence, as no other of its list is. */
  readonly name: string;
  /** Width and height in pixels. */
  readonly size: string;
  readonly weight: string;
}

/** What a picture is called where it is listed, and how large it is. Its stored name is a hash, which nobody would know it by. */
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
