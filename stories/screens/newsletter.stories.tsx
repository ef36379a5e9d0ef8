import type { Meta } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { NewsletterConfirmScreen } from '../../src/features/newsletter/newsletter-confirm-screen.tsx';
import { NewsletterForm } from '../../src/features/newsletter/newsletter-form.tsx';
import { rejected, screenStories, screenStory } from '../support/screen-story.tsx';
import { fill, press, see, type Step } from '../support/steps.ts';

export default { title: 'Screens/Newsletter' } satisfies Meta;

const form = screenStories({ visitor: 'guest', render: () => <NewsletterForm /> });
const subscribing = (email: string): Step[] => [fill('Email address', email), press('Subscribe')];

export const Empty = form();
export const Invalid = form({ steps: subscribing('mara') });
export const Refused = form({
  trouble: rejected('POST /api/newsletter/'),
  steps: [...subscribing('mara@example.org'), see('You don’t have permission to do this.')],
});
export const Sent = form({ steps: [...subscribing('mara@example.org'), see(/Almost there!/)] });

const link = (confirmKey: string, steps: readonly Step[] = []) =>
  screenStory({ visitor: 'guest', steps, render: () => <NewsletterConfirmScreen confirmKey={confirmKey} /> });
const confirming = [press('Confirm'), () => screen.findByRole('heading', { level: 2 })];

export const Link = link('good-key');
export const Confirmed = link('good-key', confirming);
export const DeadLink = link('old-key', confirming);
