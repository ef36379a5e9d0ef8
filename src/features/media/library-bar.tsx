import CheckIcon from '@mui/icons-material/Check';
import { Button, Stack, TextField } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { SearchBar } from '../../ui/search-bar.tsx';
import { isNarrowed, type LibraryPlace, orderings } from './library-place.ts';

interface LibraryBarProps {
  readonly place: LibraryPlace;
  /** How many pictures there are in this place; undefined while unknown. */
  readonly count: number | undefined;
  onMove(changes: Partial<LibraryPlace>): void;
}

/** Search, filters and order of a library. */
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
        <Filter label={t('media.unused')} on={unused} onTurn={() => onMove({ unused: !unused })} />
        <Filter
          label={t('media.noAlt')}
          on={undescribed}
          onTurn={() => onMove({ undescribed: !undescribed })}
        />
      </Stack>
      <TextField
        select
        value={ordering}
        onChange={({ target }) =>
          onMove({ ordering: orderings.find((one) => one === target.value) ?? ordering })
        }
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

interface FilterProps {
  readonly label: string;
  readonly on: boolean;
  onTurn(): void;
}

/** A filter that is on or off. The check mark says so too, not the colour alone. */
function Filter({ label, on, onTurn }: FilterProps) {
  return (
    <Button
      variant="outlined"
      color={on ? 'primary' : 'inherit'}
      aria-pressed={on}
      startIcon={on ? <CheckIcon /> : undefined}
      onClick={onTurn}
    >
      {label}
    </Button>
  );
}
