const web =
  /^https?:\/\/(?:[^\s/?#@\\]+@)?(?:\[[0-9a-f:.]+\]|[^\s/?#@:\\[\]<>"{}|^`]+)(?::\d{1,5})?(?:[/?#][^\s\\]*)?$/i;
const mail = /^mailto:[^\s@?<>"\\]+@[^\s@?<>"\\]+(?:\?\S*)?$/i;
const phone = /^tel:\+?[0-9][0-9().-]*(?:;\S*)?$/i;

/**
 * The address as a link can use it, or undefined when it is not an absolute http, https, mailto or tel URL.
 * It needs no `URL` of a browser or of Node, so that every side judges alike.
 */
export function readAddress(text: string): string | undefined {
  const address = text.trim();
  return [web, mail, phone].some((pattern) => pattern.test(address)) ? address : undefined;
}
