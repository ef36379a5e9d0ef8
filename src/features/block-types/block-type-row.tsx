import MoreVertIcon from '@mui/icons-material/MoreVert';
import { Box, IconButton, Menu, MenuItem, Stack, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import type { ModelUsage } from '../../../shared/wire/content.ts';
import { fonts } from '../../../theme/tokens.ts';
import { TextLink } from '../../ui/link-button.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import type { ListedType } from './listed-type.ts';

interface TypeNameProps {
  readonly type: ListedType;
  readonly narrow: boolean;
}

export function TypeName({ type: { model, shown, used }, narrow }: TypeNameProps) {
  const { t } = useTranslation('builder');
  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
        <TextLink href={hrefOf(model)} sx={{ fontWeight: 'fontWeightMedium' }}>
          {shown.name}
        </TextLink>
        {model.archived === true && <StatusChip tone="neutral" label={t('archived')} />}
      </Stack>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ fontFamily: fonts.code }}>
        {model.slug}
      </Typography>
      {narrow && (
        <Typography variant="body2" color="textSecondary">
          {t(`kinds.${model.content_model_type}`)}
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ display: { xs: 'block', md: 'none' } }}>
        <Use used={used} />
      </Typography>
    </>
  );
}

function hrefOf({ id }: ListedType['model']): string {
  return `/admin/block-types/${id}`;
}

export function Use({ used }: { readonly used: ModelUsage }) {
  const { t } = useTranslation('builder');
  const { blocks, pages, live_pages, components, workspaces } = used;
  if (blocks + components + live_pages === 0) return <>{t('used.none')}</>;
  const parts = [
    ...(blocks > 0 ? [t('used.blocks', { count: blocks }), t('used.pages', { count: pages })] : []),
    ...(live_pages > 0 ? [t('used.live', { count: live_pages })] : []),
    ...(components > 0 ? [t('used.components', { count: components })] : []),
    ...(workspaces > 0 ? [t('used.workspaces', { count: workspaces })] : []),
  ];
  return <Box component="span">{parts.join(' · ')}</Box>;
}

interface RowMenuProps {
  readonly type: ListedType;
  onDuplicate(): void;
  onArchive(): void;
  onDelete(): void;
}

export function RowMenu(props: RowMenuProps) {
  const { t } = useTranslation('builder');
  const [, navigate] = useLocation();
  const { model, shown, used } = props.type;
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const choose = (act: () => void) => () => {
    setOpen(false);
    act();
  };
  const label = t('actions', { name: shown.name });
  return (
    <>
      <IconButton
        ref={button}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <MoreVertIcon fontSize="small" />
      </IconButton>
      <Menu
        open={open}
        anchorEl={() => button.current}
        onClose={() => setOpen(false)}
        slotProps={{ list: { 'aria-label': label } }}
      >
        <MenuItem onClick={choose(() => navigate(hrefOf(model)))}>{t('edit')}</MenuItem>
        <MenuItem onClick={choose(props.onDuplicate)}>{t('duplicate')}</MenuItem>
        <MenuItem onClick={choose(props.onArchive)}>
          {t(model.archived === true ? 'archive.undo' : 'archive.action')}
        </MenuItem>
        {used.blocks + used.components + used.live_pages === 0 && (
          <MenuItem sx={{ color: 'error.main' }} onClick={choose(props.onDelete)}>
            {t('delete.action')}
          </MenuItem>
        )}
      </Menu>
    </>
  );
}
