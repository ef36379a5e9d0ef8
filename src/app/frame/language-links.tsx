import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { languageNames, languages } from '../../../shared/languages.ts';
import { chooseLanguage } from '../../state/choose-language.ts';

/** The languages in a row, for the footer: the current one is grey, the others are links. */
export function LanguageLinks() {
  const { t, i18n } = useTranslation();
  return (
    <ul aria-label={t('frame.language')} className="language-links">
      {languages.map((language) => {
        const isCurrent = language === i18n.language;
        return (
          <li key={language} lang={language}>
            {/* One element for both, so that it keeps the focus when its language is chosen. */}
            <a
              className="ui-link ui-small"
              {...(isCurrent
                ? { 'aria-current': true, tabIndex: -1 }
                : {
                    href: `?lng=${language}`,
                    hrefLang: language,
                    onClick: (event: MouseEvent) => {
                      event.preventDefault();
                      void chooseLanguage(language);
                    },
                  })}
            >
              {languageNames[language]}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
