/** The eight groups of an IPv6 address, each without zeros in front; those that `::` stands for are written out. */
function groupsOf(address: string): readonly string[] {
  const [start = '', end] = address.split('::')
  const head = start === '' ? [] : start.split(':')
  const tail = end === undefined || end === '' ? [] : end.split(':')
  const zeros = end === undefined ? 0 : Math.max(8 - head.length - tail.length, 0)
  const groups = [...head, ...Array.from({ length: zeros }, () => '0'), ...tail]
  return groups.map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
}

function withoutMapping(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/, '')
}

/**
 * The first address of the network that an address is in: enough to see a pattern, too little to find a person.
 * `196.220.13.7` → `196.220.13.0`; IPv6: the first three groups. Empty when it is no address.
 */
export function networkAddress(address: string): string {
  const bare = withoutMapping(address)
  if (/^\d+\.\d+\.\d+\.\d+$/.test(bare)) return `${bare.split('.').slice(0, 3).join('.')}.0`
  return bare.includes(':') ? `${groupsOf(bare).slice(0, 3).join(':')}::` : ''
}

/** The network itself: `196.220.13.0/24`, `2001:db8:1::/48`. Empty when it is no address. */
export function networkOf(address: string): string {
  const first = networkAddress(address)
  if (first === '') return ''
  return `${first}/${first.includes(':') ? 48 : 24}`
}

/** The unit that limits count as one caller: an IPv4 address, or the 64 bits of an IPv6 address that one house shares. */
export function callerOf(address: string): string {
  const bare = withoutMapping(address)
  return bare.includes(':') ? groupsOf(bare).slice(0, 4).join(':') : bare
}
