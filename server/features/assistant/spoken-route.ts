import { AREA_PAGES } from '#catalogue/area-pages.ts'
import { DASHBOARD_SECTIONS } from '#catalogue/dashboard-sections.ts'
import { DASHBOARDS } from '#catalogue/dashboards.ts'
import { DEFAULT_DASHBOARD } from '#catalogue/default-dashboard.ts'
import { MENU } from '#catalogue/menu.ts'
import { PAGES } from '#catalogue/pages.ts'
import { PAGE_PHRASINGS, SECTION_PHRASINGS } from '#catalogue/phrasings/pages.ts'
import { named } from '#domain/message/value.ts'
import type { Value } from '#domain/message/message.ts'
import { partsOf } from '#domain/question/phrasings.ts'
import { plainWords } from '#domain/question/words.ts'
import { readSpoken } from '#domain/voice/spoken-command.ts'
import { english } from '#languages/from-source.ts'
import { SECTIONS } from '#sections/sections.ts'

/** Where a command leads. */
export interface SpokenRoute {
  readonly title: Value
  /** Path of a page of this site. */
  readonly route: string
}

interface Known extends SpokenRoute {
  /** All that it is called, in English. */
  readonly names: readonly string[]
}

const said = (name: string) =>
  plainWords(name)
    .join(' ')
    .replace(/^my /, '')
    .replace(/ (dashboard|page)$/, '')

/** The page that a command names, by one of its whole names; null: it names none, and is a question. */
export function spokenRoute(command: string): SpokenRoute | null {
  const heard = readSpoken(command)
  // A name alone is a question about a subject; the start is none.
  const what = heard.kind === 'open' ? heard.what : START.has(said(command)) ? 'home' : null
  if (what === null) return null
  const wanted = said(what)
  const isOwn = /\bmy\b/i.test(command)
  const places = isOwn ? [...ownPlaces(), ...sharedPlaces()] : [...sharedPlaces(), ...ownPlaces()]
  const found = places.find(({ names }) => names.some((name) => said(name) === wanted))
  return found ? { title: found.title, route: found.route } : null
}

const START: ReadonlySet<string> = new Set(
  ['home', 'go home', 'go to home', 'home page', 'start page'].map(said),
)

function sharedPlaces(): Known[] {
  return [...dashboards(), ...pages(), ...sections()]
}

function dashboards(): Known[] {
  const entries = MENU.flatMap((group) => group.entries).map(({ dashboard, address, title }) => ({
    title: named(title),
    route: address ?? `/dashboard/${dashboard ?? ''}`,
    names: [title],
  }))
  const all = DASHBOARDS.map(({ name, title }) => ({
    title: named(title),
    route: `/dashboard/${name}`,
    names: [title, name.replaceAll('_', ' ')],
  }))
  return [...all, ...entries]
}

function pages(): Known[] {
  return PAGES.filter(({ pattern }) => !/:\w+(?!\?)\b(?!\?)/.test(pattern)).map(
    ({ slug, pattern, title }) => ({
      title,
      route: pattern.replace(/\/:.*$/, '') || '/',
      names: [english.text(title), slug.replaceAll('-', ' '), ...partsOf(PAGE_PHRASINGS[slug] ?? '')],
    }),
  )
}

function sections(): Known[] {
  const homes = [DEFAULT_DASHBOARD, ...DASHBOARDS.map(({ name }) => name)]
  return SECTIONS.flatMap(({ slug, name, title }) => {
    const home = homes.find((dashboard) => DASHBOARD_SECTIONS[dashboard]?.includes(slug))
    if (home === undefined) return []
    const names = [name, ...partsOf(SECTION_PHRASINGS[slug] ?? '')]
    return [{ title, route: `/dashboard/${home}?section=${slug}`, names }]
  })
}

/** What everybody has for themselves. */
function ownPlaces(): Known[] {
  return AREA_PAGES.filter(({ area }) => area === 'account').map(({ slug, title, menus = [] }) => ({
    title: named(title),
    route: `/account#/${slug}`,
    names: [title, ...menus.map(({ label }) => english.text(label))],
  }))
}
