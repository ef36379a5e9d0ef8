import { Link, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { sameValue } from '../../field-plugins/sdk/contract/same-value.ts';
import { CopyText } from '../../src/editor/faults/copy-text.tsx';
import { fonts } from '../../theme/tokens.ts';
import { draftOfPlayed, type PlayedModel, playedModel, readModel } from './model-json.ts';
import { modelLink } from './model-link.ts';

interface ModelTextProps {
  readonly model: PlayedModel;
  onChange(model: PlayedModel): void;
}

/** The model as JSON, to copy, to edit and to paste over. Text that is no model yet stays as typed and changes nothing. */
export function ModelText({ model, onChange }: ModelTextProps) {
  const [typed, setTyped] = useState(() => ({ text: write(model), model }));
  // The model was changed elsewhere.
  if (!sameValue(typed.model, model)) setTyped({ text: write(model), model });
  const isModel = readModel(typed.text) !== undefined;
  return (
    <Stack sx={{ gap: 2 }}>
      <TextField
        id="model-json"
        label="Model as JSON"
        multiline
        minRows={4}
        maxRows={16}
        value={typed.text}
        error={!isModel}
        helperText={
          isModel
            ? 'Edit it, or paste another one.'
            : 'This is no model yet: {"name": …, "content_model": {…}}.'
        }
        onChange={({ target }) => {
          const read = readModel(target.value);
          // The resulting text has another order, and must not replace the typed one.
          const next = read && playedModel(draftOfPlayed(read));
          setTyped({ text: target.value, model: next ?? model });
          if (next !== undefined) onChange(next);
        }}
        slotProps={{
          htmlInput: { spellCheck: false, style: { fontFamily: fonts.code, fontSize: '0.8125rem' } },
        }}
      />
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <CopyText text={write(model)} label="Copy the model" />
        <Link href={modelLink(model)} target="_top" variant="body2">
          Link to this model
        </Link>
      </Stack>
    </Stack>
  );
}

function write(model: PlayedModel): string {
  return JSON.stringify(model, null, 2);
}
