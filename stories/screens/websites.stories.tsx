import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import type { Website } from '../../shared/wire/websites.ts';
import { WebsitesScreen } from '../../src/features/websites/websites-screen.tsx';
import { held, refused, screenStory } from '../support/screen-story.tsx';

const meta: Meta = { title: 'Screens/Websites', parameters: { path: '/admin/websites' } };
export default meta;

const ceramics: Website = {
  id: 'website-1',
  title: 'Podgrađe Ceramics',
  owner: { id: 'user-1', name: 'Mara Lukić', email: 'mara@example.org', email_written: 'mara@example.org' },
  site_enabled: true,
  site_url: 'https://www.podgradje-ceramics.example/',
  site_domain: 'www.podgradje-ceramics.example',
  site_domain_written: 'www.podgradje-ceramics.example',
  site_domain_proof: 'dns',
  taken_down_at: null,
  taken_down_reason: '',
};
const slugAddress = 'https://octavo.example/sites/coast-notes/';
const websites: Website[] = [
  ceramics,
  {
    ...ceramics,
    ...{ id: 'website-2', title: 'Coast Notes', site_url: slugAddress },
    ...{ site_domain: 'xn--e1afmkfd.xn--90a3ac', site_domain_written: 'пример.срб', site_domain_proof: null },
  },
  {
    ...ceramics,
    id: 'website-3',
    title: 'Your bank',
    ...{ site_domain: null, site_domain_written: null },
    taken_down_at: '2026-06-01T10:00:00.000Z',
    taken_down_reason: 'It looks like the sign-in of a bank.',
  },
];
const data = { websites };
const render = () => <WebsitesScreen />;

export const Filled: StoryObj = screenStory({ data, render });
export const Empty: StoryObj = screenStory({ render });
export const Loading: StoryObj = screenStory({ data, render, trouble: held('GET /api/websites/') });
export const Failed: StoryObj = screenStory({ data, render, trouble: refused('GET /api/websites/') });

export const TakingDown: StoryObj = {
  ...screenStory({ data, render }),
  async play({ canvas }) {
    const button = { name: 'Take down Podgrađe Ceramics' };
    await userEvent.click(await canvas.findByRole('button', button));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Complaint of the owner');
  },
};
