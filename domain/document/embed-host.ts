import { isHostName } from '#domain/address/host-name.ts'

/** How many hosts administrators may name, and how long a name is at most. */
export const EMBED_HOSTS = { most: 50, longest: 253 } as const

/** Addresses of dashboards of other sites that administrators may set: how many, how long, and how the tabs are named. */
export const OUTSIDE_DASHBOARDS = { most: 50, longest: 2000, name: /^[a-z\d-]{1,40}$/ } as const

/** The host of an https address that may be shown in a frame, at the usual port and without a name and password; null for others. */
export function embedHost(address: string): string | null {
  if (!URL.canParse(address)) return null
  const { protocol, hostname, port, username, password } = new URL(address)
  const isPlain = protocol === 'https:' && port === '' && username === '' && password === ''
  return isPlain && isHostName(hostname) ? hostname : null
}
