/** Whether a device refused to keep something because it is full. The library of the database names the browser's error in its own words. */
export function isFullError(error: unknown): boolean {
  return error instanceof Error && /Quota/.test(`${error.name} ${error.message}`)
}
