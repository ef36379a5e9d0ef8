import MoreIcon from '@mui/icons-material/MoreVert';
import { Button, IconButton } from '@mui/material';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Count } from '../../src/ui/count.tsx';
import { PageHeader } from '../../src/ui/page-header.tsx';
import { StatusChip } from '../../src/ui/status-chip.tsx';
import { longSentence, longWord } from '../support/long-words.ts';

export default { title: 'UI/Page header', component: PageHeader } satisfies Meta<typeof PageHeader>;

type Story = StoryObj<typeof PageHeader>;

export const OfAList: Story = {
  args: {
    title: 'Pages',
    meta: <Count value={1240} />,
    actions: <Button variant="contained">New Page</Button>,
  },
};

export const OfARecord: Story = {
  args: {
    title: 'Opening hours, and how to find us in the old harbour',
    back: { href: '/pages', label: 'Pages' },
    meta: <StatusChip tone="warning" label="In Draft" />,
    description: 'Pages are built from blocks and stay drafts until you publish them.',
  },
};

/** On a phone the menu stays beside the title, and the buttons are below. */
export const WithMenu: Story = {
  args: {
    title: 'Opening hours',
    back: { href: '/pages', label: 'Pages' },
    meta: <StatusChip tone="success" label="Live" />,
    description: '/opening-hours',
    menu: (
      <IconButton aria-label="More actions">
        <MoreIcon />
      </IconButton>
    ),
    actions: (
      <>
        <Button variant="outlined">Unpublish</Button>
        <Button variant="contained">Publish changes</Button>
      </>
    ),
  },
};

export const LongWords: Story = {
  args: {
    title: longWord,
    back: { href: '/pages', label: 'Pages' },
    meta: <StatusChip tone="success" label="Live" />,
    description: longSentence,
    actions: (
      <>
        <Button variant="outlined">Unpublish</Button>
        <Button variant="contained">Publish changes</Button>
      </>
    ),
  },
};
