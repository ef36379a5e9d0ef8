import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Link, Route, Router, Switch } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { useFreshStart } from './use-fresh-start.ts';

beforeEach(() => void vi.spyOn(window, 'scrollTo').mockReturnValue());

function Frame({ children }: { readonly children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  useFreshStart(main);
  return (
    <>
      <header>
        <Link href="/b">Head</Link>
      </header>
      <main ref={main} tabIndex={-1}>
        {children}
      </main>
    </>
  );
}

/** Two screens; the second may load late. */
function open(second: ReactNode) {
  const { hook } = memoryLocation({ path: '/a' });
  const { promise, resolve } = Promise.withResolvers<void>();
  const Late = lazy(async () => {
    await promise;
    return { default: () => second };
  });
  render(
    <Router hook={hook}>
      <Frame>
        <Suspense fallback="Loading">
          <Switch>
            <Route path="/a">
              <Link href="/b">Now</Link>
              <Link href="/late">Late</Link>
            </Route>
            <Route path="/b">{second}</Route>
            <Route path="/late">
              <Late />
            </Route>
          </Switch>
        </Suspense>
      </Frame>
    </Router>,
  );
  return { user: userEvent.setup(), arrive: () => act(async () => resolve()) };
}

const main = () => screen.getByRole('main');

/** Takes the focus some time after it is rendered, like a form that waits for its record. */
function LateForm({ record }: { readonly record: Promise<void> }) {
  const [ready, setReady] = useState(false);
  useEffect(() => void record.then(() => setReady(true)), [record]);
  return ready ? <input autoFocus /> : 'Waiting';
}

/** Resolves when the document's observers have seen all changes. */
const observed = () => act(() => new Promise((resolve) => setTimeout(resolve)));

test('a link that disappears with its screen hands the focus to the next screen', async () => {
  const { user } = open('Second');
  await user.click(screen.getByRole('link', { name: 'Now' }));
  expect(main()).toHaveFocus();
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
});

test('so does a link that disappears only when the code of the next screen has loaded', async () => {
  const { user, arrive } = open('Second');
  await user.tab();
  await user.tab();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Late' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(main()).toHaveFocus();
  await arrive();
  await screen.findByText('Second');
  await waitFor(() => expect(main()).toHaveFocus());
});

test.each(['Now', 'Late'])('a form that takes the focus keeps it, however late: %s', async (name) => {
  const { promise: record, resolve } = Promise.withResolvers<void>();
  const { user, arrive } = open(<LateForm record={record} />);
  await user.click(screen.getByRole('link', { name }));
  await arrive();
  await screen.findByText('Waiting');
  await act(async () => resolve());
  expect(screen.getByRole('textbox')).toHaveFocus();
  await observed();
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('a link that stays keeps the focus', async () => {
  const { user } = open('Second');
  await user.click(screen.getByRole('link', { name: 'Head' }));
  await screen.findByText('Second');
  expect(screen.getByRole('link', { name: 'Head' })).toHaveFocus();
});

test('a reader who moves on by hand keeps the focus', async () => {
  const { user } = open(<button type="button">Then</button>);
  await user.click(screen.getByRole('link', { name: 'Now' }));
  await user.tab();
  const button = screen.getByRole('button');
  expect(button).toHaveFocus();
  act(() => button.blur());
  document.body.append(document.createElement('div'));
  await observed();
  expect(document.body).toHaveFocus();
});
