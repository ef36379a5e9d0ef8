import type { Meta, StoryObj } from '@storybook/react-vite';
import { NewsletterAddressesScreen } from '../../src/features/newsletter-addresses/newsletter-addresses-screen.tsx';
import { makeSubscriber } from '../support/fake-records.ts';
import { held, refused, screenStory } from '../support/screen-story.tsx';

const meta: Meta = { title: 'Screens/Newsletter addresses', parameters: { path: '/admin/newsletter' } };
export default meta;

const subscribers = [
  makeSubscriber({ email: 'mara@example.org', language: 'sr' }),
  makeSubscriber({ email: 'anneke@example.org', language: 'nl', confirmed_at: null }),
  makeSubscriber({ email: 'a.very.long.address.of.somebody@post.example.org', language: 'de' }),
];
const data = { subscribers };
const render = () => <NewsletterAddressesScreen />;

export const Filled: StoryObj = screenStory({ data, render });
export const Empty: StoryObj = screenStory({ render });
export const Loading: StoryObj = screenStory({ data, render, trouble: held('GET /api/newsletter/') });
export const Failed: StoryObj = screenStory({ data, render, trouble: refused('GET /api/newsletter/') });

export const Many: StoryObj = screenStory({
  data: { subscribers: Array.from({ length: 400 }, () => makeSubscriber()) },
  render,
});
