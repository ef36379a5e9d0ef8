const types: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
};

/** File names created by the store. With only one dot, before the extension, a name cannot lead out of the store. */
const storedName = /^[a-z0-9_-]+(?:\/[a-z0-9_-]+)*\.([a-z0-9]+)$/i;

/** The content type of a stored file; undefined for other names. */
export function mediaTypeOf(name: string): string | undefined {
  const extension = storedName.exec(name)?.[1] ?? '';
  return Object.hasOwn(types, extension) ? types[extension] : undefined;
}
