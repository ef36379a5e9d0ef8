import { ThemeProvider } from '@mui/material';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import builder from '../../locales/en/builder.json' with { type: 'json' };
import errors from '../../locales/en/errors.json' with { type: 'json' };
import fields from '../../locales/en/fields.json' with { type: 'json' };
import library from '../../locales/en/library.json' with { type: 'json' };
import support from '../../locales/en/support.json' with { type: 'json' };
import translation from '../../locales/en/translation.json' with { type: 'json' };
import { createQueryClient } from '../../src/app/query-client.ts';
import { SessionRenewal } from '../../src/app/session-renewal.tsx';
import { Toasts } from '../../src/app/toasts.tsx';
import { words } from '../../src/lib/words/words.ts';
import { theme } from '../../theme/theme.ts';
import { createFakeApi, type FakeApi } from '../../stories/support/fake-api.ts';
import { enterWorld, type Visitor } from '../../stories/support/fake-world.ts';

for (const [part, texts] of Object.entries({ translation, builder, fields, library, errors, support }))
  words.add('en', part, texts);

interface Setting {
  /** The records of the fake server. */
  readonly data?: Parameters<typeof createFakeApi>[0];
  /** For tests that prepare its answers. */
  readonly api?: FakeApi;
  /** The browser's address, with its query. */
  readonly path?: string;
  readonly visitor?: Visitor;
}

/**
 * Renders a screen, by default for a signed-in user, with the real store, queries and words, over a fake network. The result has
 * that network and the current address.
 */
export function renderScreen(
  screen: ReactNode,
  { data, api = createFakeApi(data), path = '/', visitor = 'editor' }: Setting = {},
) {
  const leave = enterWorld(api, visitor);
  onTestFinished(async () => {
    leave();
    // Effects of the calls that end here, such as a toast, belong to this test.
    await new Promise((resolve) => setTimeout(resolve));
  });
  const [pathname = '/', searchPath = ''] = path.split('?');
  const location = memoryLocation({ path: pathname, searchPath, record: true });
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { retry: false, networkMode: 'always' } });
  render(
    <ThemeProvider theme={theme}>
      <QueryClientProvider client={queryClient}>
        <Router hook={location.hook} searchHook={location.searchHook}>
          {screen}
          <SessionRenewal />
          <Toasts />
        </Router>
      </QueryClientProvider>
    </ThemeProvider>,
  );
  return { api, user: userEvent.setup(), place: () => location.history.at(-1) };
}
