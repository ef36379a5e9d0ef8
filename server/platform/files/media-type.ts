const types: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
};

/** Names as the file store gives them. With one dot, before the type, no name leads out of the store. */
const storedName = /^[a-z0-9_-]+(?:\/[a-z0-9_-]+)*\.([a-z0-9]+)$/i;

/** The content type of a stored file; undefined for a name that no stored file has. */
export function mediaTypeOf(name: string): string | undefined {
  const extension = storedName.exec(name)?.[1] ?? '';
  return Object.hasOwn(types, extension) ? types[extension] : undefined;
}
