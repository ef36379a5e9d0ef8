import { expect, it } from 'vitest';
import { isReservedSlug } from './site-slug.ts';

it.each(
  (
    'octavocms octavologin my-octavo-2 loginpage mylogin weblogin my-account myaccount single-sign-on signin-page ' +
    'console portal anmelden kurs-anmeldung einloggen prijava prijavi-se inloggen aanmelden lozinka passwort-vergessen ' +
    'wachtwoord reset-password my-brand'
  ).split(' '),
)('reserves %s', (slug) => {
  expect(isReservedSlug(slug, 'My brand')).toBe(true);
});

it.each(
  (
    'accountant accounting-services my-blog-in-paris designing-homes design-inspiration psychologin-berlin ' +
    'katalogonline console-games news-portal passwords-are-over signs-in-wood signage badminton brand'
  ).split(' '),
)('leaves %s free', (slug) => {
  expect(isReservedSlug(slug, 'My brand')).toBe(false);
});
