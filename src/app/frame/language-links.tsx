import { Box, Link, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { languageNames, languages } from '../../../shared/languages.ts';
import { chooseLanguage } from '../../state/choose-language.ts';

/** The languages in a row, for the footer: the current one is grey, the others are links. */
export function LanguageLinks() {
  const { t, i18n } = useTranslation();
  return (
    <Box
      component="ul"
      aria-label={t('frame.language')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, m: 0, p: 0, listStyle: 'none' }}
    >
      {languages.map((language) => (
        <li key={language} lang={language}>
          {language === i18n.language ? (
            <Typography variant="body2" component="span" color="textDisabled" aria-current="true">
              {languageNames[language]}
            </Typography>
          ) : (
            <Link
              variant="body2"
              href={`?lng=${language}`}
              hrefLang={language}
              onClick={(event) => {
                event.preventDefault();
                void chooseLanguage(language);
              }}
            >
              {languageNames[language]}
            </Link>
          )}
        </li>
      ))}
    </Box>
  );
}
