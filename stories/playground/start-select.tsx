import { Button, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import type { PlayedModel } from './model-json.ts';
import { startModel, startNames } from './start-models.ts';

interface StartSelectProps {
  /** The name of the model that is open. */
  readonly start: string;
  onLoad(model: PlayedModel): void;
}

/** The models to start from. */
export function StartSelect({ start, onLoad }: StartSelectProps) {
  const [name, setName] = useState(start);
  // A link may start from the type of a field.
  const names = start === '' || startNames.includes(start) ? startNames : [start, ...startNames];
  return (
    <Stack direction="row" sx={{ alignItems: 'end', gap: 2 }}>
      <TextField
        select
        id="start-from"
        label="Start from"
        value={name}
        onChange={({ target }) => setName(target.value)}
        slotProps={{ select: { native: true } }}
      >
        <option value="">An empty model</option>
        {names.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </TextField>
      <Button variant="outlined" onClick={() => onLoad(startModel(name))}>
        Load
      </Button>
    </Stack>
  );
}
