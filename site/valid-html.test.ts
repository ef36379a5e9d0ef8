import { expect, test } from 'vitest';
import { demoSites } from '../stories/site/demo-site.ts';
import { storyEnv } from '../stories/site/story-env.ts';
import type { InquiryState } from './env.ts';
import { renderPage, renderFormAlone, renderNotFound } from './render.ts';
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
async function htmlFaults(html: string): Promise<readonly string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, column }) => `${ruleId}: ${message} at …${html.slice(column - 1, column + 80)}`,
    ),
  );
}

const inquiry: InquiryState = {
  state: 'rejected',
  values: { name: 'Mara', email: 'mara@', message: 'Hello' },
  errors: { email: 'Enter a whole address.', form: 'Not sent.' },
};

const sites = demoSites(['/theme.css']);
const documents = sites.flatMap(({ frame, pages }) => [
  ...pages.map((page) => [frame.title + page.path, renderPage(page, storyEnv())] as const),
  ...pages.map(
    (page) =>
      [
        `preview of ${frame.title}${page.path}`,
        withoutEmptyTexts(
          renderPage(page, storyEnv({ marks: true, inquiries: undefined, audience: 'preview' })),
        ),
      ] as const,
  ),
  ...pages.map(
    (page) => [`answer of ${frame.title}${page.path}`, renderPage(page, storyEnv({ inquiry }))] as const,
  ),
  [
    `${frame.title}: the form alone`,
    renderFormAlone(frame, storyEnv({ inquiry }), { styles: ['/theme.css'] }),
  ] as const,
  [`${frame.title}: not found`, renderNotFound(frame, storyEnv(), { styles: ['/theme.css'] })] as const,
]);

/** A preview has elements for empty texts, in which it shows the names of the fields. */
function withoutEmptyTexts(html: string): string {
  return html.replaceAll(/<(\w+) [^>]*data-octavo-empty="[^"]*"><\/\1>/g, '');
}

test.each(documents)('%s is valid HTML', async (_name, html) => {
  expect(await htmlFaults(html)).toEqual([]);
});
