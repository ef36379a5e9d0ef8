import { TextField, Typography } from '@mui/material';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SectionCard } from '../../src/ui/section-card.tsx';
import { CardColumns, FieldColumns } from '../../src/ui/side-by-side.tsx';
import { longSentence, longWord } from '../support/long-words.ts';

export default { title: 'UI/Side by side' } satisfies Meta;

export const Fields: StoryObj = {
  render: () => (
    <FieldColumns>
      <TextField label="Title" />
      <TextField label="URL path" helperText="Where the page is found on the site." />
    </FieldColumns>
  ),
};

/** The last card of an odd number has the whole width. */
export const Cards: StoryObj = {
  render: () => (
    <CardColumns>
      {['Language', 'Colour mode', 'Your account'].map((title) => (
        <SectionCard key={title} title={title}>
          <Typography>What can be chosen here.</Typography>
        </SectionCard>
      ))}
    </CardColumns>
  ),
};

export const LongWords: StoryObj = {
  render: () => (
    <FieldColumns>
      <TextField label={longWord} />
      <TextField label="Title" helperText={longSentence} />
    </FieldColumns>
  ),
};
