/** Stands for a part of Docusaurus that shows nothing here. */
export default function Nothing() {
  return null;
}
