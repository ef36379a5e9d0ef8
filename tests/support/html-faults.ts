import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // The texts of the demo are not under test.
    'long-title': 'off',
    // `</input>` and `<input />` are both HTML; React writes the second.
    'void-style': 'off',
    // React writes `srcSet` and `popoverTarget`; names of attributes have no case in HTML.
    'attr-case': 'off',
    // Hosts give the theme one style sheet of their own origin.
    'require-sri': 'off',
  },
});

/** The HTML errors in a page of a site, each with its place. */
export async function htmlFaults(html: string): Promise<readonly string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, column }) => `${ruleId}: ${message} at …${html.slice(column - 1, column + 80)}`,
    ),
  );
}
