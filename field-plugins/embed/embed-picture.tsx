import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import BrokenImageOutlined from '@mui/icons-material/BrokenImageOutlined';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import type { MediaItem } from '../sdk/contract/field.ts';
import type { WidgetProps } from '../sdk/contract/view.ts';
import { useLatest } from '../sdk/kit/use-latest.ts';
import type { Embed, EmbedOptions } from './embed.ts';

/** The picture that sites show instead of the player. */
export function EmbedPicture({ field }: { readonly field: WidgetProps<Embed, EmbedOptions> }) {
  const { value, readOnly, host } = field;
  const { picture } = value;
  const [isFailed, setFailed] = useState(false);
  // The library may stay open for a long time; the value may have changed since.
  const latest = useLatest(field);
  if (readOnly && picture === null) return null;
  return (
    <Box>
      <Typography variant="body2" sx={{ mb: 1 }}>
        {host.translate('embed.picture')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        {picture !== null && <Poster key={picture.id} file={picture.file} host={host} />}
        {!readOnly && (
          <Button size="small" variant="outlined" startIcon={<AddPhotoAlternateOutlined />} onClick={choose}>
            {host.translate(picture === null ? 'embed.choose' : 'embed.replace')}
          </Button>
        )}
        {!readOnly && picture !== null && (
          <Button size="small" onClick={() => change(null)}>
            {host.translate('embed.remove')}
          </Button>
        )}
      </Box>
      <Box role="status">
        {isFailed && (
          <Typography variant="caption" sx={{ color: 'error.main' }}>
            {host.translate('embed.pickFailed')}
          </Typography>
        )}
      </Box>
    </Box>
  );

  async function choose() {
    setFailed(false);
    try {
      const selected = picture === null ? [] : [picture];
      const [chosen] = (await host.pickMedia({ multiple: false, max: 1, selected })) ?? [];
      if (chosen !== undefined) change({ id: chosen.id, file: chosen.file });
    } catch {
      setFailed(true);
    }
  }

  function change(chosen: MediaItem | null) {
    const now = latest.current;
    if (!now.readOnly) now.onChange({ ...now.value, picture: chosen });
  }
}

/** The picture in small, or a sign that it cannot be shown. */
function Poster({
  file,
  host,
}: {
  readonly file: string;
  readonly host: WidgetProps<Embed, EmbedOptions>['host'];
}) {
  const [isBroken, setBroken] = useState(false);
  const size = { width: 128, height: 72, borderRadius: 1, bgcolor: 'background.sunken' } as const;
  if (isBroken)
    return (
      <Box sx={{ ...size, display: 'grid', placeItems: 'center' }}>
        <BrokenImageOutlined sx={{ color: 'text.secondary' }} />
      </Box>
    );
  return (
    <Box
      component="img"
      src={host.mediaUrl(file)}
      alt=""
      onError={() => setBroken(true)}
      sx={{ ...size, objectFit: 'cover' }}
    />
  );
}
