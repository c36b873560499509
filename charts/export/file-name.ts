/** A file name made of a title: `penta-3-coverage-by-state.csv`. */
export function fileName(title: string, ending: string): string {
  const word = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80)
  return `msdat-${word || 'figure'}.${ending}`
}
