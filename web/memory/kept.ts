/** Names of somebody who has left, while the page is about to be loaded anew: what still runs writes nothing of theirs again. */
let left: string | null = null

/** The name of the id of the place whose profile was read last on this device, for the first page. */
export const LAST_PLACE = 'lastPlace'

/** The text that this browser stores under a name; null where it stores nothing, or refuses to. */
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
  if (left !== null && key.startsWith(left)) return
  try {
    localStorage.setItem(key, text)
  } catch {
    // Said above.
  }
}

/** Keeps nothing under a name any more. */
export function forgetText(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Then nothing was kept.
  }
}

/** The name of what a browser keeps for one person alone. Drafts of different people on one device do not meet. */
export function ownName(account: number, name: string): string {
  return `msdat-of-${account}-${name}`
}

const ONLY_READ = /^msdat-of-(\d+)-(?:account$|answer-)/

/** Forgets what this browser keeps of others to be read without a line, once somebody is signed in; what others wrote stays theirs. */
export function forgetReadOfOthers(account: number): void {
  for (const [name] of keptEntries()) {
    const [, owner] = ONLY_READ.exec(name) ?? []
    if (owner !== undefined && Number(owner) !== account) forgetText(name)
  }
}

/** Forgets what this browser keeps for a person, and what it keeps until the window is closed. */
export function forgetOwn(account: number): void {
  left = ownName(account, '')
  for (const [name] of keptEntries()) if (name.startsWith(left)) localStorage.removeItem(name)
  try {
    sessionStorage.clear()
  } catch {
    // Then nothing was kept.
  }
}
