import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { demoSites } from '../stories/site/demo-site.ts';
import { storyEnv } from '../stories/site/story-env.ts';
import type { InquiryState } from './env.ts';
import { drawDocument, drawNotFound } from './draw.ts';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // The texts of the demo are not what is tested.
    'long-title': 'off',
    // `</input>` and `<input />` are both HTML; React writes the second.
    'void-style': 'off',
    // React writes `srcSet` and `popoverTarget`; names of attributes have no case in HTML.
    'attr-case': 'off',
    // Hosts give the theme one style sheet of their own origin.
    'require-sri': 'off',
  },
});

const inquiry: InquiryState = {
  state: 'refused',
  values: { name: 'Mara', email: 'mara@', message: 'Hello' },
  errors: { email: 'Enter a whole address.', form: 'Not sent.' },
};

const sites = demoSites(['/theme.css']);
const documents = sites.flatMap(({ frame, pages }) => [
  ...pages.map((page) => [frame.title + page.path, drawDocument(page, storyEnv())] as const),
  ...pages.map(
    (page) =>
      [
        `preview of ${frame.title}${page.path}`,
        drawDocument(page, storyEnv({ marks: true, inquiries: undefined, audience: 'preview' })),
      ] as const,
  ),
  ...pages.map(
    (page) => [`answer of ${frame.title}${page.path}`, drawDocument(page, storyEnv({ inquiry }))] as const,
  ),
  [`${frame.title}: not found`, drawNotFound(frame, storyEnv(), ['/theme.css'])] as const,
]);

test.each(documents)('%s is valid HTML', async (_name, html) => {
  const { results } = await validator.validateString(html);
  const found = results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, column }) => `${ruleId}: ${message} at …${html.slice(column - 1, column + 80)}`,
    ),
  );
  expect(found).toEqual([]);
});
