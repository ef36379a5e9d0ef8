import PlayArrowOutlined from '@mui/icons-material/PlayArrowOutlined';
import { Alert, Box, Button, Stack, Typography, useMediaQuery } from '@mui/material';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { theme } from '../../theme/theme.ts';
import { motion } from '../../theme/tokens.ts';
import { CopyName } from './copy-name.tsx';
import { plainList, FoundationPage, FoundationSection } from './foundation-page.tsx';

const meta: Meta = { title: 'Foundations/Motion' };
export default meta;

const easings: Readonly<Record<string, string>> = { ...theme.transitions.easing };
const { easeInOut } = theme.transitions.easing;

interface RunProps {
  readonly name: string;
  readonly note: string;
  readonly transition: string;
  /** The dot is at the far end. */
  readonly there: boolean;
}

function Run({ name, note, transition, there }: RunProps) {
  return (
    <Box component="li" sx={{ py: 2 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 4 }}>
        <CopyName>{name}</CopyName>
        <Typography variant="caption" color="textSecondary">
          {note}
        </Typography>
      </Stack>
      <Box sx={{ mt: 1, pr: '16px', borderRadius: 2, bgcolor: 'background.sunken' }}>
        <Box
          sx={{
            width: 16,
            height: 16,
            ml: there ? '100%' : 0,
            borderRadius: '50%',
            bgcolor: 'primary.main',
          }}
          style={{ transition }}
        />
      </Box>
    </Box>
  );
}

type Runs = readonly (readonly [name: string, note: string, transition: string])[];

function RunList({ runs, there }: { readonly runs: Runs; readonly there: boolean }) {
  return (
    <Stack component="ul" sx={plainList}>
      {runs.map(([name, note, transition]) => (
        <Run key={name} {...{ name, note, transition, there }} />
      ))}
    </Stack>
  );
}

const timed = (durations: object): Runs =>
  Object.entries(durations).map(([name, ms]) => [name, `${ms} ms`, `margin ${ms}ms ${easeInOut}`]);

function Motion() {
  const [there, setThere] = useState(false);
  const reduced = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true });
  return (
    <FoundationPage
      title="Motion"
      intro={`Nothing moves for longer than ${motion.slow} ms: motion says where something went, and never keeps anybody waiting. Where less motion is asked for, nothing moves at all.`}
    >
      <Stack sx={{ gap: 4, alignItems: 'flex-start' }}>
        <Alert severity="info">
          {reduced
            ? 'Your system asks for less motion: what follows jumps, as everything in the product does.'
            : 'Your system does not ask for less motion. Where it does, everything jumps to where it goes.'}
        </Alert>
        <Button variant="outlined" startIcon={<PlayArrowOutlined />} onClick={() => setThere(!there)}>
          Move
        </Button>
      </Stack>
      <FoundationSection title="Durations" note="In theme/tokens.ts.">
        <RunList runs={timed(motion)} there={there} />
      </FoundationSection>
      <FoundationSection
        title="Easings"
        note="Drawn four times as long as the longest, so that they can be told apart."
      >
        <RunList
          runs={Object.entries(easings).map(([name, curve]) => [
            name,
            curve,
            `margin ${motion.slow * 4}ms ${curve}`,
          ])}
          there={there}
        />
      </FoundationSection>
      <FoundationSection
        title="What MUI’s parts take"
        note="Of dialogs, menus and everything that opens or closes."
      >
        <RunList runs={timed(theme.transitions.duration)} there={there} />
      </FoundationSection>
    </FoundationPage>
  );
}

export const Durations: StoryObj = { render: () => <Motion /> };
