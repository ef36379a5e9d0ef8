import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../../../../tests/support/render-screen.tsx';
import type { HostedWidget } from './hosted-providers.ts';
import { HostedCaptcha } from './hosted-captcha.tsx';

type Options = Parameters<HostedWidget['render']>[1];

const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[src*="challenges"]')];

function open() {
  const onSolution = vi.fn<(solution: string) => void>();
  const { user } = renderScreen(
    <HostedCaptcha provider="turnstile" siteKey="site-key" onSolution={onSolution} />,
    { visitor: 'guest' },
  );
  return { user, onSolution };
}

it('reports that the provider’s script cannot be loaded, retries, and passes its solutions on', async () => {
  const { user, onSolution } = open();
  expect(scripts().map(({ src }) => new URL(src).origin)).toEqual(['https://challenges.cloudflare.com']);
  act(() => void scripts()[0]?.dispatchEvent(new Event('error')));
  expect(await screen.findByText(/Couldn’t load the “I’m not a robot” check/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(scripts()).toHaveLength(1);

  const render = vi.fn<(place: HTMLElement, options: Options) => void>();
  Object.assign(window, { turnstile: { render } });
  await act(async () => (window as unknown as { octavoCaptchaReady(): void }).octavoCaptchaReady());
  const [place, options] = render.mock.lastCall ?? [];
  expect(screen.getByRole('group', { name: 'I’m not a robot' })).toContainElement(place ?? null);
  expect(options?.sitekey).toBe('site-key');
  options?.callback('solution');
  expect(onSolution).toHaveBeenLastCalledWith('solution');
  options?.['expired-callback']();
  expect(onSolution).toHaveBeenLastCalledWith('');
});
