import { expect, it } from 'vitest';
import { linesOf } from '../../content-model/operations/convert-between.ts';
import { numberIn, titleWithoutNumber } from '../../content-model/operations/numbered-name.ts';
import { readPosition } from '../../field-plugins/location/read-position.ts';
import { matchText } from '../../field-plugins/match-text.ts';
import { parseNumber } from '../../field-plugins/number/number-text.ts';
import { inertHtml } from '../../field-plugins/richtext/editor/inert-html.ts';
import { withoutLineBreaks } from '../../field-plugins/sdk/contract/without-line-breaks.ts';
import { readAddress } from '../../field-plugins/sdk/kit/address.ts';
import { longestText, longTexts } from '../../field-plugins/sdk/testing/conformance/long-texts.ts';
import { readTsv, upgradeTable } from '../../field-plugins/table/read-cells.ts';
import { presentCrash } from '../../server/modules/system/crash-report.ts';
import { easyWords } from '../../server/platform/security/easy-words.ts';
import { isEmailAddress, normalizeEmail } from '../../shared/email.ts';
import { foldText } from '../../shared/fold-text.ts';
import { negotiateLanguage } from '../../shared/languages.ts';
import { oneLine } from '../../shared/one-line.ts';
import { fillTitleTemplate, findUnknownPlaceholder } from '../../shared/seo-title.ts';
import { slugBase } from '../../shared/slug.ts';
import { normalizeUrlPath } from '../../shared/url-path.ts';
import { withoutEnd } from '../../shared/without-end.ts';

/** The functions that read texts of members and visitors. The conformance suite covers the field types. */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  linesOf,
  titleWithoutNumber,
  numberIn: (text) => numberIn(text, 'question_#'),
  readPosition,
  matchText: (text) => matchText('(a|1|\\s)*\\.?[a-z]+', text),
  parseNumber: (text) => parseNumber(text, 'de'),
  inertHtml: (text) => inertHtml(`<p ${text}`),
  withoutLineBreaks,
  readAddress,
  readTsv,
  upgradeTable,
  presentCrash: (text) => presentCrash({ message: text, stack: text, url: text }),
  easyWords: (text) => easyWords(text, { email: text, name: text }),
  isEmailAddress,
  normalizeEmail,
  foldText,
  negotiateLanguage,
  oneLine,
  findUnknownPlaceholder,
  fillTitleTemplate: (text) => fillTitleTemplate(text, { title: text, workspace: 'Site' }),
  slugBase: (text) => slugBase(text, 'type'),
  normalizeUrlPath,
  withoutEnd: (text) => withoutEnd(text, /\s/),
};

// Work that grows with the square of a text would exceed the time of the test.
it.each(Object.entries(readers))('%s reads a long text once', (_name, read) => {
  for (const { name, text } of longTexts) expect(() => read(text(longestText)), name).not.toThrow();
});
