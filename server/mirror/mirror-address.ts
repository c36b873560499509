/** Where the pages of a copy begin. */
const LITE = '/lite'

/**
 * The file that an address of a lite page has in the copy; null: the copy does not hold it. One section of a dashboard, one indicator of it (of a place) and
 * one choice of the work list are there; what combines them has no end.
 */
export function fileOfAddress(address: string): string | null {
  const { pathname, searchParams } = new URL(address, 'http://copy')
  if (pathname === LITE) return 'index.html'
  if (!pathname.startsWith(`${LITE}/`)) return null
  const path = decodeURIComponent(pathname.slice(LITE.length + 1))
  if (!/^(dashboard|health-profiles|briefs)\/[\w-]+$|^work-list$/.test(path)) return null
  const asked = [...searchParams].filter(([name, value]) => value !== '' && name !== 'lang')
  if (asked.length === 0) return `${path}.html`
  const names = asked.map(([name]) => name).join(' ')
  if (!/^(section|indicator|indicator location)$/.test(names)) return null
  if (asked.some(([, value]) => !/^[\w-]{1,80}$/.test(value))) return null
  return `${path}/${asked.map(([name, value]) => (name === 'section' ? value : `${name}-${value}`)).join('-')}.html`
}

/** The way from one file of the copy to another, which holds wherever the copy lies. */
export function wayTo(from: string, to: string): string {
  const here = from.split('/').slice(0, -1)
  const there = to.split('/')
  while (here.length > 0 && there.length > 1 && here[0] === there[0]) {
    here.shift()
    there.shift()
  }
  return [...here.map(() => '..'), ...there.map(encodeURIComponent)].join('/')
}
