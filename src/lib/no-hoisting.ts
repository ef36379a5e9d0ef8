/**
 * Stands in for `hoist-non-react-statics`, which `@emotion/react` loads for `withTheme` alone. Nobody calls that here, and
 * every first visit would pay for it.
 */
// eslint-disable-next-line import/no-default-export -- It takes the place of a default export.
export default function withoutHoisting<Component>(target: Component): Component {
  return target;
}
