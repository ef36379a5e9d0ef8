import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { AppErrorBoundary } from '../app/app-error-boundary.tsx';
import { lazyPart } from './lazy-part.tsx';

afterEach(() => vi.restoreAllMocks());

it('requests a part that fails to load only once, however often it is rendered', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  const Part = lazyPart(load);
  const at = (place: string) => (
    <AppErrorBoundary place={place} instead={<p>Lost</p>}>
      <Suspense fallback={<p>Waiting</p>}>
        <Part />
      </Suspense>
    </AppErrorBoundary>
  );
  const { rerender } = await act(async () => render(at('/here')));
  expect(await screen.findByText('Lost')).toBeVisible();
  for (const place of ['/there', '/here', '/there']) {
    await act(async () => rerender(at(place)));
    expect(screen.getByText('Lost')).toBeVisible();
  }
  expect(load).toHaveBeenCalledTimes(1);
});
