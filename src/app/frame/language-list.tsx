import { Menu, MenuItem } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { type Language, languageNames, languages } from '../../../shared/languages.ts';
import { chooseLanguage } from '../../state/choose-language.ts';

interface LanguageListProps {
  /** The element that the menu opens at; closed if null. */
  readonly anchor: HTMLElement | null;
  onClose(): void;
}

/** The menu behind the header's language button. */
export function LanguageList({ anchor, onClose }: LanguageListProps) {
  const { i18n } = useTranslation();
  const choose = (language: Language) => {
    onClose();
    void chooseLanguage(language);
  };
  return (
    <Menu open={anchor !== null} anchorEl={anchor} onClose={onClose}>
      {languages.map((language) => (
        <MenuItem
          key={language}
          lang={language}
          role="menuitemradio"
          aria-checked={language === i18n.language}
          selected={language === i18n.language}
          onClick={() => choose(language)}
        >
          {languageNames[language]}
        </MenuItem>
      ))}
    </Menu>
  );
}
