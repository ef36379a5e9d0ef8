import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleBrand } from '../support/sample-brand.ts';
import { SupportPage } from '../../src/features/support/support-page.tsx';

const ready = { status: 'ready' as const, retry: () => undefined };

export default {
  title: 'Screens/Support',
  component: SupportPage,
  args: { topic: 'about', messages: ready },
} satisfies Meta<typeof SupportPage>;

type Story = StoryObj<typeof SupportPage>;

export const About: Story = {};
export const Help: Story = { args: { topic: 'help' } };
export const Privacy: Story = { args: { topic: 'privacy' } };
export const Terms: Story = { args: { topic: 'terms' } };
export const Rules: Story = { args: { topic: 'rules' } };
/** An installation with a support address; without one, the pages refer users to their administrator. */
export const WithOffice: Story = { parameters: { brand: sampleBrand } };

export const Loading: Story = { args: { topic: 'help', messages: { ...ready, status: 'loading' } } };
export const Failed: Story = { args: { topic: 'privacy', messages: { ...ready, status: 'failed' } } };
