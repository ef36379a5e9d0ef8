import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { PasswordQuestion } from '../../src/ui/password-question.tsx';
import { longWord } from '../support/long-words.ts';

const meta: Meta<typeof PasswordQuestion> = {
  title: 'UI/Password question',
  component: PasswordQuestion,
  args: {
    email: 'editor@localhost.test',
    signIn: async () => undefined,
    onLeave: fn(),
  },
};
export default meta;

type Story = StoryObj<typeof PasswordQuestion>;

function refusing(sentence: string): Story {
  return {
    args: { signIn: async () => sentence },
    play: async () => {
      await userEvent.type(await screen.findByLabelText('Password'), 'Tidewatre7!{Enter}');
      await screen.findByText(sentence);
    },
  };
}

export const Asked: Story = {};
export const Refused: Story = refusing('Incorrect password.');
export const Limited: Story = refusing('Too many attempts. Please try again in 40 seconds.');

export const Busy: Story = {
  args: { signIn: () => new Promise(() => undefined) },
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Password'), 'Tidewater7!{Enter}');
    await screen.findByRole('button', { busy: true });
  },
};

export const LongWords: Story = { args: { email: `${longWord.toLowerCase()}@localhost.test` } };
