import { fc } from '../../tools/seeded.ts';
import { describe, expect, it } from 'vitest';
import { linkColors, linkSizes, linkTargets, linkTypes, linkVariants, type LinkItem } from './link-item.ts';
import { mergeLinks } from './field.ts';

const pages = ['one', 'two', 'three'].map((id) => ({ id, url_path: `/${id}`, title: id }));
const link = fc.record<LinkItem>({
  id: fc.constant('a'),
  type: fc.constantFrom(...linkTypes),
  color: fc.constantFrom(...linkColors),
  variant: fc.constantFrom(...linkVariants),
  size: fc.constantFrom(...linkSizes),
  target: fc.constantFrom(...linkTargets),
  link: fc.constantFrom('', 'https://a.example', 'https://b.example'),
  page: fc.constantFrom(null, ...pages),
  title: fc.constantFrom('', 'Read on', 'More'),
});
const looks = ['color', 'variant', 'size', 'target', 'title'] as const;
const leads = ({ type, link: address, page }: LinkItem) => ({ type, address, page });

describe('two edits of one link', () => {
  it('take each property from the side that changed it, and the destination as a whole', () => {
    fc.assert(
      fc.property(link, link, link, (base, mine, theirs) => {
        const result = mergeLinks([base], [mine], [theirs]);
        if ('conflict' in result) return;
        const [merged] = result.merged;
        if (!merged) throw new Error('A link was lost.');
        for (const name of looks)
          expect(merged[name]).toEqual(mine[name] === base[name] ? theirs[name] : mine[name]);
        expect([leads(mine), leads(theirs)]).toContainEqual(leads(merged));
      }),
    );
  });

  it('conflict exactly when both change the same property differently', () => {
    const apart = <T>(was: T, my: T, their: T) => {
      const [one, two, three] = [was, my, their].map((value) => JSON.stringify(value));
      return one !== two && one !== three && two !== three;
    };
    fc.assert(
      fc.property(link, link, link, (base, mine, theirs) => {
        const disputed =
          looks.some((name) => apart(base[name], mine[name], theirs[name])) ||
          apart(leads(base), leads(mine), leads(theirs));
        expect('conflict' in mergeLinks([base], [mine], [theirs])).toBe(disputed);
      }),
    );
  });

  it('give the same result from either side', () => {
    fc.assert(
      fc.property(link, link, link, (base, mine, theirs) => {
        expect(mergeLinks([base], [mine], [theirs])).toEqual(mergeLinks([base], [theirs], [mine]));
      }),
    );
  });
});
