/** The title of a dashboard in the header until the catalogue says it. */
export function nameInWords(name: string): string {
  return name.replaceAll('_', ' ')
}
