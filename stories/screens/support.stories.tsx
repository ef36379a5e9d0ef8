import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleBrand } from '../support/sample-brand.ts';
import { SupportPage } from '../../src/features/support/support-page.tsx';

const meta: Meta<typeof SupportPage> = { title: 'Screens/Support', component: SupportPage };
export default meta;

type Story = StoryObj<typeof SupportPage>;

const ready = { status: 'ready' as const, retry: () => undefined };

export const About: Story = { args: { topic: 'about', words: ready } };
export const Help: Story = { args: { topic: 'help', words: ready } };
export const Privacy: Story = { args: { topic: 'privacy', words: ready } };
export const Terms: Story = { args: { topic: 'terms', words: ready } };
export const Rules: Story = { args: { topic: 'rules', words: ready } };
/** An installation with a support address; without one, the pages refer users to their administrator. */
export const WithOffice: Story = { ...About, parameters: { brand: sampleBrand } };

export const Loading: Story = { args: { topic: 'help', words: { ...ready, status: 'loading' } } };
export const Failed: Story = { args: { topic: 'privacy', words: { ...ready, status: 'failed' } } };
