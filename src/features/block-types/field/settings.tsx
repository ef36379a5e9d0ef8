import { Checkbox, FormControlLabel, TextField, type TextFieldProps } from '@mui/material';
import { useProblemWords } from '../builder/problem-words.ts';
import type { DraftProblem } from '../draft/draft-problem.ts';

interface TextSettingProps extends Pick<
  TextFieldProps,
  'label' | 'required' | 'multiline' | 'select' | 'children'
> {
  /** The part of a field that its problems refer to. */
  readonly part: string;
  readonly value: string;
  /** Shown if there is no problem. */
  readonly help?: string;
  readonly problems?: readonly DraftProblem[];
  readonly htmlInput?: object;
  onChange(value: string): void;
}

/** A setting that is a text, or one of several. */
export function TextSetting({ part, help, problems, htmlInput = {}, onChange, ...input }: TextSettingProps) {
  const { sentenceOf } = useProblemWords();
  const problem = problems?.find((one) => one.part === part);
  const error = problem && sentenceOf(problem);
  return (
    <TextField
      {...input}
      id={`field-${part}`}
      error={error !== undefined}
      helperText={error ?? help}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ htmlInput }}
    />
  );
}

interface CheckSettingProps {
  readonly label: string;
  readonly checked: boolean;
  onChange(checked: boolean): void;
}

export function CheckSetting({ label, checked, onChange }: CheckSettingProps) {
  const box = <Checkbox checked={checked} onChange={(_event, isOn) => onChange(isOn)} />;
  return <FormControlLabel label={label} control={box} />;
}
