import { fc } from '../../../tools/seeded.ts';
import { describe, expect, it } from 'vitest';
import type { RichText } from '../rich-text.ts';
import { richtextSamples } from '../samples.ts';
import { anyRichText } from '../testing.ts';
import { checkRichText } from '../check-text.ts';
import { richFeatures } from '../options.ts';
import { textOf } from '../walk.ts';
import { toDocument, toValue } from './convert.ts';

const options = { maxLength: 100_000, limited: false, features: richFeatures, placeholder: '' };

describe('converting a text for editing', () => {
  it('returns the same value when nothing was changed', () => {
    for (const [name, { value }] of Object.entries(richtextSamples.valid))
      expect(toValue(toDocument(value)), name).toEqual(value);
  });

  it('makes a document from any value, and that document’s value can be stored and stays stable', () => {
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

  it('keeps the objects of unchanged parts, so that they need no deep comparison', () => {
    const document = toDocument(richtextSamples.valid['everything']?.value);
    expect(toValue(document)[0]).toBe(toValue(document)[0]);
  });

  it('drops invalid content on the first edit', () => {
    const value: RichText = [{ type: 'paragraph', content: [{ text: 'a\u0000b\ud83dc' }] }];
    expect(toValue(toDocument(value)).map(textOf)).toEqual(['abc']);
  });
});
