import { FormControl, FormHelperText, InputLabel } from '@mui/material';
import type { FocusEvent } from 'react';
import { FieldMessages, hasMessages } from '../sdk/kit/field-messages.tsx';
import { defineView, type WidgetProps } from '../sdk/contract/view.ts';
import { richtextField } from './field.ts';
import type { RichOptions } from './options.ts';
import { RichTextPreview } from './preview.tsx';
import { RichTextInput } from './rich-text-input.tsx';
import type { RichText } from './rich-text.ts';
import { readRichText } from './read-text.ts';
import { countCharacters } from './walk.ts';

function RichTextWidget(field: WidgetProps<RichText, RichOptions>) {
  const { id, label, value, options, required, errors, host } = field;
  const [labelId, messagesId] = [`${id}-label`, `${id}-messages`];
  const messages = { errors, hint: options.limited ? charactersUsed() : undefined };
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) field.onBlur();
  };
  return (
    <FormControl fullWidth error={errors.length > 0} onBlur={leave} sx={{ minWidth: 0 }}>
      <InputLabel
        id={labelId}
        component="div"
        required={required}
        onClick={() => document.getElementById(id)?.focus()}
      >
        {label}
      </InputLabel>
      <RichTextInput {...{ field, labelId }} messagesId={hasMessages(messages) ? messagesId : undefined} />
      {hasMessages(messages) && (
        <FormHelperText id={messagesId} component="div">
          <FieldMessages {...messages} />
        </FormHelperText>
      )}
    </FormControl>
  );

  function charactersUsed() {
    const used = countCharacters(readRichText(value).text);
    return host.translate('common.charactersUsed', { used, max: options.maxLength });
  }
}

export const richtextView = defineView(richtextField, { Widget: RichTextWidget, Preview: RichTextPreview });
