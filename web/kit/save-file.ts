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

/** Hands a table to the reader as CSV (RFC 4180). */
export function saveCsvFile(table: string, name: string): void {
  saveFile(new Blob([table], { type: 'text/csv' }), name)
}
