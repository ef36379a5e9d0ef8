import { Tab, Tabs } from '@mui/material';
import { useTranslation } from 'react-i18next';

/** Narrow screens show one area at a time; wider ones always show the list of fields. */
const areas = ['fields', 'settings', 'preview'] as const;
export type Area = (typeof areas)[number];

interface AreaTabsProps {
  readonly area: Area;
  onChange(area: Area): void;
}

/** Switches areas where only one is shown. */
export function AreaTabs({ area, onChange }: AreaTabsProps) {
  const { t } = useTranslation('builder');
  return (
    <Tabs
      value={area}
      onChange={(_event, next: Area) => onChange(next)}
      aria-label={t('areas.label')}
      // The labels of all languages fit into the narrowest window.
      sx={{ display: { lg: 'none' }, '& .MuiTab-root': { minWidth: 0, px: 3 } }}
    >
      {areas.map((one) => (
        <Tab key={one} value={one} label={t(`areas.${one}`)} />
      ))}
    </Tabs>
  );
}

/** The areas side by side. */
export const columnsSx = {
  ...{ display: 'grid', alignItems: 'start', gap: 5 },
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    lg: 'minmax(0, 3fr) minmax(0, 5fr) minmax(0, 4fr)',
  },
} as const;

export function shownIn(isChosen: boolean) {
  return { display: { xs: isChosen ? 'block' : 'none', lg: 'block' }, minWidth: 0 } as const;
}

/** An area that stays visible while another scrolls. */
export const stickySx = {
  position: { lg: 'sticky' },
  top: { lg: 72 },
  maxHeight: { lg: 'calc(100vh - 88px)' },
  overflowY: { lg: 'auto' },
} as const;
