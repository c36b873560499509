/** What this browser keeps under a name; null where it keeps nothing, or refuses to. */
export function keptText(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Everything that this browser keeps for the pages. */
export function keptEntries(): readonly (readonly [string, string])[] {
  try {
    return Object.entries(localStorage)
  } catch {
    return []
  }
}

/** Keeps a text in this browser. Where that is refused, what was chosen holds until the page is closed. */
export function keepText(key: string, text: string): void {
  try {
    localStorage.setItem(key, text)
  } catch {
    // Said above.
  }
}
