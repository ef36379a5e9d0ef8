import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { showToast } from '../../src/state/app-store.ts';
import { ToastStack } from '../../src/ui/toast-stack.tsx';
import { longSentence } from '../support/long-words.ts';

export default { title: 'UI/Toast stack', component: ToastStack } satisfies Meta;

interface ShownProps {
  readonly messages: readonly (readonly ['success' | 'info' | 'error', string])[];
}

/** Shown in the stack that surrounds every story, as in the application. */
function Shown({ messages }: ShownProps) {
  useEffect(() => {
    for (const [kind, message] of messages) showToast(kind, message);
  }, [messages]);
  return null;
}

const three = [
  ['success', 'Page created successfully.'],
  ['info', 'The page was published a minute ago.'],
  ['error', 'Can’t reach the server. Check your connection and try again.'],
] as const;

export const Kinds: StoryObj = { render: () => <Shown messages={three} /> };

const long = [['error', longSentence]] as const;

export const LongWords: StoryObj = { render: () => <Shown messages={long} /> };
