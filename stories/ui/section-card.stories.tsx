import { Button, Typography } from '@mui/material';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { longSentence } from '../support/long-words.ts';
import { SectionCard } from '../../src/ui/section-card.tsx';

export default {
  title: 'UI/Section card',
  component: SectionCard,
  args: { title: 'Search engines', children: <Typography>What they are told about this page.</Typography> },
} satisfies Meta<typeof SectionCard>;

type Story = StoryObj<typeof SectionCard>;

export const Plain: Story = {};
export const WithActions: Story = { args: { actions: <Button size="small">Edit</Button> } };
export const LongWords: Story = {
  args: {
    title: longSentence,
    actions: <Button size="small">Edit</Button>,
    children: <Typography sx={{ overflowWrap: 'anywhere' }}>{longSentence}</Typography>,
  },
};
