import { Fragment } from 'react';

/** A web or email address, which breaks at its dots and slashes where it does not fit. */
export function AddressText({ children }: { readonly children: string }) {
  return children.split(/(?<=[./@])(?=[^./@])/).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
