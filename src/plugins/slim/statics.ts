/** Stands for hoist-non-react-statics. */
export default function keepAsIs<Component>(wrapped: Component): Component {
  return wrapped;
}
