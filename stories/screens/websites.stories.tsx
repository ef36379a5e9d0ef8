import type { Meta } from '@storybook/react-vite';
import type { Website } from '../../shared/wire/websites.ts';
import { WebsitesScreen } from '../../src/features/websites/websites-screen.tsx';
import { held, rejected, screenStories } from '../support/screen-story.tsx';
import { fill, press } from '../support/steps.ts';

export default { title: 'Screens/Websites', parameters: { path: '/admin/websites' } } satisfies Meta;

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
const story = screenStories({ data: { websites }, render: () => <WebsitesScreen /> });

export const Filled = story();
export const Empty = story({ data: {} });
export const Loading = story({ trouble: held('GET /api/websites/') });
export const Failed = story({ trouble: rejected('GET /api/websites/') });
export const TakingDown = story({
  steps: [press('Take down Podgrađe Ceramics'), fill('Reason', 'Complaint of the owner')],
});
