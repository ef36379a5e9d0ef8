import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../field-plugins/sdk/kit/icon-button.tsx';
import { TranslateOutlined } from '../../../field-plugins/sdk/kit/icons.ts';
import { Menu, MenuItem } from '../../../field-plugins/sdk/kit/menu.tsx';
import { languageNames, languages } from '../../../shared/languages.ts';
import { chooseLanguage } from '../../state/choose-language.ts';

/** The header's language button with its menu. */
export function LanguageMenu() {
  const { t, i18n } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        ref={button}
        aria-label={t('frame.language')}
        title={t('frame.language')}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <TranslateOutlined size="small" />
      </IconButton>
      {isOpen && (
        <Menu anchor={() => button.current} aria-label={t('frame.language')} onClose={() => setOpen(false)}>
          {languages.map((language) => (
            <MenuItem
              key={language}
              lang={language}
              selected={language === i18n.language}
              onClick={() => void chooseLanguage(language)}
            >
              {languageNames[language]}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
