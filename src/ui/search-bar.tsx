import ClearIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import { IconButton, InputAdornment, Stack, TextField, Typography } from '@mui/material';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sizes } from '../../theme/tokens.ts';

/** The search runs after this many milliseconds without a key press. */
const pause = 250;

interface SearchFieldProps {
  /** The label, such as `Search pages`. */
  readonly label: string;
  readonly search: string;
  onSearch(text: string): void;
}

interface SearchBarProps extends SearchFieldProps {
  /** The number of matches, in a sentence; false while unknown. */
  readonly found: string | false;
  /** Other controls of the list, beside the search field. */
  readonly children?: ReactNode;
}

export function SearchBar({ found, children, ...field }: SearchBarProps) {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 3, alignItems: 'center', minHeight: sizes.control }}>
      <SearchField {...field} />
      {children}
      <Typography role="status" variant="body2" color="textSecondary">
        {found}
      </Typography>
    </Stack>
  );
}

function SearchField({ label, search, onSearch }: SearchFieldProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(search);
  const [asked, setAsked] = useState(search);
  if (search !== asked) {
    // The search changed elsewhere: by Back, or by the clear button.
    setAsked(search);
    if (search !== text.trim()) setText(search);
  }
  const run = useEffectEvent(() => {
    if (text.trim() === search) return;
    setAsked(text.trim());
    onSearch(text.trim());
  });
  useEffect(() => {
    const timer = setTimeout(run, pause);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <TextField
      type="search"
      placeholder={label}
      value={text}
      onChange={({ target }) => setText(target.value)}
      sx={{
        width: { xs: '100%', sm: 320 },
        // The button below is translated and keyboard accessible; the browser's own is neither.
        '& ::-webkit-search-cancel-button': { display: 'none' },
      }}
      slotProps={{
        htmlInput: { 'aria-label': label },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
          endAdornment: text !== '' && (
            <InputAdornment position="end">
              <IconButton size="small" aria-label={t('common.clearSearch')} onClick={() => setText('')}>
                <ClearIcon fontSize="small" />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
