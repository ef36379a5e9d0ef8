import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { RegisterScreen } from '../../src/features/auth/register-screen.tsx';
import { held, refused, screenStory } from '../support/screen-story.tsx';

const meta: Meta = { title: 'Screens/Register', parameters: { path: '/auth/register' } };
export default meta;

const guest = { visitor: 'guest' as const, render: () => <RegisterScreen /> };

export const Empty: StoryObj = screenStory(guest);

export const Incomplete: StoryObj = {
  ...screenStory(guest),
  async play({ canvas, canvasElement }) {
    await prove(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    await canvas.findAllByText('This field is required');
  },
};

export const Refused: StoryObj = {
  ...screenStory({
    ...guest,
    trouble: (api) =>
      api.refuse('POST /api/auth/register/', 400, {
        email: ['Enter a valid email address.'],
        terms_accepted: ['Please accept the Terms and the Privacy Policy.'],
      }),
  }),
  async play({ canvas, canvasElement }) {
    await register(canvasElement);
    await canvas.findByText('Enter a valid email address.');
  },
};

export const NoChallenge: StoryObj = {
  ...screenStory({ ...guest, trouble: refused('GET /api/auth/captcha/') }),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'I’m not a robot' }));
    await canvas.findByRole('alert');
  },
};

export const Checking: StoryObj = {
  ...screenStory({ ...guest, trouble: held('GET /api/auth/captcha/') }),
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'I’m not a robot' }));
    await canvas.findByText('Verifying…');
  },
};

export const Done: StoryObj = {
  ...screenStory(guest),
  async play({ canvas, canvasElement }) {
    await register(canvasElement);
    await canvas.findByText('Register done see email');
  },
};

export const NotLoaded: StoryObj = screenStory({ ...guest, trouble: refused('GET /api/features/') });

async function prove(element: HTMLElement): Promise<void> {
  const canvas = within(element);
  await userEvent.click(await canvas.findByRole('checkbox', { name: 'I’m not a robot' }));
  await userEvent.click(canvas.getByRole('checkbox', { name: /I agree/ }));
  await canvas.findByText('Verified');
}

async function register(element: HTMLElement): Promise<void> {
  const canvas = within(element);
  await prove(element);
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'mara@example.org');
  await userEvent.type(canvas.getByLabelText(/^Password/), 'Tidewater12!');
  await userEvent.type(canvas.getByLabelText(/^Confirm password/), 'Tidewater12!');
  await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
}
