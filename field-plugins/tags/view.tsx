import { Autocomplete, Box, Chip, TextField } from '@mui/material';
import { useState } from 'react';
import { FieldMessages, hasMessages } from '../sdk/kit/field-messages.tsx';
import { Nothing } from '../sdk/kit/nothing.tsx';
import { defineView, type PreviewProps, type WidgetProps } from '../sdk/contract/view.ts';
import { tagsField, type TagsOptions } from './field.ts';
import { distinctTags, foldTag } from './tag-list.ts';

/** Enter and a comma add a tag, Backspace removes the last one, and the arrow keys go from one to the next. */
function TagsWidget(props: WidgetProps<readonly string[], TagsOptions>) {
  const { id, label, value, options, required, readOnly, errors, host, onChange } = props;
  const { suggestions, free, max } = options;
  const [typed, setTyped] = useState('');
  const isFull = max !== undefined && value.length >= max;
  const used = max === undefined ? undefined : host.translate('tags.used', { used: value.length, max });
  const messages = { errors, hint: used };

  /** Keeps what is there as it is, because a tag that breaks a rule stays until somebody removes it. */
  function change(tags: readonly string[]): void {
    const kept = value.filter((tag) => tags.includes(tag));
    const before = new Set(kept.map(foldTag));
    const added = distinctTags(tags.filter((tag) => !value.includes(tag))).filter(
      (tag) => !before.has(foldTag(tag)),
    );
    const next = [...kept, ...added].slice(0, Math.max(max ?? Infinity, kept.length));
    setTyped('');
    if (next.length !== value.length || next.some((tag, index) => tag !== value[index])) onChange(next);
  }

  function type(text: string): void {
    if (!free || !/[,\n]/.test(text)) setTyped(text);
    else change([...value, ...text.split(/[,\n]/)]);
  }

  return (
    <Autocomplete<string, true, false, boolean>
      id={id}
      multiple
      freeSolo={free}
      // Nothing that was typed is lost when the field is left.
      autoSelect={free}
      filterSelectedOptions
      value={[...value]}
      inputValue={typed}
      options={[...suggestions]}
      readOnly={readOnly}
      // A blank tag would be a chip without a name.
      getOptionLabel={(tag) => (tag.trim() === '' ? `“${tag}”` : tag)}
      isOptionEqualToValue={(option, tag) => foldTag(option) === foldTag(tag)}
      clearText={host.translate('tags.clear')}
      openText={host.translate('tags.open')}
      closeText={host.translate('tags.close')}
      noOptionsText={host.translate('tags.none')}
      onChange={(_event, tags) => change(tags)}
      onInputChange={(_event, text, reason) => type(reason === 'input' ? text : '')}
      onBlur={props.onBlur}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          required={required}
          error={errors.length > 0}
          placeholder={
            readOnly || isFull || value.length > 0 ? '' : (props.placeholder ?? host.translate('tags.add'))
          }
          helperText={hasMessages(messages) ? <FieldMessages {...messages} /> : undefined}
          slotProps={{
            ...params.slotProps,
            htmlInput: {
              ...params.slotProps.htmlInput,
              dir: 'auto',
              required: false,
              'aria-required': required,
              // There is no room for another one. Keys still remove tags.
              ...(isFull && { readOnly: true }),
            },
            formHelperText: { component: 'div' },
          }}
        />
      )}
    />
  );
}

function TagsPreview({ value, host }: PreviewProps<readonly string[], TagsOptions>) {
  if (tagsField.isEmpty(value)) return <Nothing host={host} />;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {value.map((tag, index) => (
        <Chip key={index} label={tag} size="small" variant="outlined" sx={{ maxWidth: '100%' }} />
      ))}
    </Box>
  );
}

export const tagsView = defineView(tagsField, { Widget: TagsWidget, Preview: TagsPreview });
