/**
 * Replaces `@x0k/json-schema-merge` in the browser. The form library merges the schemas of `allOf` with it; our schemas
 * have none, and it would add about 4 kB to the first block that is opened.
 */
const unused = () => ({});

export const createComparator = unused;
export const createMerger = unused;
export const createDeduplicator = unused;
export const createIntersector = unused;

export function createShallowAllOfMerge() {
  return (schema: unknown) => schema;
}
