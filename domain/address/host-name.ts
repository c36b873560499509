/** How long the name of a host is at most. */
const LONGEST = 253

/** Names of hosts with a dot, and no numbers in their place: `datawrapper.dwcdn.net`. */
const NAME = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/

/** Endings of names that lead into one's own network or nowhere (RFC 6761, 6762, 8375, and routers' own names). */
const OF_OWN_NETWORK =
  /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|private|corp|home|lan|home\.arpa|test|invalid|onion)$/

/** Services that make a name of any address, one's own network among them: `127.0.0.1.nip.io`. */
const NAMES_OF_ADDRESSES =
  /(?:^|\.)(?:nip\.io|sslip\.io|xip\.io|localtest\.me|lvh\.me|vcap\.me|lacolhost\.com)$/

/**
 * Whether a text is the name of a host that anybody may reach, in small letters and nothing else: it goes into a rule of a page
 * as it is. Addresses in numbers and names of one's own network are none.
 */
export function isHostName(text: string): boolean {
  return (
    text.length <= LONGEST && NAME.test(text) && !OF_OWN_NETWORK.test(text) && !NAMES_OF_ADDRESSES.test(text)
  )
}
