/**
 * The value, or null for one that fails or does not come within so many milliseconds: a late one is ready for
 * the next request.
 */
export async function inTime<Value>(coming: Promise<Value>, patience: number): Promise<Value | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), patience)
  })
  try {
    return await Promise.race([coming.catch(() => null), late])
  } finally {
    clearTimeout(timer)
  }
}
