import { Stack } from '@mui/material';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { longSentence } from '../support/long-words.ts';
import { LoadingButton } from '../../src/ui/loading-button.tsx';

export default { title: 'UI/Loading button' } satisfies Meta;

export const States: StoryObj = {
  render: () => (
    <Stack direction="row" sx={{ gap: 3, flexWrap: 'wrap' }}>
      <LoadingButton loading={false}>Create</LoadingButton>
      <LoadingButton loading={false} disabled>
        Nothing to save
      </LoadingButton>
      <LoadingButton loading>Creating</LoadingButton>
      <LoadingButton loading={false} color="error">
        Delete page
      </LoadingButton>
      <LoadingButton loading={false} variant="outlined">
        Load more
      </LoadingButton>
    </Stack>
  ),
};

export const LongWords: StoryObj = {
  render: () => <LoadingButton loading={false}>{longSentence.slice(0, 60)}</LoadingButton>,
};
