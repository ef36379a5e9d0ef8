import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { NewsletterConfirmScreen } from '../../src/features/newsletter/newsletter-confirm-screen.tsx';
import { NewsletterForm } from '../../src/features/newsletter/newsletter-form.tsx';
import { refused, screenStory } from '../support/screen-story.tsx';

const meta: Meta = { title: 'Screens/Newsletter' };
export default meta;

const form = { visitor: 'guest' as const, render: () => <NewsletterForm /> };

const link = (key: string) =>
  screenStory({ visitor: 'guest', render: () => <NewsletterConfirmScreen confirmKey={key} /> });

export const Empty: StoryObj = screenStory(form);

export const Invalid: StoryObj = {
  ...screenStory(form),
  play: ({ canvasElement }) => subscribe(canvasElement, 'mara'),
};

export const Refused: StoryObj = {
  ...screenStory({ ...form, trouble: refused('POST /api/newsletter/') }),
  async play({ canvasElement }) {
    await subscribe(canvasElement, 'mara@example.org');
    await screen.findByText('You don’t have permission to do this.');
  },
};

export const Sent: StoryObj = {
  ...screenStory(form),
  async play({ canvas, canvasElement }) {
    await subscribe(canvasElement, 'mara@example.org');
    await canvas.findByText(/Almost there!/);
  },
};

export const Link: StoryObj = link('good-key');

export const Confirmed: StoryObj = {
  ...link('good-key'),
  play: ({ canvasElement }) => confirm(canvasElement),
};

export const DeadLink: StoryObj = {
  ...link('old-key'),
  play: ({ canvasElement }) => confirm(canvasElement),
};

async function subscribe(element: HTMLElement, email: string): Promise<void> {
  const canvas = within(element);
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email address' }), email);
  await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
}

async function confirm(element: HTMLElement): Promise<void> {
  const canvas = within(element);
  await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }));
  await canvas.findByRole('heading', { level: 2 });
}
