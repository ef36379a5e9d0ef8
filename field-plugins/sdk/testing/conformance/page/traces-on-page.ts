/** What is on the page besides the field: global names, attributes of html and body, elements around the field. */
export function tracesOnPage(): readonly string[] {
  const attributes = [document.documentElement, document.body].flatMap((element) =>
    [...element.attributes]
      .filter(({ value }) => value !== '')
      .map(({ name, value }) => `${name}="${value}" of <${element.localName}>`),
  );
  const elements = [...document.head.children, ...document.body.children]
    .filter((element) => !element.matches('style[data-emotion], #stage'))
    .map((element) => `<${element.localName}> ${element.id}`.trim());
  return [...Object.keys(window).map((name) => `window.${name}`), ...attributes, ...elements];
}
