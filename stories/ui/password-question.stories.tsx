import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen } from 'storybook/test';
import { PasswordQuestion } from '../../src/ui/password-question.tsx';
import { longWord } from '../support/long-words.ts';
import { fillPassword, see, steps } from '../support/steps.ts';

export default {
  title: 'UI/Password question',
  component: PasswordQuestion,
  args: {
    email: 'editor@localhost.test',
    signIn: async () => undefined,
    onLeave: fn(),
  },
} satisfies Meta<typeof PasswordQuestion>;

type Story = StoryObj<typeof PasswordQuestion>;

const rejecting = (sentence: string): Story => ({
  args: { signIn: async () => sentence },
  play: steps(fillPassword(/^Password$/, 'Tidewatre7!{Enter}'), see(sentence)),
});

export const Asked: Story = {};
export const Refused: Story = rejecting('Incorrect password.');
export const Limited: Story = rejecting('Too many attempts. Please try again in 40 seconds.');

export const Busy: Story = {
  args: { signIn: () => new Promise(() => undefined) },
  play: steps(fillPassword(/^Password$/, 'Tidewater7!{Enter}'), () =>
    screen.findByRole('button', { busy: true }),
  ),
};

export const LongWords: Story = { args: { email: `${longWord.toLowerCase()}@localhost.test` } };
