import { Box } from '@mui/material';
import { useMemo } from 'react';
import { LivePanel } from './live-panel.tsx';
import { readModel } from './model-link.ts';
import { ModelPanel } from './model-panel.tsx';
import { contentModel } from './play-model.ts';
import { startModel } from './start-models.ts';
import { useHistory } from './use-history.ts';

interface PlaygroundProps {
  /** A block type of the library. */
  readonly start: string;
  /** A model as `model-link.ts` writes it; it overrides `start`. */
  readonly model: string;
}

/** A content model beside what it produces. */
export function Playground({ start, model: linked }: PlaygroundProps) {
  const history = useHistory(() => readModel(linked) ?? startModel(start));
  const { value } = history;
  const model = useMemo(() => contentModel(value), [value]);
  return (
    <Box sx={columnsSx}>
      <ModelPanel history={history} start={start} />
      <Box sx={besideSx}>
        <LivePanel model={model} />
      </Box>
    </Box>
  );
}

const columnsSx = {
  ...{ display: 'grid', alignItems: 'start', columnGap: 8, rowGap: 8, maxWidth: 1400 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)' },
} as const;

/** Keeps the result in sight, whichever field is being edited. */
const besideSx = {
  minWidth: 0,
  position: { md: 'sticky' },
  top: { md: 16 },
  maxHeight: { md: 'calc(100vh - 32px)' },
  overflowY: { md: 'auto' },
} as const;
