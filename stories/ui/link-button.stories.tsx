import { Stack, Typography } from '@mui/material';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Add } from '../../field-plugins/sdk/kit/icons.ts';
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
    <LinkArea href="/pages" className="ui-card" style={{ padding: 16 }}>
      <Typography>All pages</Typography>
    </LinkArea>
  ),
};
