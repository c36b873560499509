let told = false
process.once('SIGTERM', () => {
  told = true
})

/** Whether somebody asked for the end with SIGTERM: a long trial then reports what it has tried so far. */
export function isToldToEnd(): boolean {
  return told
}
