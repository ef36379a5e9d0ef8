import AddIcon from '@mui/icons-material/Add';
import { Button, MenuItem, MenuList, Popover, TextField, type Theme, Typography } from '@mui/material';
import { Fragment, type KeyboardEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { foldText } from '../../shared/fold-text.ts';
import { sizes } from '../../theme/tokens.ts';
import { useEditor, useEditorState } from './editor-context.ts';

/** With this many types or more, the menu has a search field. */
const many = 8;

interface AddBlockMenuProps {
  /** Phones have no room for the label. */
  readonly compact: boolean;
}

/** The block types by name. Choosing one adds a block of that type, at the end unless another place was asked for, and focuses its form. */
export function AddBlockMenu({ compact }: AddBlockMenuProps) {
  const { t } = useTranslation();
  const { commands, models } = useEditor();
  const [isAsked, setIsAsked] = useState(false);
  const open = useEditorState((state) => state.addAt !== null) || isAsked;
  const [opened, setOpened] = useState(0);
  const [search, setSearch] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const id = useId();
  const wanted = foldText(search.trim());
  const found = models.list.filter(({ name }) => foldText(name).includes(wanted));
  const searchable = models.list.length >= many;

  function show(): void {
    setSearch('');
    setOpened(opened + 1);
    setIsAsked(true);
  }

  function choose(modelId: string): void {
    setIsAsked(false);
    commands.add(modelId);
  }

  function searchKey(event: KeyboardEvent): void {
    const [first] = found;
    if (event.key === 'Enter' && first) choose(first.id);
    if (event.key === 'ArrowDown') list.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
    if (event.key === 'Enter' || event.key === 'ArrowDown') event.preventDefault();
  }

  return (
    <>
      <Button
        ref={button}
        variant="contained"
        startIcon={<AddIcon />}
        data-testid="add-block"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? `${id}-panel` : undefined}
        onClick={show}
        aria-label={t('editor.addBlock')}
        sx={[{ flexShrink: 0, height: sizes.control }, compact && wordless]}
      >
        <span className="words">{t('editor.addBlock')}</span>
      </Button>
      <Popover
        open={open}
        anchorEl={() => button.current}
        onClose={() => {
          flushSync(() => {
            setIsAsked(false);
            commands.askType(null);
          });
          button.current?.focus();
        }}
        // A closing menu would swallow the next click.
        transitionDuration={{ enter: 160, exit: 0 }}
        // The new block's form takes the focus, and giving it back to the button first would cost a layout.
        disableRestoreFocus
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            ...{ id: `${id}-panel`, role: 'dialog', 'aria-label': t('editor.addBlock') },
            sx: panelSx,
          },
        }}
      >
        {/* A new key makes the content take the focus, even while the old one is still closing. */}
        <Fragment key={opened}>
          {searchable && (
            <TextField
              autoFocus
              fullWidth
              size="small"
              value={search}
              placeholder={t('editor.addBlockSearch')}
              slotProps={{ htmlInput: { 'aria-label': t('editor.addBlockSearch'), 'aria-controls': id } }}
              onChange={(event) => setSearch(event.target.value)}
              onKeyDown={searchKey}
              sx={{ p: 2, pb: 1, position: 'sticky', top: 0, zIndex: 1, bgcolor: 'background.paper' }}
            />
          )}
          {found.length === 0 ? (
            <Typography role="status" color="textSecondary" sx={{ p: 4 }}>
              {t('editor.addBlockNone')}
            </Typography>
          ) : (
            <MenuList ref={list} id={id} autoFocusItem={!searchable} aria-label={t('editor.addBlockTypes')}>
              {found.map((model) => (
                <MenuItem key={model.id} data-testid="add-block-item" onClick={() => choose(model.id)}>
                  {model.name}
                </MenuItem>
              ))}
            </MenuList>
          )}
        </Fragment>
      </Popover>
    </>
  );
}

/** Next to Save all a phone has no room for the label, so only the plus is shown, with the same name. */
const wordless = ({ breakpoints }: Theme) => ({
  [breakpoints.down('sm')]: {
    ...{ minWidth: 44, paddingInline: '10px' },
    '& .MuiButton-startIcon': { marginInline: 0 },
    '& > .words': { display: 'none' },
  },
});

const panelSx = {
  mt: 1,
  width: 280,
  maxWidth: 'calc(100vw - 32px)',
  maxHeight: 'min(420px, calc(100% - 32px))',
} as const;
