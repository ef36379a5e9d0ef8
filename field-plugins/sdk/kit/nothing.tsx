import type { FieldHost } from '../contract/view.ts';

/** The preview of an empty value. */
export function Nothing({ host }: { readonly host: FieldHost }) {
  return <span className="ui-small ui-quiet">{host.translate('common.nothing')}</span>;
}
