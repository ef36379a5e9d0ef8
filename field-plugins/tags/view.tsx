import { Autocomplete, Box, Chip, TextField } from '@mui/material';
import { useState } from 'react';
import { FieldMessages, hasMessages } from '../sdk/kit/field-messages.tsx';
import { Nothing } from '../sdk/kit/nothing.tsx';
import { sameValue } from '../sdk/contract/same-value.ts';
import { defineView, type PreviewProps, type WidgetProps } from '../sdk/contract/view.ts';
import { tagsField, type TagsOptions } from './field.ts';
import { distinctTags, foldTag } from './tag-list.ts';

/** Enter and a comma add a tag, Backspace removes the last one, and the arrow keys go from one to the next. */
function TagsWidget(props: WidgetProps<readonly string[], TagsOptions>) {
  const { id, label, value, options, required, readOnly, errors, host, onChange } = props;
  const { suggestions, free, max } = options;
  const [typed, setTyped] = useState({ text: '', before: value });
  // The typed text already counts as the last tag; otherwise closing the form would lose it.
  const isCurrent = sameValue(withTags(typed.before, free ? [typed.text] : []), value);
  const { text, before: tags } = isCurrent ? typed : { text: '', before: value };
  const isFull = max !== undefined && tags.length >= max;
  const used = max === undefined ? undefined : host.translate('tags.used', { used: value.length, max });
  const messages = { errors, hint: used };

  function withTags(before: readonly string[], texts: readonly string[]): readonly string[] {
    const folded = new Set(before.map(foldTag));
    const added = distinctTags(texts).filter((tag) => !folded.has(foldTag(tag)));
    return [...before, ...added].slice(0, Math.max(max ?? Infinity, before.length));
  }

  /** Changes nothing about existing tags, because a tag that breaks a rule stays until it is removed. */
  function change(wanted: readonly string[], next = ''): void {
    const kept = tags.filter((tag) => wanted.includes(tag));
    const before = withTags(
      kept,
      wanted.filter((tag) => !tags.includes(tag)),
    );
    setTyped({ text: next, before });
    const changed = withTags(before, free ? [next] : []);
    if (!sameValue(changed, value)) onChange(changed);
  }

  function type(next: string): void {
    if (!free || !/[,\n]/.test(next)) change(tags, next);
    else change([...tags, ...next.split(/[,\n]/)]);
  }

  return (
    <Autocomplete<string, true, false, boolean>
      id={id}
      multiple
      freeSolo={free}
      autoSelect={free}
      filterSelectedOptions
      value={[...tags]}
      inputValue={text}
      options={[...suggestions]}
      readOnly={readOnly}
      // A blank tag would be a chip without a name.
      getOptionLabel={(tag) => (tag.trim() === '' ? `“${tag}”` : tag)}
      isOptionEqualToValue={(option, tag) => foldTag(option) === foldTag(tag)}
      clearText={host.translate('tags.clear')}
      openText={host.translate('tags.open')}
      closeText={host.translate('tags.close')}
      noOptionsText={host.translate('tags.none')}
      onChange={(_event, next, reason) => change(next, reason === 'removeOption' ? text : '')}
      onInputChange={(_event, next, reason) => {
        if (reason === 'input') type(next);
        // In other cases, the `onChange` that follows decides about the text.
        else if (reason === 'clear' || !free) change(tags);
      }}
      onBlur={props.onBlur}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          required={required}
          error={errors.length > 0}
          placeholder={
            readOnly || isFull || tags.length > 0 ? '' : (props.placeholder ?? host.translate('tags.add'))
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
