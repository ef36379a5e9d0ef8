import TranslateOutlined from '@mui/icons-material/TranslateOutlined';
import { IconButton } from '@mui/material';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../lazy-part.tsx';

const LanguageList = lazyPart(async () => (await import('./language-list.tsx')).LanguageList);

/** The languages behind one button, for the header. */
export function LanguageMenu() {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // It stays once it was opened, so that it can close as it opened.
  const [wanted, setWanted] = useState(false);
  return (
    <>
      <IconButton
        aria-label={t('frame.language')}
        title={t('frame.language')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setWanted(true);
          setAnchor(event.currentTarget);
        }}
      >
        <TranslateOutlined fontSize="small" />
      </IconButton>
      {wanted && (
        <Suspense fallback={null}>
          <LanguageList anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
