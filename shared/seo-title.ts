/** The placeholders of a site's title template: the page's title and the workspace's. */
export const seoPlaceholders = ['title', 'workspace'] as const;

/** The same with braces, for use in sentences. */
export const knownPlaceholders = seoPlaceholders.map((name) => `{${name}}`).join(', ');

const placeholder = /\{([^{}]*)\}/g;

/** The first unknown placeholder in a template, with its braces; undefined if all are known. */
export function findUnknownPlaceholder(template: string): string | undefined {
  const known: readonly string[] = seoPlaceholders;
  return [...template.matchAll(placeholder)].find(([, name = '']) => !known.includes(name))?.[0];
}

/**
 * Returns the title of a page for browser tabs and search results. Without a template, or if the page has the same name
 * as the site, this is the page's own title.
 */
export function fillTitleTemplate(
  template: string,
  titles: Readonly<Record<(typeof seoPlaceholders)[number], string>>,
): string {
  if (template === '' || titles.title === titles.workspace) return titles.title;
  const values: Readonly<Record<string, string>> = titles;
  return template.replaceAll(placeholder, (whole, name: string) => values[name] ?? whole);
}
