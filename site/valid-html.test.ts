import { expect, test } from 'vitest';
import { demoSites } from '../stories/site/demo-site.ts';
import { storyEnv } from '../stories/site/story-env.ts';
import { htmlFaults } from '../tests/support/html-faults.ts';
import type { InquiryState } from './env.ts';
import { renderPage, renderFormAlone, renderNotFound } from './render.ts';

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
