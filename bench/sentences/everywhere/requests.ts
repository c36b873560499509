import { DASHBOARD_SECTIONS } from '#catalogue/dashboard-sections.ts'
import { DASHBOARDS } from '#catalogue/dashboards.ts'
import type { Chance } from '../draw.ts'
import { kindOf, type Row, type World } from '../rows.ts'
import { type About, SPOKEN_PLACES, type SpokenPlace } from './statement.ts'

/** What the product is asked for one statement after the other. */
export interface Request {
  readonly place: AskedPlace
  readonly address: string
  readonly body?: unknown
  readonly about: About
}

/** Places that a request reaches; letters come by themselves. */
type AskedPlace = Exclude<SpokenPlace, 'letter'>

/** How many requests of each place make 10,000 statements. */
const SHARES: Readonly<Record<AskedPlace, number>> = {
  page: 0.06,
  lite: 0.22,
  brief: 0.015,
  profile: 0.015,
  quote: 0.2,
  'why-differ': 0.1,
  triangulation: 0.04,
  story: 0.12,
  assistant: 0.15,
  'short-text': 0.08,
}

/** The dashboards that show an indicator; an address of another shows something else. */
function homesOf(indicator: number) {
  return DASHBOARDS.filter(
    ({ waitingFor, indicators }) => waitingFor === '' && indicators.includes(indicator),
  )
}

const QUESTIONS = [
  (name: string, place: string) => `${name} in ${place}`,
  (name: string, place: string, year: string) => `${name} in ${place} in ${year}`,
  (name: string) => `which state has the highest ${name}?`,
  (name: string) => `which states have the lowest ${name}?`,
  (name: string, place: string) => `did ${name} rise in ${place}?`,
  (name: string, place: string) => `how does ${name} in ${place} compare with the national average?`,
  (name: string, place: string) => `which figure should I quote for ${name} in ${place}?`,
  (name: string, place: string) => `when was ${name} highest in ${place}?`,
  (name: string, place: string) => `what do all sources say about ${name} in ${place}?`,
  (name: string) => `how many states are above the target for ${name}?`,
  (name: string, place: string) => `what will ${name} be in ${place} in 2028?`,
  (name: string, place: string) => `where does ${place} rank for ${name}?`,
]

/** Requests drawn from what is held, the same for the same chance. */
export function drawRequests(world: World, count: number, next: Chance): Request[] {
  const held = [...world.quantities.keys()].filter((id) => world.rowsOf(id).length > 0)
  const onPages = held.filter((id) => homesOf(id).length > 0)
  const pick = <T>(of: readonly T[]): T => of[Math.floor(next() * of.length)] as T
  const asked = SPOKEN_PLACES.filter((place) => place !== 'letter')
  const drawn = asked.flatMap((place) =>
    Array.from({ length: Math.round(count * SHARES[place]) }, () => {
      const isPage = place === 'page' || place === 'lite'
      const row = pick(world.rowsOf(pick(isPage ? onPages : held)))
      return { order: next(), request: requestOf(place, row, { world, pick }) }
    }),
  )
  // In any order, so that a part of them has every place.
  return drawn.sort((a, b) => a.order - b.order).map(({ request }) => request)
}

interface Drawing {
  readonly world: World
  pick<T>(of: readonly T[]): T
}

function requestOf(place: AskedPlace, row: Row, drawing: Drawing): Request {
  const { indicator, source, location, period } = row
  const { pick, world } = drawing
  const about = { indicator, location, source, period }
  const post = (address: string, body: unknown): Request => ({ place, address, body, about })
  switch (place) {
    case 'page':
    case 'lite': {
      const home = pick(homesOf(indicator))
      const choice = new URLSearchParams({
        section: pick(DASHBOARD_SECTIONS[home.name] ?? []),
        indicator: `${indicator}`,
        datasource: `${source}`,
        location: `${location}`,
        period,
      })
      return {
        place,
        address: `${place === 'lite' ? '/lite' : ''}/dashboard/${home.name}?${choice}`,
        about,
      }
    }
    case 'brief':
    case 'profile': {
      const state = pick([...world.places.values()].filter(({ level }) => level < 4))
      const slug = slugOf(state.name)
      return {
        place,
        address: place === 'brief' ? `/lite/briefs/${slug}` : `/lite/health-profiles/${slug}`,
        about: { location: state.id },
      }
    }
    case 'quote':
      return post('/api/analysis/best-figure', { indicator, location })
    case 'why-differ': {
      const others = world
        .rowsOf(indicator)
        .filter((one) => one.location === location && one.source !== source && kindOf(one) === kindOf(row))
      if (others.length === 0) return requestOf('quote', row, drawing)
      const near = others.filter((one) => one.period === period)
      const other = pick(near.length > 0 ? near : others)
      return post('/api/analysis/why-differ', { indicator, a: source, b: other.source, location, period })
    }
    case 'triangulation': {
      const other = pick(world.rowsOf(indicator)).source
      if (other === source) return requestOf('quote', row, drawing)
      return post('/api/analysis/triangulation', {
        indicator,
        primary: source,
        comparisons: [other],
        location,
      })
    }
    case 'story':
      return { place, address: `/api/assistant/story?indicator=${indicator}&location=${location}`, about }
    default: {
      const name = world.quantities.get(indicator)?.shortName ?? ''
      const where = world.places.get(location)?.name ?? ''
      const question = pick(QUESTIONS)(name, where, period.slice(0, 4))
      return place === 'assistant'
        ? { place, address: '/api/assistant', body: { question }, about: { indicator } }
        : { place, address: `/api/text?${new URLSearchParams({ q: question })}`, about: { indicator } }
    }
  }
}

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/^the /, '')
    .replace(/[^a-z]+/g, '-')
}
