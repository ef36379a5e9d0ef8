import PlayCircleOutlined from '@mui/icons-material/PlayCircleOutlined';
import { Box, Button, TextField, Typography } from '@mui/material';
import { FieldGroup } from '../sdk/kit/field-group.tsx';
import { describedBy, issuesOfItem } from '../sdk/kit/item-issues.ts';
import { Nothing } from '../sdk/kit/nothing.tsx';
import { defineView, type FieldHost, type PreviewProps, type WidgetProps } from '../sdk/contract/view.ts';
import { embedField, type Embed, type EmbedOptions } from './field.ts';
import { providerNames, readEmbed } from './providers.ts';
import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import BrokenImageOutlined from '@mui/icons-material/BrokenImageOutlined';
import { useState } from 'react';
import type { MediaItem } from '../sdk/contract/field.ts';
import { useLatest } from '../sdk/kit/use-latest.ts';

function EmbedWidget(props: WidgetProps<Embed, EmbedOptions>) {
  const { id, value, options, readOnly, issues, host } = props;
  const found = readEmbed(value.url);
  const wrong = (part: string) => describedBy(issuesOfItem(issues, part, `${id}-messages`));
  const change = (part: Partial<Embed>) => {
    if (!readOnly) props.onChange({ ...value, ...part });
  };
  const hint = found
    ? host.translate('embed.found', { provider: providerNames[found.provider] })
    : host.translate('embed.hint', { providers: options.allowed.map((one) => providerNames[one]) });
  return (
    <FieldGroup {...props}>
      <Box sx={{ display: 'grid', gap: 3, minWidth: 0, mt: 1 }}>
        <TextField
          id={`${id}-url`}
          label={host.translate('embed.url')}
          value={value.url}
          placeholder="https://"
          error={wrong('url') !== undefined}
          helperText={hint}
          onChange={(event) => change({ url: event.target.value })}
          slotProps={{
            htmlInput: {
              readOnly,
              inputMode: 'url',
              spellCheck: false,
              'aria-describedby': [wrong('url'), `${id}-url-helper-text`].filter(Boolean).join(' '),
            },
          }}
        />
        <TextField
          id={`${id}-title`}
          label={host.translate('embed.title')}
          value={value.title}
          error={wrong('title') !== undefined}
          helperText={host.translate('embed.titleHint')}
          onChange={(event) => change({ title: event.target.value })}
          slotProps={{
            htmlInput: {
              dir: 'auto',
              readOnly,
              'aria-describedby': [wrong('title'), `${id}-title-helper-text`].filter(Boolean).join(' '),
            },
          }}
        />
        <EmbedImage field={props} />
      </Box>
    </FieldGroup>
  );
}

function EmbedPreview({ value, host }: PreviewProps<Embed, EmbedOptions>) {
  if (embedField.isEmpty(value)) return <Nothing host={host} />;
  const found = readEmbed(value.url);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minWidth: 0 }}>
      {value.picture === null ? (
        <PlayCircleOutlined sx={{ color: 'text.secondary' }} />
      ) : (
        <Box
          component="img"
          src={host.mediaUrl(value.picture.file)}
          alt=""
          sx={{ width: 64, height: 36, objectFit: 'cover', borderRadius: 1, flex: 'none' }}
        />
      )}
      <Box sx={{ minWidth: 0 }}>
        {value.title.trim() !== '' && (
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {value.title}
          </Typography>
        )}
        <Typography variant="caption" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {found?.url ?? value.url}
        </Typography>
      </Box>
    </Box>
  );
}

export const embedView = defineView(embedField, { Widget: EmbedWidget, Preview: EmbedPreview });

function EmbedImage({ field }: { readonly field: WidgetProps<Embed, EmbedOptions> }) {
  const { value, readOnly, host } = field;
  const { picture: image } = value;
  const [isFailed, setFailed] = useState(false);
  // The library may stay open for a long time; the value may have changed since.
  const latest = useLatest(field);
  if (readOnly && image === null) return null;
  return (
    <Box>
      <Typography variant="body2" sx={{ mb: 1 }}>
        {host.translate('embed.picture')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        {image !== null && <Poster key={image.id} file={image.file} host={host} />}
        {!readOnly && (
          <Button size="small" variant="outlined" startIcon={<AddPhotoAlternateOutlined />} onClick={choose}>
            {host.translate(image === null ? 'embed.choose' : 'embed.replace')}
          </Button>
        )}
        {!readOnly && image !== null && (
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
      const selected = image === null ? [] : [image];
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

/** A small image, or a sign that it cannot be shown. */
function Poster({ file, host }: { readonly file: string; readonly host: FieldHost }) {
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
