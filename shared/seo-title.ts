/** What the title template of a site may name: the title of the page, and that of the workspace. */
export const seoPlaceholders = ['title', 'workspace'] as const;

/** The same as they are written, for sentences. */
export const knownPlaceholders = seoPlaceholders.map((name) => `{${name}}`).join(', ');

const placeholder = /\{([^{}]*)\}/g;

/** The first placeholder of a template that means nothing, with its braces; undefined when all are known. */
export function findUnknownPlaceholder(template: string): string | undefined {
  const known: readonly string[] = seoPlaceholders;
  return [...template.matchAll(placeholder)].find(([, name = '']) => !known.includes(name))?.[0];
}

/** The title of a page as a browser's tab and a search result show it. Without a template it is the page's own. */
export function fillTitleTemplate(
  template: string,
  titles: Readonly<Record<(typeof seoPlaceholders)[number], string>>,
): string {
  if (template === '') return titles.title;
  const values: Readonly<Record<string, string>> = titles;
  return template.replaceAll(placeholder, (whole, name: string) => values[name] ?? whole);
}
