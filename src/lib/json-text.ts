/** The value of a JSON text, or undefined if the text is something else, such as a proxy's HTML page. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
