import { EMBED_HOSTS, OUTSIDE_DASHBOARDS } from '#domain/document/embed-host.ts'
import { isHostName } from '#domain/address/host-name.ts'
import { isEmbeddable } from '#domain/document/blocks/embed/embed-block.ts'
import { message, type Value } from '#domain/message/message.ts'
import { listOf } from '#domain/message/value.ts'

/** Names of hosts as they are typed: one in a line, or several with spaces between them. */
export function hostsIn(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/\s+/)
    .filter((host) => host !== '')
}

/** What is wrong with typed hosts; null: nothing. */
export function hostsFault(hosts: readonly string[]): Value | null {
  const wrong = hosts.find((host) => !isHostName(host))
  if (wrong !== undefined) return message('platform.no-host', { host: wrong })
  return hosts.length > EMBED_HOSTS.most
    ? message('platform.hosts-most', { most: String(EMBED_HOSTS.most) })
    : null
}

/** Addresses by name as they are typed: a name, a space and an address in each line. */
export function addressesIn(text: string): Readonly<Record<string, string>> {
  const lines = text.split('\n').map((line) => line.trim())
  return Object.fromEntries(
    lines.filter((line) => line !== '').map((line) => [line.split(/\s+/, 1)[0], line.replace(/^\S+\s*/, '')]),
  )
}

/** The text in which addresses by name are typed. */
export function addressLines(addresses: Readonly<Record<string, string>>): string {
  return Object.entries(addresses)
    .map((pair) => pair.join(' '))
    .join('\n')
}

/** What is wrong with typed addresses; `names` are those that there are. Null: nothing. */
export function addressesFault(
  addresses: Readonly<Record<string, string>>,
  names: readonly string[],
): Value | null {
  for (const [name, address] of Object.entries(addresses)) {
    if (!names.includes(name)) return message('platform.no-tab', { name, tabs: listOf(names, 'none') })
    if (!isEmbeddable(address) || address.length > OUTSIDE_DASHBOARDS.longest)
      return message('platform.no-address', { name })
  }
  return null
}
