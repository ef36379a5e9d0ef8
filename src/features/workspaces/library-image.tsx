import ImageIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import { Box, Button, FormHelperText, Stack, Typography } from '@mui/material';
import { useId, useRef } from 'react';
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldHost } from '../../editor/field-host-context.ts';

/** Empty for no image. */
export type PickedImage = readonly { readonly id: string; readonly file: string }[];

interface LibraryImageProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly name: FieldPathByValue<Values, PickedImage>;
  readonly label: string;
  readonly hint: string;
  /** The styles of the chosen image. */
  readonly shape: Readonly<Record<string, unknown>>;
}

export function LibraryImage<Values extends FieldValues>(props: LibraryImageProps<Values>) {
  const { control, name, label, hint, shape } = props;
  const { t } = useTranslation();
  const id = useId();
  const host = useFieldHost();
  const { field, fieldState } = useController({ control, name });
  const choose = useRef<HTMLButtonElement>(null);
  const value: PickedImage = field.value;
  const [image] = value;
  const { error } = fieldState;

  async function pick() {
    const picked = await host.pickMedia({ multiple: false, max: 1, selected: value });
    if (picked) field.onChange(picked.map(({ id: chosen, file }) => ({ id: chosen, file })));
  }

  function remove() {
    field.onChange([]);
    // This button disappears with the image.
    choose.current?.focus();
  }

  return (
    <Box role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-hint`}>
      <Typography id={`${id}-label`} variant="h5" component="p" sx={{ mb: 1 }}>
        {label}
      </Typography>
      {image && (
        <Box
          component="img"
          src={host.mediaUrl(image.file)}
          alt={t('seo.imageChosen')}
          sx={{ display: 'block', maxWidth: '100%', mb: 2, borderRadius: 1, ...shape }}
        />
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        <Button ref={choose} variant="outlined" startIcon={<ImageIcon />} onClick={() => void pick()}>
          {t(image ? 'seo.replaceImage' : 'seo.chooseImage')}
        </Button>
        {image && (
          <Button color="inherit" onClick={remove}>
            {t('seo.removeImage')}
          </Button>
        )}
      </Stack>
      <FormHelperText id={`${id}-hint`} error={error !== undefined}>
        {error?.message ?? hint}
      </FormHelperText>
    </Box>
  );
}
