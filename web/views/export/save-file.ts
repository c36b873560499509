/** Hands a file to the reader under a name. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has started reading by then; the memory is given back.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

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
