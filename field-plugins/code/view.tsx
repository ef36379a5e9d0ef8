import { Box, TextField, Typography } from '@mui/material';
import { cutText } from '../sdk/kit/text-options.ts';
import { FieldGroup } from '../sdk/kit/field-group.tsx';
import { describedBy, issuesOfItem } from '../sdk/kit/item-issues.ts';
import { Nothing } from '../sdk/kit/nothing.tsx';
import { defineView, type PreviewProps, type WidgetProps } from '../sdk/contract/view.ts';
import { nameOfLanguage, type Code, type CodeOptions } from './code.ts';
import { CodeInput } from './code-input.tsx';
import { codeField } from './field.ts';

function CodeWidget(props: WidgetProps<Code, CodeOptions>) {
  const { id, value, options, readOnly, issues, host, onChange } = props;
  const wrong = describedBy(issuesOfItem(issues, 'language', `${id}-messages`));
  const used = Array.from(value.code).length;
  // The limit is shown once the text approaches it.
  const isNear = used > options.maxLength * 0.9;
  const offered = ['', ...options.languages];
  const choices = offered.includes(value.language) ? offered : [value.language, ...offered];
  return (
    <FieldGroup
      {...props}
      hint={isNear ? host.translate('common.charactersUsed', { used, max: options.maxLength }) : undefined}
    >
      <Box sx={{ display: 'grid', gap: 3, minWidth: 0, mt: 1 }}>
        <TextField
          id={`${id}-language`}
          select
          label={host.translate('code.language')}
          value={value.language}
          disabled={readOnly}
          error={wrong !== undefined}
          onChange={(event) => {
            const language = [...options.languages, '' as const].find((one) => one === event.target.value);
            if (language !== undefined) onChange({ ...value, language });
          }}
          slotProps={{ select: { native: true }, htmlInput: { 'aria-describedby': wrong } }}
          sx={{ maxWidth: 240 }}
        >
          {choices.map((language) => (
            <option key={language} value={language} disabled={!offered.includes(language)}>
              {language === '' ? host.translate('code.plain') : nameOfLanguage(language)}
            </option>
          ))}
        </TextField>
        <CodeInput field={props} />
      </Box>
    </FieldGroup>
  );
}

const [fewLines, fewCharacters] = [6, 300];

function CodePreview({ value, host }: PreviewProps<Code, CodeOptions>) {
  if (codeField.isEmpty(value)) return <Nothing host={host} />;
  const shown = cutText(value.code.split('\n').slice(0, fewLines).join('\n'), fewCharacters);
  return (
    <Box sx={{ minWidth: 0 }}>
      {value.language !== '' && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {nameOfLanguage(value.language)}
        </Typography>
      )}
      <Box component="pre" sx={previewSx}>
        {shown}
        {shown.length < value.code.trimEnd().length && ' …'}
      </Box>
    </Box>
  );
}

const previewSx = {
  ...{ m: 0, fontFamily: 'monospace', fontSize: 13, lineHeight: 1.5, tabSize: 2 },
  ...{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
} as const;

export const codeView = defineView(codeField, { Widget: CodeWidget, Preview: CodePreview });
