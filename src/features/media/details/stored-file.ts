import type { Media } from '../../../../shared/wire/media.ts';

const kinds: Readonly<Record<string, string>> = {
  jpg: 'JPEG',
  png: 'PNG',
  webp: 'WebP',
  gif: 'GIF',
  avif: 'AVIF',
};

export function kindOf(file: string): string {
  const ending = endingOf(file);
  return kinds[ending] ?? ending.toUpperCase();
}

/**
 * Returns the download name of a stored image: its original name, with the extension of the stored file. Empty for an
 * image without a name, so that the browser chooses.
 */
export function downloadName({ name, file }: Pick<Media, 'name' | 'file'>): string {
  if (name === '') return '';
  const ending = endingOf(file);
  if (endingOf(name) === ending || (ending === 'jpg' && endingOf(name) === 'jpeg')) return name;
  return `${name.replace(/(?<=.)\.[a-z0-9]{1,5}$/i, '')}.${ending}`;
}

function endingOf(name: string): string {
  return /\.([^./]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}
