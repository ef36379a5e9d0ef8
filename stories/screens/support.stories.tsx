import type { Meta, StoryObj } from '@storybook/react-vite';
import { SupportScreen } from '../../src/features/support/support-screen.tsx';

const meta: Meta<typeof SupportScreen> = { title: 'Screens/Support', component: SupportScreen };
export default meta;

type Story = StoryObj<typeof SupportScreen>;

export const About: Story = { args: { topic: 'about' } };
export const Help: Story = { args: { topic: 'help' } };
export const Privacy: Story = { args: { topic: 'privacy' } };
export const Terms: Story = { args: { topic: 'terms' } };
export const Rules: Story = { args: { topic: 'rules' } };
