/** Errors that a person can act on are told in words; others keep their trace, for whoever mends them. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? error.code : ''
  if (code === 'EADDRINUSE') return 'The port is in use by another program. Set PORT to a free one.'
  if (code === 'EACCES') return 'This user may not listen on that port. Set PORT to one above 1023.'
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL' || code === 'EAI_AGAIN') {
    return 'HOST is no address of this machine. Set it to 127.0.0.1, or to 0.0.0.0 for all of its addresses.'
  }
  if ('syscall' in error && error.syscall === 'mkdir') {
    return `The data folder cannot be made (${error.message}). Set DATA_DIR to a folder that this user may write to.`
  }
  return error.message
}
