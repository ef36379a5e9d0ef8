import TranslateOutlined from '@mui/icons-material/TranslateOutlined';
import { IconButton } from '@mui/material';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadOnce } from '../../../shared/load-once.ts';
import { showToast } from '../../state/app-store.ts';
import { lazyPart } from '../lazy-part.tsx';

const list = loadOnce(async () => (await import('./language-list.tsx')).LanguageList);
const LanguageList = lazyPart(list);

export function LanguageMenu() {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // It stays mounted once opened, so closing is animated too.
  const [fetched, setFetched] = useState(false);
  async function open(button: HTMLElement): Promise<void> {
    try {
      list.retry();
      await list();
      setFetched(true);
      setAnchor(button);
    } catch {
      showToast('error', t('app.lostText'));
    }
  }
  return (
    <>
      <IconButton
        aria-label={t('frame.language')}
        title={t('frame.language')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => void open(event.currentTarget)}
      >
        <TranslateOutlined fontSize="small" />
      </IconButton>
      {fetched && (
        <Suspense fallback={null}>
          <LanguageList anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
