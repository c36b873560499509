/** Sites whose pages may stand in a frame of ours: they publish charts and films for that, and ask for nothing. */
const FRAME_SITES: readonly string[] = [
  'app.powerbi.com',
  'datawrapper.dwcdn.net',
  'flo.uri.sh',
  'ourworldindata.org',
  'player.vimeo.com',
  'public.tableau.com',
  'www.youtube-nocookie.com',
]

/** Whether the page of an address may be framed; all others are shown as links. */
export function mayBeFramed(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, host } = new URL(address)
  return protocol === 'https:' && FRAME_SITES.includes(host)
}
