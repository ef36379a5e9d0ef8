import Add from '@mui/icons-material/Add';
import { Stack, Typography } from '@mui/material';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkArea, LinkButton, TextLink } from '../../src/ui/link-button.tsx';

export default { title: 'UI/Link button' } satisfies Meta;

export const AsButtons: StoryObj = {
  render: () => (
    <Stack direction="row" sx={{ gap: 3, flexWrap: 'wrap' }}>
      <LinkButton href="/pages/new" variant="contained" startIcon={<Add />}>
        New Page
      </LinkButton>
      <LinkButton href="/pages" variant="outlined">
        Pages
      </LinkButton>
      <LinkButton href="/pages">Back</LinkButton>
      <LinkButton href="/pages" variant="outlined" disabled>
        Not now
      </LinkButton>
    </Stack>
  ),
};

export const InText: StoryObj = {
  render: () => (
    <Typography>
      Don’t have an account? <TextLink href="/auth/register">Register</TextLink>
    </Typography>
  ),
};

export const AroundAnything: StoryObj = {
  render: () => (
    <LinkArea href="/pages" sx={{ p: 4, border: 1, borderColor: 'divider', borderRadius: 1 }}>
      <Typography>All pages</Typography>
    </LinkArea>
  ),
};
