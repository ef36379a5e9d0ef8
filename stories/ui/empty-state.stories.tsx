import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import { Button } from '@mui/material';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { longSentence } from '../support/long-words.ts';
import { EmptyState } from '../../src/ui/empty-state.tsx';

export default {
  title: 'UI/Empty state',
  component: EmptyState,
  args: {
    icon: <DescriptionOutlined />,
    children: 'This workspace has no pages yet. A page is made of blocks.',
  },
} satisfies Meta<typeof EmptyState>;

type Story = StoryObj<typeof EmptyState>;

export const WithTheNextStep: Story = { args: { action: <Button variant="contained">New Page</Button> } };
export const WithoutAction: Story = {};
export const LongWords: Story = { args: { children: longSentence } };
