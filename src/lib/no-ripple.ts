/** Replaces the ripple of MUI's buttons. The theme turns it off, and every first visit would pay for it. */
// eslint-disable-next-line import/no-default-export -- It replaces a default export.
export default function NoRipple() {
  return null;
}
