import ImageIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import { Box, Button, FormHelperText, Stack, Typography } from '@mui/material';
import { useId, useRef } from 'react';
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldHost } from '../../editor/field-host-context.ts';

/** Empty for no picture. */
export type PickedPicture = readonly { readonly id: string; readonly file: string }[];

interface LibraryPictureProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly name: FieldPathByValue<Values, PickedPicture>;
  readonly label: string;
  readonly hint: string;
  /** The styles of the chosen picture. */
  readonly shape: Readonly<Record<string, unknown>>;
}

export function LibraryPicture<Values extends FieldValues>(props: LibraryPictureProps<Values>) {
  const { control, name, label, hint, shape } = props;
  const { t } = useTranslation();
  const id = useId();
  const host = useFieldHost();
  const { field, fieldState } = useController({ control, name });
  const choose = useRef<HTMLButtonElement>(null);
  const value: PickedPicture = field.value;
  const [picture] = value;
  const { error } = fieldState;

  async function pick() {
    const picked = await host.pickMedia({ multiple: false, max: 1, selected: value });
    if (picked) field.onChange(picked.map(({ id: chosen, file }) => ({ id: chosen, file })));
  }

  function remove() {
    field.onChange([]);
    // This button disappears with the picture.
    choose.current?.focus();
  }

  return (
    <Box role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-hint`}>
      <Typography id={`${id}-label`} variant="h5" component="p" sx={{ mb: 1 }}>
        {label}
      </Typography>
      {picture && (
        <Box
          component="img"
          src={host.mediaUrl(picture.file)}
          alt={t('seo.pictureChosen')}
          sx={{ display: 'block', maxWidth: '100%', mb: 2, borderRadius: 1, ...shape }}
        />
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        <Button ref={choose} variant="outlined" startIcon={<ImageIcon />} onClick={() => void pick()}>
          {t(picture ? 'seo.replacePicture' : 'seo.choosePicture')}
        </Button>
        {picture && (
          <Button color="inherit" onClick={remove}>
            {t('seo.removePicture')}
          </Button>
        )}
      </Stack>
      <FormHelperText id={`${id}-hint`} error={error !== undefined}>
        {error?.message ?? hint}
      </FormHelperText>
    </Box>
  );
}
