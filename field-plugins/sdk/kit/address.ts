const web =
  /^https?:\/\/(?:[^\s/?#@\\]+@)?(?:\[[0-9a-f:.]+\]|[^\s/?#@:\\[\]<>"{}|^`]+)(?::\d{1,5})?(?:[/?#][^\s\\]*)?$/i;
const mail = /^mailto:[^\s@?<>"\\]+@[^\s@?<>"\\]+(?:\?\S*)?$/i;
const phone = /^tel:\+?[0-9][0-9().-]*(?:;\S*)?$/i;

/**
 * Normalizes an address for a link; undefined if it is not an absolute http, https, mailto or tel URL. Does not use the `URL` of
 * the browser or Node, so both sides agree.
 */
export function readAddress(text: string): string | undefined {
  const address = text.trim();
  return [web, mail, phone].some((pattern) => pattern.test(address)) ? address : undefined;
}
