/**
 * Replaces `fast-uri` in the browser. The form library resolves references between schemas with it; our schemas have
 * none, and it would add about 7 kB to the first block that is opened.
 */
const noUri = {
  equal: (one: string, other: string) => one === other,
  resolve: (_base: string, reference: string) => reference,
};

// eslint-disable-next-line import/no-default-export -- It replaces a default export.
export default noUri;
