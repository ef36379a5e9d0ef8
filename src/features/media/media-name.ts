import type { Media } from '../../shared/wire/media.ts';

/** What a picture is called where it is listed: its description, else its file name. */
export function mediaName({ alt, name }: Pick<Media, 'alt' | 'name'>): string {
  return alt === '' ? name : alt;
}
