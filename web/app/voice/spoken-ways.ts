import type { Catalogue } from '#contract/release-data.ts'
import { plainWords } from '#domain/question/words.ts'
import { message } from '#domain/message/message.ts'
import { named, placeName } from '#domain/message/value.ts'
import { readSpoken } from '#domain/voice/spoken-command.ts'
import type { SpokenWay } from '#web/features/assistant/voice/use-voice.ts'
import type { MenuAdditions } from '../menus/menu-additions.ts'
import { findPages } from '../menus/search/find-pages.ts'
import { placeAddress } from '../menus/search/place-address.ts'

/** The destinations of spoken commands, and the place of the reader. */
export interface SpokenPlaces {
  readonly catalogue: Catalogue
  readonly additions: MenuAdditions
  /** Path and query of the page. */
  readonly path: string
  readonly search: string
  /** Moves to the tab after or before the open one, and gives its name; null: there is none. */
  readonly toTab: (step: 1 | -1) => string | null
}

/** Pages that show the place of their address. */
const WITH_PLACE = /^\/(dashboard\/|advanced_analytics)/

/** Reads what words ask for that are no question. What names no page and no place is a question all the same. */
export function spokenWay(heard: string, places: SpokenPlaces): SpokenWay | null {
  const command = readSpoken(heard)
  switch (command.kind) {
    case 'question':
      return null
    case 'decide':
      return command
    case 'tab': {
      const title = places.toTab(command.step)
      const said =
        title === null ? message('voice.no-tab') : message('voice.tab-opened', { what: named(title) })
      return { kind: 'done', said }
    }
    case 'open': {
      const [page] = findPages(command.what, places)
      if (page && !page.outside) return { kind: 'go', title: page.title, href: page.href, leaves: true }
      return placeWay(command.what, places)
    }
    case 'show':
      return placeWay(command.what, places)
  }
}

/** The same page with another place, or the first view of the product with it; null: the words are not the name of a place alone. */
function placeWay(what: string, { catalogue, path, search }: SpokenPlaces): SpokenWay | null {
  const words = plainWords(what.replace(/ state$/, '')).join(' ')
  const inOrder = [...catalogue.reference.locations.values()].toSorted((a, b) => a.level - b.level)
  const place = inOrder.find(({ name }) => plainWords(name).join(' ') === words)
  if (!place) return null
  const title = placeName(place)
  if (!WITH_PLACE.test(path)) {
    return { kind: 'go', title, href: placeAddress(place, catalogue), leaves: true }
  }
  const query = new URLSearchParams(search)
  query.set('location', String(place.id))
  return { kind: 'go', title, href: `${path}?${query}`, leaves: false }
}
