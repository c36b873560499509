/** A file name made of a title: `msdat-penta-3-coverage-by-state.csv`; `kind` tells two files of one figure apart. */
export function fileName(title: string, ending: string, kind: '' | '-table' = ''): string {
  const word = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80)
  return `msdat-${word || 'figure'}${kind}.${ending}`
}
