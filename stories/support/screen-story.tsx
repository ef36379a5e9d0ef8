import type { StoryObj } from '@storybook/react-vite';
import type { ComponentType, ReactNode } from 'react';
import { FieldHostProvider } from '../../src/app/field-host.tsx';
import { WorkspaceDetails } from '../../src/features/workspaces/workspace-details.tsx';
import { useAppStore } from '../../src/state/app-store.ts';
import { demoWorkspaces, workspaceId } from './demo-records.ts';
import { createFakeApi, type FakeApi } from './fake-api.ts';
import type { FakeData } from './fake-data.ts';
import { enterWorld, type Visitor } from './fake-world.ts';
import { type Step, steps } from './steps.ts';

interface ScreenStory {
  /** The server's data. */
  readonly data?: Partial<FakeData>;
  /** The faults of the server. */
  readonly trouble?: (api: FakeApi) => void;
  readonly visitor?: Visitor;
  /** Actions that lead to the state that the story shows. */
  readonly steps?: readonly Step[];
  readonly render: () => ReactNode;
}

/** A screen in front of a fake server, seen by an editor unless the story names another visitor. */
export function screenStory(story: ScreenStory): StoryObj {
  const { data = {}, trouble, visitor = 'editor', render } = story;
  return {
    render: () => <>{render()}</>,
    beforeEach() {
      const api = createFakeApi(structuredClone(data));
      trouble?.(api);
      const leave = enterWorld(api, visitor);
      if (visitor === 'editor') void useAppStore.getState().workspaces.load();
      return leave;
    },
    ...(story.steps && { play: steps(...story.steps) }),
  };
}

/** Makes the stories of one screen, each with its own part of the setting. */
export function screenStories(screen: ScreenStory) {
  return (own: Partial<ScreenStory> = {}): StoryObj => screenStory({ ...screen, ...own });
}

/** Those of a screen about a workspace, below the header that these screens share. */
export function workspaceStories(
  current: string,
  Screen: ComponentType<{ readonly workspaceId: string }>,
  data: Partial<FakeData> = {},
) {
  return screenStories({
    data: { workspaces: demoWorkspaces, ...data },
    render: () => (
      <FieldHostProvider workspaceId={workspaceId}>
        <WorkspaceDetails workspaceId={workspaceId} current={current}>
          <Screen workspaceId={workspaceId} />
        </WorkspaceDetails>
      </FieldHostProvider>
    ),
  });
}

/** Makes the server reject this call. */
export function rejected(call: string): (api: FakeApi) => void {
  const message = 'You don’t have permission to do this.';
  return (api) => api.reject(call, 403, { message, code: 'permission_denied', detail: message });
}

/** Makes the server reject these fields of a call. */
export function invalid(call: string, errors: Readonly<Record<string, string>>): (api: FakeApi) => void {
  const body = Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, [error]]));
  return (api) => api.reject(call, 400, body);
}

/** The server never answers this call. */
export function held(call: string): (api: FakeApi) => void {
  return (api) => api.hold(call);
}
