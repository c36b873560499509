/** LinkedIn sends people back to one fixed page, so this tab remembers where they wanted to go. */
const KEY = 'msdat-return-to'

export function keepReturnAddress(path: string): void {
  try {
    sessionStorage.setItem(KEY, path)
  } catch {
    // Storage is refused: the sign-in ends at the start.
  }
}

/** The address that was kept, once; null when there is none. */
export function takeReturnAddress(): string | null {
  try {
    const path = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return path
  } catch {
    return null
  }
}
