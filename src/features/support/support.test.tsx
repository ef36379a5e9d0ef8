import { act, screen, within } from '@testing-library/react';
import i18next from 'i18next';
import { describe, expect, it, onTestFinished } from 'vitest';
import words from '../../../locales/en/support.json' with { type: 'json' };
import { createFakeApi } from '../../../stories/support/fake-api.ts';
import { renderScreen } from '../../../tests/support/render-screen.tsx';
import { SupportPage } from './support-page.tsx';
import { SupportScreen } from './support-screen.tsx';
import { supportTopics } from './support-topics.ts';

const open = (topic: string) =>
  renderScreen(<SupportScreen topic={topic} />, { api: createFakeApi(), path: `/support/${topic}` });

describe('the support pages', () => {
  it('show every section that has words, and no other', () => {
    const written = Object.entries(words.topics).map(([topic, sections]) => [topic, Object.keys(sections)]);
    for (const [topic, sections] of written)
      expect([...supportTopics[topic as keyof typeof supportTopics].sections].toSorted()).toEqual(sections);
    expect(written.map(([topic]) => topic)).toEqual(Object.keys(supportTopics).toSorted());
  });

  it('tell how to create an account and verify it, step by step', () => {
    open('help');
    expect(screen.getByRole('heading', { name: 'Help', level: 1 })).toBeVisible();
    const section = within(screen.getByRole('region', { name: 'Create an account and verify it by email' }));
    expect(section.getAllByRole('listitem')).toHaveLength(5);
    expect(section.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/auth/register');
  });

  it('date the privacy page, and say whom to write to', () => {
    open('privacy');
    expect(screen.getByText(/Effective Dec 23, 2024/)).toBeVisible();
    expect(screen.getAllByRole('link', { name: /@/ })[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:/),
    );
  });

  it('name the page that is open among all of them', () => {
    open('terms');
    const topics = within(screen.getByRole('navigation', { name: 'Support' }));
    expect(topics.getAllByRole('link')).toHaveLength(5);
    expect(topics.getByRole('link', { current: 'page' })).toHaveAccessibleName('Terms');
  });

  it('lead from a topic that is none to the root', () => {
    expect(open('prices').place()).toBe('/');
  });

  it('show no names of words when a language is chosen for which there are none', async () => {
    open('help');
    onTestFinished(() => act(async () => void (await i18next.changeLanguage('en'))));
    await act(async () => void (await i18next.changeLanguage('nl')));
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
    expect(screen.getByRole('alert')).toBeVisible();
  });

  it('that could not be loaded say so, under their heading, and can be asked for again', async () => {
    let asked = 0;
    const failed = { status: 'failed' as const, retry: () => (asked += 1) };
    const { user } = renderScreen(<SupportPage topic="rules" words={failed} />, { api: createFakeApi() });
    expect(screen.getByRole('heading', { name: 'Rules', level: 1 })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('This text could not be loaded.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(asked).toBe(1);
  });
});
