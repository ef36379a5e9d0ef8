import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../lib/i18n.ts';
import { type Language, languageNames, languages } from '../../../shared/languages.ts';
import { chooseLanguage } from '../../state/choose-language.ts';
import { ChoiceGroup } from './choice-group.tsx';

/**
 * The languages of the interface. The chosen one applies as soon as its locale file has loaded, and is stored in this browser.
 */
export function LanguageChoice() {
  const { t } = useTranslation();
  const [wanted, setWanted] = useState<Language>();
  async function choose(language: Language): Promise<void> {
    setWanted(language);
    await chooseLanguage(language);
    setWanted(undefined);
  }
  return (
    <ChoiceGroup
      label={t('frame.language')}
      choices={languages.map((value) => ({ value, label: languageNames[value], lang: value }))}
      value={wanted ?? currentLanguage()}
      onChoose={(language) => void choose(language)}
    />
  );
}
