import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import { Button, Stack } from '@mui/material';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState } from '../../src/ui/empty-state.tsx';
import { ErrorState } from '../../src/ui/error-state.tsx';
import { Spinner } from '../../src/ui/spinner.tsx';
import { StatusChip } from '../../src/ui/status-chip.tsx';
import { Time } from '../../src/ui/time.tsx';

const meta: Meta = { title: 'UI/States' };
export default meta;

export const Empty: StoryObj = {
  render: () => (
    <EmptyState icon={<ArticleOutlined />} action={<Button variant="contained">New Page</Button>}>
      This workspace has no pages yet. A page is made of blocks.
    </EmptyState>
  ),
};

export const Failed: StoryObj = {
  render: () => <ErrorState message="The server cannot be reached." onRetry={() => undefined} />,
};

export const Loading: StoryObj = { render: () => <Spinner /> };

export const Chips: StoryObj = {
  render: () => (
    <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
      <StatusChip tone="success" label="Live" />
      <StatusChip tone="warning" label="In Draft" />
      <StatusChip tone="error" label="BLOCKED" />
      <StatusChip tone="info" label="ADMIN" />
      <StatusChip tone="neutral" label="NOT ACTIVE" />
    </Stack>
  ),
};

export const Moment: StoryObj = { render: () => <Time value="2026-11-20T10:00:00.000Z" /> };
