import type { Meta } from '@storybook/react-vite';
import { NewsletterAddressesScreen } from '../../src/features/newsletter-addresses/newsletter-addresses-screen.tsx';
import { makeSubscriber } from '../support/fake-records.ts';
import { held, rejected, screenStories } from '../support/screen-story.tsx';

export default {
  title: 'Screens/Newsletter addresses',
  parameters: { path: '/admin/newsletter' },
} satisfies Meta;

const subscribers = [
  makeSubscriber({ email: 'mara@example.org', language: 'sr' }),
  makeSubscriber({ email: 'anneke@example.org', language: 'nl', confirmed_at: null }),
  makeSubscriber({ email: 'a.very.long.address.of.somebody@post.example.org', language: 'de' }),
];
const story = screenStories({ data: { subscribers }, render: () => <NewsletterAddressesScreen /> });

export const Filled = story();
export const Empty = story({ data: {} });
export const Loading = story({ trouble: held('GET /api/newsletter/') });
export const Failed = story({ trouble: rejected('GET /api/newsletter/') });
const many = Array.from({ length: 400 }, (_, index) =>
  makeSubscriber({ email: `subscriber-${index + 4}@example.org` }),
);
export const Many = story({ data: { subscribers: many } });
