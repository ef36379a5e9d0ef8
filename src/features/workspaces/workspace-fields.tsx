import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { WorkspaceType } from '../../../shared/wire/workspaces.ts';
import { DescriptionField, TitleField } from '../../records/record-fields.tsx';
import { FieldColumns } from '../../ui/side-by-side.tsx';
import {
  Box,
  FormControl,
  FormHelperText,
  FormLabel,
  Radio,
  RadioGroup,
  Typography,
  useTheme,
} from '@mui/material';
import type { Ref } from 'react';
import { sizes } from '../../../theme/tokens.ts';
import { WorkspaceTypeIcon } from './workspace-type-icon.tsx';

/** The type is empty until one is chosen. */
export interface WorkspaceValues {
  readonly type: WorkspaceType | '';
  readonly title: string;
  readonly description: string;
}

export function WorkspaceFields<Values extends WorkspaceValues>({
  control,
}: {
  readonly control: Control<Values>;
}) {
  const { t } = useTranslation();
  return (
    <>
      <TypeChoice control={control} name={'type' as FieldPath<Values>} />
      <FieldColumns>
        <TitleField control={control} label={t('workspaces.fields.title')} />
        <DescriptionField
          control={control}
          label={t('workspaces.fields.description')}
          help={t('workspaces.fields.descriptionHint')}
          lines={{ min: 3, max: 10 }}
        />
      </FieldColumns>
    </>
  );
}

/** In the order they are shown. Not imported from the wire module, because that would include its schemas. */
const workspaceTypes: readonly WorkspaceType[] = ['SHOP', 'BLOG', 'PORTFOLIO'];

interface TypeChoiceProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly name: FieldPath<Values>;
}

function TypeChoice<Values extends FieldValues>({ control, name }: TypeChoiceProps<Values>) {
  const { t } = useTranslation();
  const { field, fieldState } = useController({ control, name, rules: { required: true } });
  const { error } = fieldState;
  const { ref, ...group } = field;
  return (
    <FormControl error={error !== undefined}>
      <FormLabel
        id={`${name}-label`}
        required
        sx={{
          typography: 'h5',
          '&:not(.Mui-error)': { color: 'text.primary' },
          '& .MuiFormLabel-asterisk': { color: 'secondary.main' },
        }}
      >
        {t('workspaces.fields.type')}
      </FormLabel>
      <RadioGroup
        {...group}
        aria-labelledby={`${name}-label`}
        aria-required
        aria-invalid={error !== undefined}
        aria-describedby={error && `${name}-error`}
        sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' }, gap: 2, mt: 1 }}
      >
        {workspaceTypes.map((type, position) => (
          <TypeCard
            key={type}
            type={type}
            chosen={field.value === type}
            missing={error !== undefined}
            inputRef={position === 0 ? ref : undefined}
          />
        ))}
      </RadioGroup>
      {error && (
        <FormHelperText id={`${name}-error`}>
          {error.type === 'required' ? t('common.required') : error.message}
        </FormHelperText>
      )}
    </FormControl>
  );
}

interface TypeCardProps {
  readonly type: WorkspaceType;
  readonly chosen: boolean;
  /** The form was submitted without a choice. */
  readonly missing: boolean;
  readonly inputRef: Ref<HTMLInputElement> | undefined;
}

function TypeCard({ type, chosen, missing, inputRef }: TypeCardProps) {
  const { t } = useTranslation();
  const { palette } = useTheme().vars;
  return (
    <Box
      component="label"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 3,
        p: 3,
        border: 1,
        borderColor: chosen ? 'primary.main' : missing ? 'error.main' : 'divider',
        boxShadow: chosen ? `inset 0 0 0 1px ${palette.primary.main}` : 'none',
        borderRadius: 1,
        bgcolor: 'background.paper',
        cursor: 'pointer',
        '&:hover': { borderColor: missing ? 'error.main' : 'primary.main' },
        // Submitting with the mouse moves the focus here, and browsers do not show such a focus on their own.
        [missing ? '&:focus-within' : '&:has(:focus-visible)']: {
          outline: `${sizes.focusRing}px solid ${palette.primary.main}`,
          outlineOffset: 2,
        },
        '& .MuiRadio-root.Mui-focusVisible': { outline: 'none' },
      }}
    >
      <Box sx={{ display: 'flex', color: chosen ? 'primary.main' : 'action.active' }}>
        <WorkspaceTypeIcon type={type} />
      </Box>
      <Box sx={{ flex: 1 }}>
        <Typography variant="subtitle2" component="span" sx={{ display: 'block' }}>
          {t(`workspaces.types.${type}`)}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {t(`workspaces.typeHints.${type}`)}
        </Typography>
      </Box>
      <Radio
        value={type}
        size="small"
        slotProps={{ input: { ...(inputRef === undefined ? {} : { ref: inputRef }) } }}
      />
    </Box>
  );
}
