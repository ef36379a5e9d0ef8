import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../field-plugins/sdk/kit/icon-button.tsx';
import { TranslateOutlined } from '../../../field-plugins/sdk/kit/icons.ts';
import { requestedPart } from '../../records/requested-part.tsx';

const list = requestedPart(async () => (await import('./language-list.tsx')).LanguageList);

export function LanguageMenu() {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // It stays mounted once opened, so closing is animated too.
  const [isLoaded, setLoaded] = useState(false);
  async function open(button: HTMLElement): Promise<void> {
    if (!(await list.request())) return;
    setLoaded(true);
    setAnchor(button);
  }
  return (
    <>
      <IconButton
        aria-label={t('frame.language')}
        title={t('frame.language')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onPointerEnter={list.prepare}
        onFocus={list.prepare}
        onClick={(event) => void open(event.currentTarget)}
      >
        <TranslateOutlined size="small" />
      </IconButton>
      {isLoaded && <list.Part anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}
