/**
 * Replaces `hoist-non-react-statics`, which `@emotion/react` loads only for `withTheme`. Nothing here calls that, and
 * every first visit would pay for it.
 */
// eslint-disable-next-line import/no-default-export -- It replaces a default export.
export default function withoutHoisting<Component>(target: Component): Component {
  return target;
}
