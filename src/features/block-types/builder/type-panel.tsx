import { Stack, TextField, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { languageNames, languages } from '../../../../shared/languages.ts';
import { limits } from '../../../../shared/limits.ts';
import { FieldColumns } from '../../../ui/side-by-side.tsx';
import type { ProblemMessage } from '../draft/draft-problem.ts';
import type { TypeDraft } from '../draft/type-draft.ts';
import { PartBox } from '../field/part-box.tsx';
import { Availability } from './availability.tsx';
import { useLibraryNames } from './library-names.ts';
import { useProblemWords } from './problem-words.ts';
import type { TypeEditor } from './use-type-editor.ts';

interface TypePanelProps {
  readonly editor: TypeEditor;
  /** The problem with the name. */
  readonly nameProblem: ProblemMessage | undefined;
}

/** What a type is called, and who may use it. */
export function TypePanel({ editor, nameProblem }: TypePanelProps) {
  const { t } = useTranslation('builder');
  const { draft, history, stored } = editor;
  const { name, labels } = draft;
  const libraryNames = useLibraryNames(stored, name);
  const change = (changes: Partial<TypeDraft>, about?: string) =>
    history.change((before) => ({ ...before, ...changes }), about);
  const { sentenceOf } = useProblemWords();
  const error = nameProblem && sentenceOf(nameProblem);
  return (
    <Stack sx={{ gap: 5 }}>
      <Typography variant="h3" component="h2" id="panel-title" tabIndex={-1}>
        {t('type.title')}
      </Typography>
      <TextField
        id="type-name"
        data-part="typeName"
        label={t('type.name')}
        required
        value={name}
        error={error !== undefined}
        helperText={error ?? t('type.nameHelp', { slug: stored.slug })}
        onChange={({ target }) => change({ name: target.value }, 'name')}
        slotProps={{ htmlInput: { maxLength: limits.modelNameLength } }}
      />
      <PartBox title={t('type.labels')}>
        <Typography variant="body2" color="textSecondary">
          {t(libraryNames ? 'type.labelsOfLibrary' : 'type.labelsHelp')}
        </Typography>
        <FieldColumns>
          {languages.map((language) => (
            <TextField
              key={language}
              id={`label-${language}`}
              label={languageNames[language]}
              value={labels[language] ?? ''}
              onChange={({ target }) => {
                const { [language]: _label, ...others } = labels;
                const label = target.value;
                change(
                  { labels: label === '' ? others : { ...others, [language]: label } },
                  `label ${language}`,
                );
              }}
              placeholder={libraryNames?.get(language) ?? ''}
              slotProps={{ htmlInput: { maxLength: limits.modelNameLength, lang: language } }}
            />
          ))}
        </FieldColumns>
      </PartBox>
      <Availability editor={editor} />
    </Stack>
  );
}
