import { Autocomplete, Box, Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { foldText } from '../../../shared/fold-text.ts';
import type { FieldHost, PageChoice } from '../contract/view.ts';
import type { Pages } from './use-pages.ts';

interface PagePickerProps {
  readonly id: string;
  readonly page: PageChoice | null;
  readonly pages: Pages;
  readonly readOnly: boolean;
  readonly wrong: boolean;
  readonly describedBy: string | undefined;
  readonly host: FieldHost;
  /** The label of the input; “Page” by default. */
  readonly label?: string;
  /** Whether a page can be chosen; by default, all can. */
  readonly offers?: (choice: PageChoice) => boolean;
  /** Clears the input after each choice, for fields that add pages to a list. */
  readonly isAdding?: boolean;
  readonly onChange: (page: PageChoice | null) => void;
}

/** Finds a page of the workspace by title or path. Ignores case, diacritics and the choice of Latin or Cyrillic. */
export function PagePicker({
  id,
  page,
  pages,
  readOnly,
  wrong,
  describedBy,
  host,
  label = host.translate('common.pages.label'),
  offers = () => true,
  isAdding = false,
  onChange,
}: PagePickerProps) {
  const { choices } = pages;
  const [typed, setTyped] = useState('');
  const isLoaded = pages.state === 'ready' || pages.state === 'empty';
  const gone = page !== null && isLoaded && !choices.some((choice) => choice.id === page.id);
  const problemId = `${id}-problem`;
  const problem = gone || pages.state === 'failed';
  return (
    <Box sx={{ minWidth: 0 }}>
      <Autocomplete<PageChoice>
        id={id}
        value={page}
        {...(isAdding && {
          inputValue: typed,
          onInputChange: (_event, text, reason) => setTyped(reason === 'selectOption' ? '' : text),
        })}
        options={choices}
        readOnly={readOnly}
        loading={pages.state === 'loading'}
        loadingText={host.translate('common.pages.loading')}
        noOptionsText={host.translate(noOptions(pages))}
        openText={host.translate('common.pages.open')}
        closeText={host.translate('common.pages.close')}
        clearText={host.translate('common.pages.clear')}
        getOptionKey={(choice) => choice.id}
        getOptionLabel={(choice) => choice.title || choice.url_path}
        isOptionEqualToValue={(a, b) => a.id === b.id}
        filterOptions={(all, { inputValue }) =>
          all.filter((choice) => offers(choice) && matches(choice, inputValue))
        }
        onChange={(_event, choice) =>
          onChange(choice && { id: choice.id, url_path: choice.url_path, title: choice.title })
        }
        renderOption={({ key, ...optionProps }, choice) => (
          <Box component="li" key={key} {...optionProps} sx={{ gap: 3, minWidth: 0 }}>
            <Typography noWrap component="span" sx={{ flex: '1 1 auto', minWidth: 0 }}>
              {choice.title}
            </Typography>
            <Typography
              noWrap
              component="span"
              variant="body2"

              sx={{ color: 'text.secondary', maxWidth: '50%' }}
            >
              {choice.url_path}
            </Typography>
          </Box>
        )}
        renderInput={(params) => (
          <TextField
            {...params}
            label={label}
            placeholder={readOnly ? '' : host.translate('common.pages.placeholder')}
            error={wrong || gone}
            slotProps={{
              ...params.slotProps,
              htmlInput: {
                ...params.slotProps.htmlInput,
                dir: 'auto',
                'aria-describedby':
                  [describedBy, problem ? problemId : undefined].filter(Boolean).join(' ') || undefined,
              },
            }}
          />
        )}
      />
      <Box
        id={problemId}
        role="status"
        sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}
      >
        {problem && (
          <Typography variant="caption" sx={{ color: 'error.main', mt: 1 }}>
            {host.translate(gone ? 'common.pages.gone' : 'common.pages.failed')}
          </Typography>
        )}
        {pages.state === 'failed' && !readOnly && (
          <Button size="small" onClick={pages.retry}>
            {host.translate('common.pages.retry')}
          </Button>
        )}
      </Box>
    </Box>
  );
}

function noOptions(pages: Pages): string {
  if (pages.state === 'failed') return 'common.pages.failed';
  if (pages.state === 'empty') return 'common.pages.empty';
  return 'common.pages.none';
}

function matches(choice: PageChoice, typed: string): boolean {
  const wanted = foldText(typed.trim());
  return foldText(choice.title).includes(wanted) || foldText(choice.url_path).includes(wanted);
}
