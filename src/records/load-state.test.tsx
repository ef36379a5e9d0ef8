import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createFakeApi } from '../../stories/support/fake-api.ts';
import { renderScreen } from '../../tests/support/render-screen.tsx';
import { http } from '../lib/http.ts';
import { LoadState } from './load-state.tsx';

function Names() {
  const query = useQuery({
    queryKey: ['names'],
    queryFn: () => http.get<{ results: unknown[] }>('/api/users/'),
  });
  return query.data ? (
    <p>{query.data.results.length} names</p>
  ) : (
    <LoadState query={query} failed="No names" />
  );
}

test('records that cannot be loaded are reported in their place, without a toast, and requested again', async () => {
  const api = createFakeApi();
  api.reject('GET /api/users/', 503, { message: 'Not now.', code: 'unavailable', detail: '' });
  const { user } = renderScreen(<Names />, { api });
  expect(screen.getByRole('progressbar')).toBeVisible();
  expect(await screen.findByText('No names. Not now.')).toBeVisible();
  expect(screen.queryByTestId('toast')).not.toBeInTheDocument();
  api.repair('GET /api/users/');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/names$/)).toBeVisible();
});
