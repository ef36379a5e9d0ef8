import CheckIcon from '@mui/icons-material/CheckCircle';
import { Box, ButtonBase, Typography } from '@mui/material';
import type { Media } from '../../../../shared/wire/media.ts';
import { Picture } from '../picture.tsx';
import { type MediaPlace, useMediaName } from '../use-media-name.ts';

interface PictureChoiceProps {
  readonly media: Media;
  readonly place: MediaPlace;
  readonly chosen: boolean;
  readonly disabled: boolean;
  onToggle(media: Media): void;
}

/** An image to choose: a toggle button. */
export function PictureChoice({ media, place, chosen, disabled, onToggle }: PictureChoiceProps) {
  const { title, description } = useMediaName(media, place);
  return (
    <Box component="li" sx={{ display: 'flex', minHeight: 0 }}>
      <ButtonBase
        aria-pressed={chosen}
        disabled={disabled}
        onClick={() => onToggle(media)}
        sx={{
          position: 'relative',
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'stretch',
          flex: 1,
          minWidth: 0,
          borderRadius: 1,
          overflow: 'hidden',
          border: 1,
          borderColor: chosen ? 'primary.main' : 'divider',
          boxShadow: (theme) => (chosen ? `inset 0 0 0 2px ${theme.vars.palette.primary.main}` : 'none'),
          '&:hover': { borderColor: 'primary.main' },
          '&.Mui-disabled': { opacity: 0.5 },
        }}
      >
        <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0, p: chosen ? 2 : 0 }}>
          <Picture media={{ ...media, alt: '' }} />
        </Box>
        <Typography variant="caption" noWrap sx={{ px: 2, py: 1, textAlign: 'start' }}>
          {title}{' '}
          <Typography
            variant="caption"
            component="span"
            noWrap
            color="textSecondary"
            sx={{ display: 'block' }}
          >
            {description}
          </Typography>
        </Typography>
        {chosen && (
          <CheckIcon
            color="primary"
            sx={{
              position: 'absolute',
              top: 6,
              right: 6,
              bgcolor: 'background.paper',
              borderRadius: '50%',
            }}
          />
        )}
      </ButtonBase>
    </Box>
  );
}
