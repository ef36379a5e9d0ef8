import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { PasswordQuestion } from '../../src/ui/password-question.tsx';
import { longWord } from '../support/long-words.ts';

const meta: Meta<typeof PasswordQuestion> = {
  title: 'UI/Password question',
  component: PasswordQuestion,
  args: {
    open: true,
    saves: true,
    email: 'editor@localhost.test',
    signIn: async () => undefined,
    onAnswer: fn(),
  },
};
export default meta;

type Story = StoryObj<typeof PasswordQuestion>;

export const Asked: Story = {};
export const NothingToSave: Story = { args: { saves: false } };

export const Refused: Story = {
  args: { signIn: async () => 'This is not the password of your account.' },
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Password'), 'Tidewatre7!{Enter}');
    await screen.findByText('This is not the password of your account.');
  },
};

export const LongWords: Story = { args: { email: `${longWord.toLowerCase()}@localhost.test` } };
