import { Checkbox, FormControlLabel, Stack, TextField } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { SearchBar } from '../../ui/search-bar.tsx';
import { isNarrowed, type LibraryPlace, orderings } from './library-place.ts';

interface LibraryBarProps {
  readonly place: LibraryPlace;
  /** How many images there are in this place; undefined while unknown. */
  readonly count: number | undefined;
  onMove(changes: Partial<LibraryPlace>): void;
}

export function LibraryBar({ place, count, onMove }: LibraryBarProps) {
  const { t } = useTranslation();
  const { search, unused, undescribed, ordering } = place;
  return (
    <SearchBar
      label={t('media.search')}
      search={search}
      onSearch={(text) => onMove({ search: text })}
      found={isNarrowed(place) && count !== undefined && t('media.found', { count })}
    >
      <Stack direction="row" role="group" aria-label={t('media.filters')} sx={{ flexWrap: 'wrap', gap: 2 }}>
        <FormControlLabel
          label={t('media.unused')}
          control={
            <Checkbox checked={unused !== ''} onChange={() => onMove({ unused: unused ? '' : '1' })} />
          }
        />
        <FormControlLabel
          label={t('media.noAlt')}
          control={
            <Checkbox
              checked={undescribed !== ''}
              onChange={() => onMove({ undescribed: undescribed ? '' : '1' })}
            />
          }
        />
      </Stack>
      <TextField
        select
        value={ordering}
        onChange={({ target }) => onMove({ ordering: target.value })}
        slotProps={{ select: { native: true }, htmlInput: { 'aria-label': t('media.sortBy') } }}
        sx={{ width: { xs: '100%', sm: 'auto' } }}
      >
        {orderings.map((one) => (
          <option key={one} value={one}>
            {t(`media.orderings.${one}`)}
          </option>
        ))}
      </TextField>
    </SearchBar>
  );
}
