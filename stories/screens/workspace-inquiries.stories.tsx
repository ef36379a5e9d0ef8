import type { Meta } from '@storybook/react-vite';
import { FormSubmissionsScreen } from '../../src/features/form-submissions/form-submissions-screen.tsx';
import { demoFormSubmissions, demoWorkspaces, manyFormSubmissions } from '../support/demo-records.ts';
import { makeFormSubmission } from '../support/fake-records.ts';
import { held, rejected, workspaceStories } from '../support/screen-story.tsx';
import { press, seeRole } from '../support/steps.ts';

export default { title: 'Screens/Workspace inquiries' } satisfies Meta;

const data = { workspaces: demoWorkspaces, formSubmissions: demoFormSubmissions };
const story = workspaceStories('inquiries', FormSubmissionsScreen, data);
const spam = makeFormSubmission({
  name: 'SEO Experts',
  message: 'First place in every search engine!',
  is_spam: true,
});

export const Filled = story();
export const Empty = story({ data: { ...data, formSubmissions: [] } });
export const Loading = story({ trouble: held('GET /api/inquiries/') });
export const Failed = story({ trouble: rejected('GET /api/inquiries/') });
export const Many = story({ data: { ...data, formSubmissions: manyFormSubmissions } });
export const Full = story({ data: { ...data, submissionsFull: true } });
export const Reading = story({
  steps: [press(/Boro Petrović/), seeRole('link', 'Reply by email')],
});
export const Spam = story({
  data: { ...data, formSubmissions: [...demoFormSubmissions, spam] },
  steps: [press('Spam 1'), press(/SEO Experts/), seeRole('button', 'Not spam')],
});
