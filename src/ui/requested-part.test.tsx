import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createFakeApi } from '../../stories/support/fake-api.ts';
import { renderScreen } from '../../tests/support/render-screen.tsx';
import { partLost, requestedPart, useRequestedPart } from './requested-part.tsx';

const load = vi.fn(async () => () => <p>The part</p>);
const reload = vi.fn();
const lost = vi.fn();

beforeEach(() => {
  vi.resetAllMocks();
  vi.stubGlobal('location', { origin: location.origin, reload });
  addEventListener(partLost, lost);
  return () => {
    removeEventListener(partLost, lost);
    vi.unstubAllGlobals();
  };
});

/** Renders a button that opens a part. */
function renderPart(api = createFakeApi()) {
  const part = requestedPart(load);
  function Opener() {
    const [isOpen, setOpen] = useState(false);
    const isReady = useRequestedPart(part, isOpen, () => setOpen(false));
    return (
      <>
        <button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Open
        </button>
        {isReady && <part.Part />}
      </>
    );
  }
  const { user } = renderScreen(<Opener />, { api });
  const button = screen.getByRole('button', { name: 'Open' });
  return { part, button, press: () => user.click(button) };
}

async function expectLost(button: HTMLElement, times = 1): Promise<void> {
  await waitFor(() => expect(lost).toHaveBeenCalledTimes(times));
  expect(await screen.findByTestId('toast')).toHaveTextContent('The server is unreachable or being updated.');
  await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
  expect(screen.queryByText('The part')).toBeNull();
}

describe('a part that the user asks for', () => {
  test('is shown at once when it was loaded in advance', async () => {
    const { part, press } = renderPart();
    await part.load();
    await press();
    expect(screen.getByText('The part')).toBeVisible();
    expect(load).toHaveBeenCalledOnce();
  });

  test('closes with a notice when it cannot be loaded, and the next press loads it', async () => {
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const { button, press } = renderPart();
    await press();
    await expectLost(button);
    await press();
    expect(await screen.findByText('The part')).toBeVisible();
    expect(reload).not.toHaveBeenCalled();
  });

  test('is not fetched before the server answers', async () => {
    const api = createFakeApi();
    api.cut('GET /api/system/ping/');
    const { button, press } = renderPart(api);
    for (const times of [1, 2, 3]) {
      await press();
      await expectLost(button, times);
    }
    expect(load).not.toHaveBeenCalled();
    api.repair('GET /api/system/ping/');
    await press();
    expect(await screen.findByText('The part')).toBeVisible();
    expect(reload).not.toHaveBeenCalled();
  });

  test('fails once when it is opened again before it fails', async () => {
    const { promise, reject } = Promise.withResolvers<never>();
    load.mockReturnValueOnce(promise);
    const { button, press } = renderPart();
    await press();
    await waitFor(() => expect(load).toHaveBeenCalledOnce());
    await press();
    await press();
    reject(new TypeError('Failed to fetch'));
    await expectLost(button);
    expect(reload).not.toHaveBeenCalled();
  });

  test('reloads the page when it fails again, because the browser may remember the failure', async () => {
    load.mockRejectedValue(new TypeError('Failed to fetch'));
    const api = createFakeApi();
    api.deploy();
    const { button, press } = renderPart(api);
    await press();
    await expectLost(button);
    expect(reload).not.toHaveBeenCalled();
    await press();
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });
});
