import { Box } from '@mui/material';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderMain } from '../../site/render.ts';
import { Miniature } from '../../src/ui/miniature.tsx';
import { modelNamed, siteBlock } from '../site/site-blocks.ts';
import { siteSheets } from '../site/site-stage.tsx';
import { storyEnv } from '../site/story-env.ts';

export default { title: 'UI/Miniature' } satisfies Meta;

const sites = ['shop', 'blog', 'portfolio'] as const;

const html = renderMain(
  [
    siteBlock('opening', modelNamed('Hero'), {
      eyebrow: 'Stoneware',
      title: 'Plates from the lower town',
      lead: 'Thrown, glazed and fired around one kiln.',
    }),
    siteBlock('questions', modelNamed('FAQ'), {
      title: 'What people ask',
      questions: [{ question: 'Can it go into the dishwasher?', answer: 'Yes.' }],
    }),
  ],
  storyEnv(),
);

const cards = (rendered: string | undefined) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
    {sites.map((site) => (
      <Box
        key={site}
        sx={{
          position: 'relative',
          width: 240,
          height: 150,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
        }}
      >
        <Miniature
          look={{ rootClass: `s-site s-${site}`, language: 'en', sheets: siteSheets }}
          html={rendered}
        />
      </Box>
    ))}
  </Box>
);

export const Drawn: StoryObj = { render: () => cards(html) };

export const NotYetDrawn: StoryObj = { render: () => cards(undefined) };
