import {
  Box,
  Button,
  FormControl,
  InputLabel,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
} from '@mui/material';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { readAddress } from '../sdk/kit/address.ts';
import { PagePicker } from '../sdk/kit/page-picker.tsx';
import { usePages } from '../sdk/kit/use-pages.ts';
import type { FieldHost, PageChoice } from '../sdk/contract/view.ts';
import { maxAddressLength, type RichLink } from './rich-text.ts';

export type LinkAnswer = { readonly link: RichLink; readonly text: string } | 'remove' | 'cancel';

interface LinkPanelProps {
  readonly id: string;
  /** The current link; undefined for a new one. */
  readonly link: RichLink | undefined;
  readonly host: FieldHost;
  readonly onAnswer: (answer: LinkAnswer) => void;
}

export function LinkPanel({ id, link, host, onAnswer }: LinkPanelProps) {
  const pages = usePages(host);
  const panel = useRef<HTMLDivElement>(null);
  const [kind, setKind] = useState(link !== undefined && 'url' in link ? 'address' : 'page');
  const [pageId, setPageId] = useState(link !== undefined && 'page' in link ? link.page : undefined);
  const [address, setAddress] = useState(link !== undefined && 'url' in link ? link.url : '');
  const [isAsked, setIsAsked] = useState(false);
  const page = choiceOf(pageId, pages.choices);
  const url = readAddress(address);
  const toPage = page && { link: { page: page.id }, text: page.title || page.url_path || page.id };
  const toAddress = url === undefined ? null : { link: { url }, text: url };
  const answer = kind === 'page' ? toPage : toAddress;
  const isWrong = isAsked && answer === null;
  const problem = host.translate(`richtext.link.${kind === 'page' ? 'needsPage' : 'needsAddress'}`);

  useEffect(() => {
    panel.current?.querySelector<HTMLElement>('input')?.focus();
  }, [kind]);

  const apply = () => {
    if (answer === null) setIsAsked(true);
    else onAnswer(answer);
  };
  const press = (event: KeyboardEvent) => {
    // The page list handles these keys first, and they must not submit the surrounding form.
    const isList = event.target instanceof HTMLElement && event.target.ariaExpanded === 'true';
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      if (!isList) apply();
    }
    if (event.key !== 'Escape' || isList || event.defaultPrevented) return;
    event.stopPropagation();
    onAnswer('cancel');
  };
  return (
    <Box
      ref={panel}
      role="group"
      aria-label={host.translate('richtext.link.title')}
      onKeyDown={press}
      sx={{ p: 3, display: 'grid', gap: 3, borderBottom: '1px solid', borderColor: 'divider', minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, minWidth: 0 }}>
        <FormControl sx={{ flex: 'none' }}>
          <InputLabel id={`${id}-link-kind`} component="div">
            {host.translate('richtext.link.leadsTo')}
          </InputLabel>
          <ToggleButtonGroup
            exclusive
            size="small"
            value={kind}
            aria-labelledby={`${id}-link-kind`}
            onChange={(_event, next: typeof kind | null) => {
              if (next !== null) setKind(next);
            }}
            sx={{ height: 36 }}
          >
            <ToggleButton value="page">{host.translate('richtext.link.toPage')}</ToggleButton>
            <ToggleButton value="address">{host.translate('richtext.link.toAddress')}</ToggleButton>
          </ToggleButtonGroup>
        </FormControl>
        <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
          {kind === 'page' ? (
            <>
              <PagePicker
                id={`${id}-link-page`}
                readOnly={false}
                wrong={isWrong}
                describedBy={isWrong ? `${id}-link-problem` : undefined}
                onChange={(choice) => setPageId(choice?.id)}
                {...{ page, pages, host }}
              />
              {isWrong && (
                <Box
                  id={`${id}-link-problem`}
                  role="status"
                  sx={{ typography: 'caption', color: 'error.main' }}
                >
                  {problem}
                </Box>
              )}
            </>
          ) : (
            <TextField
              id={`${id}-link-address`}
              label={host.translate('richtext.link.address')}
              value={address}
              placeholder="https://"
              error={isWrong}
              helperText={isWrong ? problem : undefined}
              onChange={(event) => setAddress(event.target.value)}
              slotProps={{ htmlInput: { inputMode: 'url', spellCheck: false, maxLength: maxAddressLength } }}
            />
          )}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button variant="contained" size="small" onClick={apply}>
          {host.translate('richtext.link.apply')}
        </Button>
        {link !== undefined && (
          <Button variant="outlined" size="small" color="error" onClick={() => onAnswer('remove')}>
            {host.translate('richtext.link.remove')}
          </Button>
        )}
        <Button size="small" onClick={() => onAnswer('cancel')}>
          {host.translate('richtext.link.cancel')}
        </Button>
      </Box>
    </Box>
  );
}

/** A page that is not in the workspace, or not loaded yet, is known only by its id. */
function choiceOf(id: string | undefined, choices: readonly PageChoice[]): PageChoice | null {
  if (id === undefined) return null;
  return choices.find((choice) => choice.id === id) ?? { id, title: '', url_path: '' };
}
