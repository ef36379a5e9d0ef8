import RedoIcon from '@mui/icons-material/Redo';
import UndoIcon from '@mui/icons-material/Undo';
import { Box, Button, Link, Stack, TextField, Typography } from '@mui/material';
import { useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { fieldRegistry } from '../../field-plugins/index.ts';
import { ItemTool } from '../../field-plugins/sdk/kit/item-tool.tsx';
import { modelFields } from '../../content-model/model-fields.ts';
import { FieldCard } from './field-card.tsx';
import { modelLink } from './model-link.ts';
import {
  contentModel,
  fieldAdded,
  fieldChanged,
  fieldMoved,
  fieldRemoved,
  nameProblem,
  type PlayModel,
} from './play-model.ts';
import { startModel, startNames } from './start-models.ts';
import type { History } from './use-history.ts';

interface ModelPanelProps {
  readonly history: History<PlayModel>;
  /** The model it started from. */
  readonly start: string;
}

/** The content model, ready to edit. */
export function ModelPanel({ history, start }: ModelPanelProps) {
  const { value: model, change } = history;
  const { fields } = model;
  const addButton = useRef<HTMLButtonElement>(null);
  const [added, setAdded] = useState<number>();
  const served = modelFields(contentModel(model), fieldRegistry);
  return (
    <Box
      component="section"
      aria-labelledby="playground-model"
      onKeyDown={(event) => pressed(event, history)}
    >
      <Stack direction="row" sx={{ alignItems: 'center', mb: 4 }}>
        <Typography id="playground-model" variant="h3" component="h2" sx={{ flex: 1 }}>
          Content model
        </Typography>
        <ItemTool
          label="Undo"
          icon={<UndoIcon fontSize="small" />}
          off={!history.canUndo}
          onClick={history.undo}
        />
        <ItemTool
          label="Redo"
          icon={<RedoIcon fontSize="small" />}
          off={!history.canRedo}
          onClick={history.redo}
        />
      </Stack>
      <Stack spacing={4}>
        <StartSelect start={start} onChange={(started) => change(started)} />
        <TextField
          label="Name of the block type"
          value={model.title}
          onChange={({ target }) => change({ ...model, title: target.value }, 'name')}
        />
        <Stack component="ol" spacing={4} sx={{ m: 0, p: 0 }} aria-label="Fields">
          {fields.map((field, at) => (
            <FieldCard
              key={field.uid}
              {...{ field, at, count: fields.length, nameProblem: nameProblem(fields, at) }}
              startsOpen={field.uid === added}
              problem={served.find((one) => one.name === field.name)?.problem}
              onChange={(changes, about) => change(fieldChanged(model, at, changes), `${field.uid} ${about}`)}
              onMove={(to) => change(fieldMoved(model, at, to))}
              onRemove={() => {
                change(fieldRemoved(model, at));
                addButton.current?.focus();
              }}
            />
          ))}
        </Stack>
        <AddField
          ref={addButton}
          onAdd={(type) => {
            const next = fieldAdded(model, type);
            setAdded(next.fields.at(-1)?.uid);
            change(next);
          }}
        />
        <Link href={modelLink(model)} target="_top" variant="body2">
          Link to this model
        </Link>
      </Stack>
    </Box>
  );
}

interface StartSelectProps {
  readonly start: string;
  onChange(model: PlayModel): void;
}

function StartSelect({ start, onChange }: StartSelectProps) {
  const [name, setName] = useState(start);
  // A link may start from the type of a field.
  const names = start === '' || startNames.includes(start) ? startNames : [start, ...startNames];
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'end' }}>
      <TextField
        select
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
      <Button variant="outlined" onClick={() => onChange(startModel(name))}>
        Load
      </Button>
    </Stack>
  );
}

interface AddFieldProps {
  readonly ref: Ref<HTMLButtonElement>;
  onAdd(type: string): void;
}

function AddField({ ref, onAdd }: AddFieldProps) {
  const [type, setType] = useState('text');
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'end' }}>
      <TextField
        select
        label="Type of the new field"
        value={type}
        onChange={({ target }) => setType(target.value)}
        slotProps={{ select: { native: true } }}
      >
        {fieldRegistry.plugins.map((plugin) => (
          <option key={plugin.type}>{plugin.type}</option>
        ))}
      </TextField>
      <Button ref={ref} variant="contained" sx={{ flexShrink: 0 }} onClick={() => onAdd(type)}>
        Add field
      </Button>
    </Stack>
  );
}

/** The editor's shortcuts. The browser's own undo only knows a single text, not fields that were added or removed. */
function pressed(event: KeyboardEvent, { undo, redo }: History<PlayModel>): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
  const letter = event.key.toLowerCase();
  if (letter !== 'z' && letter !== 'y') return;
  event.preventDefault();
  if (letter === 'y' || event.shiftKey) redo();
  else undo();
}
