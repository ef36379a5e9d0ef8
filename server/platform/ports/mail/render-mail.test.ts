import { expect, test } from 'vitest';
import { darkColors, lightColors } from '../../../../theme/tokens.ts';
import { renderMail, type MailBrand, type MailParts } from './render-mail.ts';

const ours: MailBrand = {
  colors: { light: lightColors, dark: darkColors },
  page: undefined,
  font: undefined,
};

const link = 'https://octavo.example/auth/activation/key';
const parts: MailParts = {
  language: 'nl',
  product: 'Octavo',
  subject: 'Activeer uw account',
  greeting: 'Goedendag,',
  text: 'Bevestig uw adres.',
  button: 'Account activeren',
  link,
  hint: 'Eén keer.',
  unasked: 'Niet gevraagd?',
  fallback: 'Werkt de knop niet?',
  footer: 'Octavo',
};

test('the plain version has all sentences, with the link on its own line', () => {
  const { text } = renderMail(ours, parts);
  expect(text.split('\n')).toEqual(
    expect.arrayContaining([
      'Goedendag,',
      'Bevestig uw adres.',
      link,
      'Eén keer.',
      'Niet gevraagd?',
      '-- ',
      'Octavo',
    ]),
  );
});

test('the HTML version declares its language, and both its button and its full address open the link', () => {
  const { html } = renderMail(ours, parts);
  expect(html).toContain('<html lang="nl" dir="ltr">');
  expect(html.match(/href="[^"]*"/g)).toEqual([`href="${link}"`, `href="${link}"`]);
  expect(html).toContain(`>${link}</a>`);
});

test('the HTML version loads nothing', () => {
  expect(renderMail(ours, parts).html).not.toMatch(/<(img|script|link|iframe)\b|url\(|@import/i);
});

test.each(Object.keys(parts).filter((name) => name !== 'fallback') as (keyof MailParts)[])(
  'nothing in “%s” becomes an element or escapes its attribute',
  (name) => {
    const { html } = renderMail(ours, { ...parts, [name]: `"><script>alert('1')</script>&` });
    expect(html).not.toMatch(/<script|"><|alert\('/);
    expect(html).toContain('&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;');
  },
);
