/** Stands for a component of Docusaurus that never shows anything here. */
export default function Nothing() {
  return null;
}
