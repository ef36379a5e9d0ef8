import ImageIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import { Box, Button, FormHelperText, Stack, Typography } from '@mui/material';
import { useId, useRef } from 'react';
import { type Control, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldHost } from '../../../editor/field-host-context.ts';
import type { WorkspaceSeo } from '../../../../shared/wire/workspaces.ts';

/** The picture for shared links, picked from the library of the workspace. */
export function SocialPicture({ control }: { readonly control: Control<WorkspaceSeo> }) {
  const { t } = useTranslation();
  const id = useId();
  const host = useFieldHost();
  const { field } = useController({ control, name: 'media' });
  const choose = useRef<HTMLButtonElement>(null);
  const [picture] = field.value;

  async function pick() {
    const picked = await host.pickMedia({ multiple: false, max: 1, selected: field.value });
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
        {t('seo.picture')}
      </Typography>
      {picture && (
        <Box
          component="img"
          src={host.mediaUrl(picture.file)}
          alt={t('seo.pictureChosen')}
          sx={{ display: 'block', width: 240, maxWidth: '100%', mb: 2, borderRadius: 1, ...shape }}
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
      <FormHelperText id={`${id}-hint`}>{t('seo.pictureHint')}</FormHelperText>
    </Box>
  );
}

/** The shape that social networks use for the picture of a link. */
export const shape = { aspectRatio: '1.91', objectFit: 'cover', bgcolor: 'background.sunken' } as const;
