import type { SheetPaper } from '#charts/drawing/sheet-svg.ts'
import { KINDS } from '#charts/kinds.ts'
import { parseView, serialiseView, type Unread, unreadEntries } from '#charts/view-address.ts'
import { kindNamed, type View } from '#charts/view.ts'
import { LIKE_OTHER_CALLS, underKnownNames } from '#contract/listing/known-names.ts'
import { whyNoWeek } from '#contract/listing/no-week.ts'
import { FONT_SIZES } from '#domain/account/appearance.ts'
import { OFFERED_LANGUAGES, type OfferedLanguage } from '#domain/message/language.ts'
import { Problem } from '#domain/problem.ts'

/** How a figure is drawn by its address. */
export interface FigureLook {
  readonly paper: SheetPaper
  /** Dots for each CSS pixel of a picture of dots. */
  readonly scale: number
  /** `card`: what goes along with a link in a message, of a size of its own. */
  readonly as: (typeof FORMS)[number]
}

/** The request in an address: a figure, of which release, in whose words, and how it looks. */
export interface FigureRequest {
  readonly view: View
  /** Hash of a release; null: the newest. */
  readonly release: string | null
  readonly language: OfferedLanguage
  readonly look: FigureLook
}

const FORMS = ['sheet', 'card', 'interactive', 'picture'] as const
const MODES = ['light', 'dark'] as const

/** The limits of numbers in an address, with the default of an absent one. Width and height in CSS pixels. */
export const BOUNDS = {
  width: { least: 280, most: 2000, whole: true },
  height: { least: 200, most: 2400, whole: true },
  scale: { least: 0.5, most: 3, whole: false },
} as const

/** The dots that a picture may have: 64 MB while it is drawn. */
export const MOST_DOTS = 16_000_000

/** The sizes of letters that readers can choose, beside the smallest. */
const FONT_SCALES: Readonly<Record<(typeof FONT_SIZES)[number], number>> = {
  small: 1,
  medium: 18 / 14,
  large: 22 / 14,
}

/**
 * Reads the query of a figure's address. Throws `invalid-input`, with what is allowed, for a kind that nobody knows and for
 * sizes that are out of bounds; ids that do not exist are found out later, by the release.
 */
export function readFigureRequest(search: string): FigureRequest {
  const reading = new QueryReading(search)
  const asked = reading.asked()
  const view = parseView(search)
  if (view === null) reading.refuse('kind', `kind is one of ${KINDS.map(({ name }) => name).join(', ')}.`)
  for (const { parameter, entry } of unreadEntries(search))
    reading.refuse(parameter, unreadSentence(parameter, entry))
  reading.end()
  if (view === null) throw new Problem('invalid-input', 'This is no figure.')
  return { view, ...asked }
}

const DRAWN = ['width', 'height', 'scale', 'mode', 'font', 'lang', 'as', 'release']

/** As `readFigureRequest`, of a file: it takes names of other calls too, and refuses a parameter that this kind does not know. */
export function readFileRequest(search: string): FigureRequest {
  const query = new URLSearchParams(search)
  const kind = kindNamed(query.get('kind'))
  if (!kind) return readFigureRequest(search)
  const known = [
    ...['kind', 'indicator', 'datasource', 'location', 'period'],
    ...Object.values(kind.options).map(({ parameter }) => parameter),
    ...DRAWN,
  ]
  const asked = Object.fromEntries([...query.keys()].map((name) => [name, query.getAll(name).join(',')]))
  return readFigureRequest(`?${new URLSearchParams(underKnownNames(asked, known, LIKE_OTHER_CALLS))}`)
}

/** Letters of an address that are repeated. */
const REPEATED = 40

/** Words of an address, told with their allowed values. */
function unreadSentence(parameter: Unread['parameter'], entry: string): string {
  const told = `“${entry.slice(0, REPEATED)}”`
  return parameter === 'period'
    ? `${told} is no period that figures are of${whyNoWeek(entry)}. Write 2018, 2024-03, 2024-W40 or 2024-Q2, from 1900 on.`
    : `${told} is no ${parameter}. Give its id, a whole number.`
}

/** The longest path and query of a page that has a card, in characters. */
const LONGEST_PAGE = 2000

/** Reads the query of the card of a page. Throws `invalid-input` for a text that is no path of this site. */
export function readPageCard(search: string): Omit<FigureRequest, 'view'> & { readonly page: string } {
  const reading = new QueryReading(search)
  const page = new URLSearchParams(search).get('page') ?? ''
  const isPath = /^\/(?![/\\])/.test(page) && page.length <= LONGEST_PAGE
  if (!isPath) reading.refuse('page', 'page is the path of a page of this site, with its query.')
  const asked = reading.asked()
  reading.end()
  return { ...asked, page, look: { ...asked.look, as: 'card' } }
}

/** The parameters that say how something is drawn, each within its bounds; what is wrong is told at once, at the end. */
class QueryReading {
  readonly #query: URLSearchParams
  readonly #errors: Record<string, string[]> = {}

  constructor(search: string) {
    this.#query = new URLSearchParams(search)
  }

  refuse(name: string, sentence: string): void {
    this.#errors[name] = [sentence]
  }

  /** Throws `invalid-input` when something was refused. */
  end(): void {
    if (Object.keys(this.#errors).length === 0) return
    throw new Problem('invalid-input', Object.values(this.#errors).flat().join(' '), this.#errors)
  }

  asked(): Omit<FigureRequest, 'view'> {
    const [width, height, scale] = [this.#number('width'), this.#number('height'), this.#number('scale')]
    const mode = this.#word('mode', MODES)
    const font = this.#word('font', FONT_SIZES)
    const language = this.#word('lang', OFFERED_LANGUAGES)
    const as = this.#word('as', FORMS)
    const release = this.#query.get('release') || null
    if (release !== null && !/^[\w-]{1,128}$/.test(release)) {
      this.refuse('release', 'That is not the hash of a release.')
    }
    const paper = { width: width ?? 1200, height, mode, fontScale: FONT_SCALES[font] }
    return { release, language, look: { paper, scale: scale ?? 1, as } }
  }

  #number(name: keyof typeof BOUNDS): number | null {
    const text = this.#query.get(name)
    if (text === null || text === '') return null
    const { least, most, whole } = BOUNDS[name]
    const value = /^\d{1,5}(\.\d{1,4})?$/.test(text) ? Number(text) : Number.NaN
    if (value >= least && value <= most && (!whole || Number.isInteger(value))) return value
    this.refuse(name, `${name} is a ${whole ? 'whole number' : 'number'} from ${least} to ${most}.`)
    return null
  }

  #word<Word extends string>(name: string, words: readonly [Word, ...Word[]]): Word {
    const text = this.#query.get(name)
    const known = words.find((one) => one === text)
    if (known === undefined && text !== null && text !== '') {
      this.refuse(name, `${name} is one of ${words.join(', ')}.`)
    }
    return known ?? words[0]
  }
}

/** The query by which a figure is found again, without how it was drawn: view, release and language. */
export function figureQuery({ view, release, language }: Omit<FigureRequest, 'look'>): string {
  const query = new URLSearchParams(serialiseView(view))
  if (release !== null) query.set('release', release)
  if (language !== 'en') query.set('lang', language)
  return query.toString().replaceAll('%2C', ',')
}
