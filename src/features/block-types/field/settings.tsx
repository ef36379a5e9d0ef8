import { Checkbox, FormControlLabel, Stack, TextField, type TextFieldProps, Typography } from '@mui/material';
import { type FocusEvent, type ReactNode, useId } from 'react';
import type { FieldDefinition } from '../../../../field-plugins/sdk/contract/field.ts';
import { type Choice, SelectField } from '../../../ui/select-field.tsx';
import { useProblemMessages } from '../builder/problem-messages.ts';
import type { DraftField } from '../draft/draft-field.ts';
import type { DraftProblem } from '../draft/draft-problems.ts';

/** The props of a part of the settings of a field. */
export interface FieldPartProps {
  readonly field: DraftField;
  /** All fields of its level. */
  readonly fields: readonly DraftField[];
  readonly isInside: boolean;
  /** Those of this field that are shown. */
  readonly problems: readonly DraftProblem[];
  /** Undefined removes a member. */
  define(
    changes: { readonly [Member in keyof FieldDefinition]?: FieldDefinition[Member] | undefined },
    about?: string,
  ): void;
  change(changes: Partial<DraftField>, about?: string): void;
  /** Called when a setting filled in step by step loses the focus: it can show problems. */
  leave(): void;
}

interface PartBoxProps {
  readonly title: string;
  /** The part that its problems refer to. */
  readonly part?: string;
  /** The focus left this part. */
  onLeave?(): void;
  readonly children: ReactNode;
}

export function PartBox({ title, part, onLeave, children }: PartBoxProps) {
  const id = useId();
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onLeave?.();
  };
  return (
    <Stack
      component="section"
      aria-labelledby={id}
      data-part={part}
      onBlur={leave}
      sx={{ gap: 4, pt: 4, borderTop: 1, borderColor: 'divider' }}
    >
      <Typography variant="h4" component="h3" id={id}>
        {title}
      </Typography>
      {children}
    </Stack>
  );
}

interface TextSettingProps extends Pick<TextFieldProps, 'label' | 'required' | 'multiline'> {
  /** The part of a field that its problems refer to. */
  readonly part: string;
  readonly value: string;
  /** If it is one of several. */
  readonly choices?: readonly Choice<string>[];
  /** Shown if there is no problem. */
  readonly help?: string;
  readonly problems?: readonly DraftProblem[];
  readonly htmlInput?: object;
  onChange(value: string): void;
}

/** A setting that is a text, or one of several. */
export function TextSetting(props: TextSettingProps) {
  const { part, choices, help, problems, htmlInput = {}, onChange, ...input } = props;
  const { sentenceOf } = useProblemMessages();
  const problem = problems?.find((one) => one.part === part);
  const error = problem && sentenceOf(problem);
  const field = {
    ...input,
    id: `field-${part}`,
    error: error !== undefined,
    helperText: error ?? help,
    slotProps: { htmlInput },
  };
  if (choices) return <SelectField {...field} choices={choices} onChange={onChange} />;
  return <TextField {...field} onChange={({ target }) => onChange(target.value)} />;
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
