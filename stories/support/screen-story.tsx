import type { StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { useAppStore } from '../../src/state/app-store.ts';
import { createFakeApi, type FakeApi } from './fake-api.ts';
import type { FakeData } from './fake-answers.ts';
import { enterWorld, type Visitor } from './fake-world.ts';

interface ScreenStory {
  /** The server's data. */
  readonly data?: Partial<FakeData>;
  /** The faults of the server. */
  readonly trouble?: (api: FakeApi) => void;
  readonly visitor?: Visitor;
  readonly render: () => ReactNode;
}

/** A screen in front of a fake server, seen by an editor unless the story names another visitor. */
export function screenStory({ data = {}, trouble, visitor = 'editor', render }: ScreenStory): StoryObj {
  return {
    render: () => <>{render()}</>,
    beforeEach() {
      const api = createFakeApi(structuredClone(data));
      trouble?.(api);
      const leave = enterWorld(api, visitor);
      if (visitor === 'editor') void useAppStore.getState().workspaces.load();
      return leave;
    },
  };
}

/** Makes the server reject this call. */
export function refused(call: string): (api: FakeApi) => void {
  const message = 'You don’t have permission to do this.';
  return (api) => api.refuse(call, 403, { message, code: 'permission_denied', detail: message });
}

/** The server never answers this call. */
export function held(call: string): (api: FakeApi) => void {
  return (api) => api.hold(call);
}
