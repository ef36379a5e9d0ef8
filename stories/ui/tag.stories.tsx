import { Stack } from '@mui/material';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { longSentence } from '../support/long-words.ts';
import { Tag } from '../../src/ui/tag.tsx';

const meta: Meta = { title: 'UI/Tag' };
export default meta;

export const Several: StoryObj = {
  render: () => (
    <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
      {['ceramics', 'stoneware', 'workshops', 'Novi Sad'].map((tag) => (
        <Tag key={tag}>{tag}</Tag>
      ))}
    </Stack>
  ),
};

/** Cut off where there is no room; a pointer shows the whole text. */
export const LongWords: StoryObj = {
  render: () => (
    <Stack direction="row" sx={{ maxWidth: 240 }}>
      <Tag>{longSentence}</Tag>
    </Stack>
  ),
};
