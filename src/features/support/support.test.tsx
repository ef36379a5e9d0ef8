import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import texts from '../../../locales/en/support.json' with { type: 'json' };
import { type AppBrand, BrandContext } from '../../ui/brand.ts';
import { renderScreen } from '../../../tests/support/render-screen.tsx';
import { SupportPage } from './support-page.tsx';
import { SupportScreen } from './support-screen.tsx';
import { supportTopics } from './support-topics.ts';
import { words } from '../../lib/words/words.ts';

const open = (topic: string, brand: AppBrand = { name: 'Octavo' }) =>
  renderScreen(
    <BrandContext value={brand}>
      <SupportScreen topic={topic} />
    </BrandContext>,
    { path: `/support/${topic}` },
  );

const office = 'hello@meridian.example';

describe('the support pages', () => {
  it('show exactly the sections that have texts', () => {
    const written = Object.entries(texts.topics).map(([topic, sections]) => [topic, Object.keys(sections)]);
    for (const [topic, sections] of written)
      expect([...supportTopics[topic as keyof typeof supportTopics].sections].toSorted()).toEqual(sections);
    expect(written.map(([topic]) => topic)).toEqual(Object.keys(supportTopics).toSorted());
  });

  it('explain step by step how to create and verify an account', () => {
    open('help');
    expect(screen.getByRole('heading', { name: 'Help', level: 1 })).toBeVisible();
    const section = within(screen.getByRole('region', { name: 'Create and verify your account' }));
    expect(section.getAllByRole('listitem')).toHaveLength(5);
    expect(section.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/auth/register');
  });

  it('show the date of the privacy page, and the contact', () => {
    open('privacy', { name: 'Meridian', office });
    expect(screen.getByText(/Effective Dec 23, 2024/)).toBeVisible();
    expect(screen.getByRole('link', { name: office })).toHaveAttribute('href', `mailto:${office}`);
  });

  it.each(Object.keys(supportTopics))(
    'refer people to their administrator without an address: %s',
    (topic) => {
      open(topic);
      const text = document.body.textContent;
      expect(text).toContain('our administrator');
      expect(text).not.toMatch(/@|undefined|<\/?office>|\{\{|\baddress below|\bwrite to us/);
    },
  );

  it('mark the open page among all of them', () => {
    open('terms');
    const topics = within(screen.getByRole('navigation', { name: 'Support' }));
    expect(topics.getAllByRole('link')).toHaveLength(5);
    expect(topics.getByRole('link', { current: 'page' })).toHaveAccessibleName('Terms');
  });

  it('redirect an unknown topic to the root', () => {
    expect(open('prices').place()).toBe('/');
  });

  it('show the English texts where a language has none', async () => {
    open('help');
    onTestFinished(() => act(async () => words.speak('en')));
    await act(async () => words.speak('nl'));
    expect(screen.getByRole('heading', { name: 'On this page', level: 2 })).toBeVisible();
    expect(screen.queryByText(/topics\.help/)).toBeNull();
  });

  it('report under their heading that they cannot be loaded, and can be retried', async () => {
    let asked = 0;
    const failed = { status: 'failed' as const, retry: () => (asked += 1) };
    const { user } = renderScreen(<SupportPage topic="rules" messages={failed} />);
    expect(screen.getByRole('heading', { name: 'Rules', level: 1 })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Couldn’t load this page.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(asked).toBe(1);
  });
});
