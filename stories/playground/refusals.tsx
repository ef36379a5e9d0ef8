import { Alert, Box } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { checkFields } from '../../content-model/fields/check.ts';
import type { FieldRegistry } from '../../field-plugins/sdk/contract/registry.ts';
import { fillText } from '../../field-plugins/sdk/contract/texts.ts';
import { problemMessage } from '../../server/modules/block-content-models/check-model.ts';
import { intlTag } from '../../shared/intl.ts';
import { fallbackLanguage, isLanguage } from '../../shared/languages.ts';
import type { BlockContentModel } from '../../shared/wire/content.ts';

interface RejectionsProps {
  readonly fields: BlockContentModel['content_model'];
  readonly registry: FieldRegistry;
}

/** The server's errors for the model, in its own words. */
export function Refusals({ fields, registry }: RejectionsProps) {
  const { i18n } = useTranslation();
  const language = isLanguage(i18n.language) ? i18n.language : fallbackLanguage;
  const problems = checkFields(fields, registry).map((problem) => {
    const { namespace, key, params = {}, path = [] } = problemMessage(problem);
    const text: unknown = i18n.getResource(language, namespace, key);
    const sentence = typeof text === 'string' ? fillText(text, params, intlTag(language)) : key;
    return { place: path.join('.'), sentence };
  });
  if (problems.length === 0) return null;
  return (
    <Alert severity="error" variant="outlined">
      The server refuses this model.
      <Box component="ul" aria-label="What the server refuses" sx={{ m: 0, pl: 4, overflowWrap: 'anywhere' }}>
        {problems.map(({ place, sentence }, at) => (
          <li key={at}>
            <code>{place}</code>: {sentence}
          </li>
        ))}
      </Box>
    </Alert>
  );
}
