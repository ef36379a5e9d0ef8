import { expect, it } from 'vitest';
import { foldText } from './fold-text.ts';

it.each([
  ['Łódź', 'lodz'],
  ['Ørsted, Ǿrsted', 'orsted, orsted'],
  ['cœur, Œuvre', 'coeur, oeuvre'],
  ['Ærø', 'aero'],
  ['STRASSE, Straße, STRAẞE', 'strasse, strasse, strasse'],
  ['Đorđe, Ђорђе', 'djordje, djordje'],
  ['Þór, Eyðimörk', 'thor, eydimork'],
  ['Iğdır, İzmir', 'igdir, izmir'],
  ['Ħamrun', 'hamrun'],
  ['ĳs, ﬁn', 'ijs, fin'],
  ['Čaj, ЧАЈ', 'caj, caj'],
  ['Љубав, Његош, Џак', 'ljubav, njegos, dzak'],
  ['Новый Йогурт, Київ, Ќерка', 'novyj jogurt, kiiv, kerka'],
  ['e\u0301, é', 'e, e'],
  ['Ελλάδα 東京', 'ελλαδα 東京'],
])('folds %j to %j', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});
