/** Names in the address with which another site, or our server after it, sends somebody back from a sign-in. */
const NAMES = ['code', 'state', 'sign-in', 'two-factor', 'provider', 'reason'] as const

/** Read before any page is drawn, because the start leads on to a dashboard at once. */
let arrival = readArrival(window.location.search)

function readArrival(search: string): string | null {
  const given = new URLSearchParams(search)
  return given.has('code') || given.has('sign-in') ? search : null
}

/** The query from another site, once; null when nobody comes back from there. The address loses it. */
export function takeArrival(): string | null {
  const taken = arrival
  arrival = null
  if (taken === null) return null
  const address = new URL(window.location.href)
  for (const name of NAMES) address.searchParams.delete(name)
  window.history.replaceState(window.history.state, '', address)
  return taken
}
