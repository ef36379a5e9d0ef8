import type { FieldErrorKey } from '../../../shared/errors.ts';
import type { Config } from '../../platform/config/config.ts';

/** Browsers treat these as secure without https. */
const ownMachine = /^((localhost|.+\.localhost)\.?|127(\.\d+){3}|\[::1\])$/;

/** Other characters, such as `;`, would end the policy directive that contains the host. */
const plainHost = /^([a-z0-9.-]+|\[[\da-f:.]+\])$/;

/** The normalised preview address, null if empty; or the error. */
export function readPreviewUrl(
  text: string,
  { publicUrl, otherHosts }: Pick<Config, 'publicUrl' | 'otherHosts'>,
): { readonly url: string | null } | { readonly refused: FieldErrorKey } {
  const written = text.trim();
  if (written === '') return { url: null };
  const url = URL.parse(written);
  const isHttp = /^https?:\/\//i.test(written);
  if (
    url === null ||
    !isHttp ||
    !plainHost.test(url.hostname) ||
    (url.protocol === 'http:' && !ownMachine.test(url.hostname))
  )
    return { refused: 'invalid_preview_url' };
  if (url.username !== '' || url.password !== '') return { refused: 'preview_url_credentials' };
  // A site of our own origin could leave the sandbox and act as the app. This machine has several names.
  const own = new URL(publicUrl);
  const isOwnMachine = ownMachine.test(own.hostname) && ownMachine.test(url.hostname);
  const host = url.hostname.replace(/\.$/, '');
  const isOwn =
    url.origin === own.origin || otherHosts.includes(host) || (isOwnMachine && url.port === own.port);
  if (isOwn) return { refused: 'own_preview_url' };
  url.hash = '';
  return { url: url.href };
}
