import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { WorkspaceDetails } from '../../src/features/workspaces/workspace-details.tsx';
import { FormSubmissionsScreen } from '../../src/features/form-submissions/form-submissions-screen.tsx';
import {
  demoFormSubmissions,
  demoWorkspaces,
  manyFormSubmissions,
  workspaceId,
} from '../support/demo-records.ts';
import { makeFormSubmission } from '../support/fake-records.ts';
import { held, refused, screenStory } from '../support/screen-story.tsx';

const meta: Meta = { title: 'Screens/Workspace inquiries' };
export default meta;

const workspaces = demoWorkspaces;
const data = { workspaces, formSubmissions: demoFormSubmissions };
const render = () => (
  <WorkspaceDetails workspaceId={workspaceId} current="inquiries">
    <FormSubmissionsScreen workspaceId={workspaceId} />
  </WorkspaceDetails>
);

export const Filled: StoryObj = screenStory({ data, render });
export const Empty: StoryObj = screenStory({ data: { workspaces }, render });
export const Loading: StoryObj = screenStory({ data, render, trouble: held('GET /api/inquiries/') });
export const Failed: StoryObj = screenStory({ data, render, trouble: refused('GET /api/inquiries/') });
export const Many: StoryObj = screenStory({
  data: { workspaces, formSubmissions: manyFormSubmissions },
  render,
});

export const Full: StoryObj = screenStory({ data: { ...data, submissionsFull: true }, render });

export const Reading: StoryObj = {
  ...screenStory({ data, render }),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: /Boro Petrović/ }));
    await canvas.findByRole('link', { name: 'Reply by email' });
  },
};

export const Spam: StoryObj = {
  ...screenStory({
    data: {
      workspaces,
      formSubmissions: [
        ...demoFormSubmissions,
        makeFormSubmission({
          name: 'SEO Experts',
          message: 'First place in every search engine!',
          is_spam: true,
        }),
      ],
    },
    render,
  }),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Spam 1' }));
    await userEvent.click(await canvas.findByRole('button', { name: /SEO Experts/ }));
    await canvas.findByRole('button', { name: 'Not spam' });
  },
};
