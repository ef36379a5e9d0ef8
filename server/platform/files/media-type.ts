const types: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
};

/** Names as the file store creates them. With only one dot, before the extension, no name can lead out of the store. */
const storedName = /^[a-z0-9_-]+(?:\/[a-z0-9_-]+)*\.([a-z0-9]+)$/i;

/** The content type of a stored file; undefined if the name is not one of a stored file. */
export function mediaTypeOf(name: string): string | undefined {
  const extension = storedName.exec(name)?.[1] ?? '';
  return Object.hasOwn(types, extension) ? types[extension] : undefined;
}
