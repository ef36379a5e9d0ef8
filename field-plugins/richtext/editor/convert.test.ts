import { fc } from '../../../tests/support/seeded.ts';
import { describe, expect, it } from 'vitest';
import type { RichText } from '../rich-text.ts';
import { richtextSamples } from '../samples.ts';
import { anyRichText } from '../testing.ts';
import { checkRichText } from '../check-text.ts';
import { richFeatures } from '../options.ts';
import { textOf } from '../walk.ts';
import { toDocument, toValue } from './convert.ts';

const options = { maxLength: 100_000, limited: false, features: richFeatures, placeholder: '' };

describe('a text that is edited', () => {
  it('is the same value again when nothing was changed', () => {
    for (const [name, { value }] of Object.entries(richtextSamples.valid))
      expect(toValue(toDocument(value)), name).toEqual(value);
  });

  it('has a document for any value, whose own value is fit to be stored and stays the same from then on', () => {
    fc.assert(
      fc.property(fc.oneof(anyRichText, fc.jsonValue()), (value) => {
        const document = toDocument(value);
        document.check();
        const stored = toValue(document);
        expect(checkRichText(stored, options).filter(({ key }) => key === 'common.wrong_type')).toEqual([]);
        expect(checkRichText(stored, options).map(({ key }) => key)).not.toContain('richtext.unreadable');
        expect(toValue(toDocument(stored))).toEqual(stored);
      }),
      { numRuns: 150 },
    );
  });

  it('keeps the objects of what was not changed, so that nobody compares them letter by letter', () => {
    const document = toDocument(richtextSamples.valid['everything']?.value);
    expect(toValue(document)[0]).toBe(toValue(document)[0]);
  });

  it('loses what no page can hold as soon as it is edited', () => {
    const value: RichText = [{ type: 'paragraph', content: [{ text: 'a\u0000b\ud83dc' }] }];
    expect(toValue(toDocument(value)).map(textOf)).toEqual(['abc']);
  });
});
