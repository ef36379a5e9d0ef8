import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useFieldHost } from '../../../editor/field-host-context.ts';
import type { DraftProblem, ProblemMessage, ProblemPart } from '../draft/draft-problems.ts';
import { fieldsAt, titleOf } from '../draft/draft-field.ts';
import type { TypeDraft } from '../draft/type-draft.ts';
import { unnamedOption, useOptionMessages } from '../field/option-messages.ts';

type Label = ParseKeys<'builder'>;

/** The labels of settings on the screen, by the members that they change. */
const settings: Readonly<Record<ProblemPart, Label> & Record<string, Label>> = {
  typeName: 'type.name',
  field: 'areas.settings',
  field_title: 'field.title',
  api_name: 'field.name',
  field_type: 'field.type',
  field_values: 'option.title',
  items: 'fields.openList',
  help: 'field.help',
  placeholder: 'field.placeholder',
  autofill: 'field.autofill',
  required_for: 'rules.required',
  pattern: 'rules.pattern',
  pattern_message: 'rules.patternMessage',
  unique: 'rules.unique',
  shown_when: 'condition.title',
  tab: 'form.tab',
  group: 'form.group',
  width: 'form.half',
  default: 'default.title',
};

/** Problems that the builder words itself. The others have the sentences of the API. */
const ownKeys = ['no_fields', 'too_deep', 'unknown_field_type', 'condition_incomplete'] as const;

function isOwn(key: string): key is (typeof ownKeys)[number] {
  return ownKeys.some((own) => own === key);
}

export function useProblemMessages() {
  const { t } = useTranslation(['builder', 'errors']);
  const host = useFieldHost();
  const messagesOf = useOptionMessages();

  /** The problem, to be shown at the setting. */
  function sentenceOf({ key = 'invalid', params, issue, sentence }: ProblemMessage): string {
    if (sentence !== undefined) return sentence;
    if (issue === undefined)
      return isOwn(key) ? t(`problems.${key}`) : t(`errors:field.${key}`, { ...params });
    // A minimum length of 1 means only that the text must not be empty.
    const isBlank = issue.key === 'common.too_short' && issue.params?.['min'] === 1;
    return isBlank ? t('problems.blankOption') : host.translate(issue.key, issue.params);
  }

  function labelOf(setting: string): string {
    const key = settings[setting];
    return key === undefined ? setting : t(key);
  }

  /** The option that is wrong: its name, and that of the part around it. */
  function optionOf({ option: path = [] }: DraftProblem, type: string): string {
    const messages = messagesOf(type);
    return path
      .flatMap((step, at) => {
        if (typeof step === 'number') return messages.entry(String(path[at - 1] ?? unnamedOption), step + 1);
        // The name of an entry already includes its option.
        return typeof path[at + 1] === 'number' ? [] : messages.option(step);
      })
      .join(' › ');
  }

  return {
    sentenceOf,
    labelOf,
    optionOf,
    /** One sentence: where the first problem is, and how many problems there are. */
    summaryOf(first: DraftProblem, count: number, draft: TypeDraft): string {
      const field = fieldsAt(draft.fields, first.path).find(({ uid }) => uid === first.uid);
      const option = field ? optionOf(first, field.definition.field_type) : '';
      return t('problems.first', {
        count,
        field: field ? titleOf(field) : t('type.title'),
        setting: option || labelOf(first.part),
        sentence: sentenceOf(first),
      });
    },
  };
}
