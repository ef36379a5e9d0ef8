/** Replaces MUI's button ripple, which the theme turns off but every first visit would load. */
// eslint-disable-next-line import/no-default-export -- It replaces a default export.
export default function NoRipple() {
  return null;
}
