import { type Message, message } from '#domain/message/message.ts'
import { placeName } from '#domain/message/value.ts'
import type { PlaceNamed } from '#exchange/reading/candidate.ts'
import { type KnownPlace, lettersOf, type PlaceBook } from './place-book.ts'

/**
 * What is proposed for a name or a code: a place of ours; none, because it is no place of Nigeria that we have figures of; or
 * nothing, so that a person is asked, with the places that it may be.
 */
export interface PlaceProposal {
  readonly kind: 'place' | 'none' | 'ask'
  readonly place: number | null
  /** From 0 to 1: 1 for a code or an equal name. */
  readonly sureness: number
  readonly because: Message
  readonly choices: readonly number[]
}

/** Names that stand in columns of places and are none. */
const NO_PLACES =
  /^(total|grandtotal|subtotal|all|overall|states?leveldata|federalgovernment|unknown|notstated|others?|nationaltotal|missing|notspecified)$/
/** Places that were, or are larger than the nation. */
const OLD_STATES =
  /^(gongola|bendel|northernregion|westernregion|easternregion|midwest(ernregion)?|eastcentral(state)?|oldoyo|oldkano|oldkaduna|southeastern(state)?|benueplateau|northcentralstate|northeasternstate|northwesternstate|kwarakogi)$/
const REGIONS =
  /^(world|global|wld|ssf|ssa|afr[eow]?|afro|amr|emr|eur|sear?|wpr|1[aw]|unicef_.*|unsdg_.*|owid_.*|who_.*|wb_.*|.*(africa|asia|europe|americas|caribbean|oceania|pacific|regions?|income|arab world)( .*)?)$/i
/** A region of one old survey: `Northeast - 1990` is none of today's zones. */
const OF_YEAR = /-\s*(19|20)\d{2}\s*$/

/** Countries of which some stand in every file of countries. */
const COUNTRIES = new Set(
  'afghanistan|albania|algeria|angola|argentina|australia|bangladesh|benin|botswana|brazil|burkinafaso|burundi|cameroon|canada|chad|china|egypt|ethiopia|france|gabon|gambia|germany|ghana|guinea|india|indonesia|kenya|liberia|malawi|mali|mauritania|mexico|morocco|mozambique|pakistan|rwanda|senegal|sierraleone|southafrica|sudan|togo|tunisia|uganda|unitedkingdom|unitedstates|zambia|zimbabwe'.split(
    '|',
  ),
)

/** True for names among which several countries are: there Niger is the country and never the state. */
export function areOfCountries(names: Iterable<PlaceNamed>): boolean {
  const found = new Set<string>()
  for (const { name } of names) if (COUNTRIES.has(lettersOf(name))) found.add(lettersOf(name))
  return found.size > 2
}

/** Proposes a place of ours for what a file calls one. A figure of a region is never proposed for the nation. */
export function proposePlace(named: PlaceNamed, book: PlaceBook, isOfCountries = false): PlaceProposal {
  const byCode = codeOf(named.code, book)
  if (byCode)
    return found(byCode, 1, message('exchange.place-code', { code: named.code, place: placeName(byCode) }))
  const name = named.name.replace(/^\.+/, '').trim()
  if (isForeignCode(named.code)) return none('region', named.code)
  if (name === '' && named.code === '') return absent(named.within, book)
  const text = name === '' ? named.code : name
  if (NO_PLACES.test(lettersOf(text))) return none('sentinel', text)
  if (OLD_STATES.test(lettersOf(text))) return none('old', text)
  if (REGIONS.test(text) || OF_YEAR.test(text)) return none('region', text)
  const proposal = named.kind === 'smaller' ? ask('smaller', text, []) : byName(text, named, book)
  const isNation = proposal.place !== null && book.byId.get(proposal.place)?.level === 1
  return isOfCountries && !isNation ? none('region', text) : proposal
}

/** Proposes the nation for figures without a place whose source has an address in Nigeria. */
export function placeOfSource(source: string, book: PlaceBook): PlaceProposal | null {
  const nation = book.byCode.get('NG')
  if (nation === undefined || !/^https?:\/\/[^/]+\.ng(\/|$)/i.test(source.trim())) return null
  return found(nation, 0.6, message('exchange.place-by-source', { source, place: placeName(nation) }))
}

/** A code of ISO, of OCHA, of DHIS2 or of the DHS Program. */
function codeOf(code: string, book: PlaceBook): KnownPlace | null {
  const text = code.trim()
  if (text === '') return null
  if (/^(NG|NGA|566)$/i.test(text)) return book.byCode.get('NG') ?? null
  const survey = /^NG(?:DHS|MIS|AIS|SPA)\d{4}\d{4}(\d{2})$/i.exec(text)
  if (survey) return book.byCode.get(`DHS ${survey[1]}`) ?? null
  return book.byCode.get(text) ?? book.byCode.get(text.toUpperCase()) ?? null
}

/** A code of a country or of a region that is not Nigeria or in it. */
function isForeignCode(code: string): boolean {
  return /^[A-Z]{3}$/.test(code) || (code !== '' && REGIONS.test(code)) || /^[A-Z]{2,3}[_-]\d/.test(code)
}

interface Stripped {
  readonly name: string
  readonly level: 3 | 4 | null
  /** The state that the two letters before a name of DHIS2 stand for; null without such. */
  readonly state: KnownPlace | null
}

/** A name without the marks of DHIS2 and the words for its kind: `kn Dala Local Government Area` is Dala, an LGA in Kano. */
function stripped(text: string, book: PlaceBook): Stripped {
  const marked = /^([a-z]{2})\s+(.+)$/.exec(text)
  const state = marked ? (book.byCode.get(`NG-${(marked[1] ?? '').toUpperCase()}`) ?? null) : null
  const plain = marked && state ? (marked[2] ?? '') : text
  const lga = /^(.*?)\s+(local government(?: area)?|l\.?g\.?a\.?)$/i.exec(plain)
  if (lga) return { name: lga[1] ?? '', level: 4, state }
  const whole = /^(.*?)\s+state$/i.exec(plain) ?? /^state of (.*)$/i.exec(plain)
  if (whole) return { name: whole[1] ?? '', level: 3, state }
  return { name: plain.replace(/\s+(geo-?political )?zone$/i, ''), level: null, state }
}

/** A figure without a place, under the name of one: its title says Kano, or its row has a state and a blank LGA. */
function absent(within: string, book: PlaceBook): PlaceProposal {
  const place = within === '' ? undefined : book.large.get(lettersOf(stripped(within, book).name))
  return place
    ? found(place, 0.6, message('exchange.place-around', { text: within, place: placeName(place) }))
    : ask('absent', '', [])
}

function byName(text: string, { within, kind }: PlaceNamed, book: PlaceBook): PlaceProposal {
  const { name, level, state } = stripped(text, book)
  const around =
    state ??
    (within === '' ? null : (book.large.get(lettersOf(stripped(within, book).name)) ?? codeOf(within, book)))
  const letters = lettersOf(name)
  const large = book.large.get(letters)
  const lgas = book.lgas.get(letters) ?? []
  const inState = around?.level === 3 ? lgas.filter(({ parent }) => parent === around.id) : []
  // A column of LGAs holds no state, unless its cell says so itself.
  const isOfLgas = level === 4 || (kind === 'lga' && level === null && large?.level === 3)
  const isLargeMeant =
    large !== undefined &&
    !isOfLgas &&
    (around === null || around.id === large.id || around.level < 3 || inState.length === 0)
  if (isLargeMeant && !(around?.level === 3 && around.id !== large.id)) {
    return found(large, 1, sameName(text, large))
  }
  const [only] = inState
  if (only && inState.length === 1) return found(only, 1, sameName(text, only))
  if (around?.level === 3 && !(isOfLgas && large)) return near(letters, text, lgasOf(book, around))
  const [lga] = around?.level === 3 ? [] : lgas
  if (lga && lgas.length === 1)
    return found(lga, 0.8, message('exchange.place-only', { text, place: placeName(lga) }))
  if (lga)
    return ask(
      'several',
      text,
      lgas.map(({ id }) => id),
    )
  if (isOfLgas && large) return ask('state', text, [large.id])
  const slip = kind === 'lga' ? null : near(letters, text, [...book.large.values()])
  return slip !== null && slip.choices.length > 0 ? slip : near(letters, text, lgasOf(book))
}

/** An equal name, or another spelling of it: that is said. */
function sameName(text: string, place: KnownPlace): Message {
  return lettersOf(stripOnly(text)) === lettersOf(place.name)
    ? message('exchange.place-name', { text, place: placeName(place) })
    : message('exchange.place-other-name', { text, place: placeName(place) })
}

function stripOnly(text: string): string {
  return text
    .replace(/^[a-z]{2}\s+/, '')
    .replace(/\s+(state|local government(?: area)?|l\.?g\.?a\.?|zone)$/i, '')
}

/** The LGAs of a state, or all of them. */
function lgasOf({ byId }: PlaceBook, state?: KnownPlace): KnownPlace[] {
  return [...byId.values()].filter(
    ({ level, parent }) => level === 4 && (state === undefined || parent === state.id),
  )
}

/** The one name that differs by a slip of one letter, or two in a long name. */
function near(letters: string, text: string, among: readonly KnownPlace[]): PlaceProposal {
  const most = letters.length > 8 ? 2 : 1
  const close =
    letters.length < 4
      ? []
      : [...new Set(among.filter(({ name }) => distance(lettersOf(name), letters, most) <= most))]
  const [one] = close
  if (one && close.length === 1)
    return found(one, 0.6, message('exchange.place-near', { text, place: placeName(one) }))
  return ask(
    'unknown',
    text,
    close.map(({ id }) => id),
  )
}

/** Letters to change, add, leave out or exchange with their neighbour; more than `most` is said as `most + 1`. */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + cost)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1)
      next.push(least)
    }
    before = row
    row = next
  }
  return row[b.length] ?? most + 1
}

function found(place: KnownPlace, sureness: number, because: Message): PlaceProposal {
  return { kind: 'place', place: place.id, sureness, because, choices: [place.id] }
}

function none(why: 'sentinel' | 'region' | 'old', text: string): PlaceProposal {
  return {
    kind: 'none',
    place: null,
    sureness: 1,
    because: message('exchange.no-place', { why, text }),
    choices: [],
  }
}

function ask(
  why: 'absent' | 'several' | 'unknown' | 'smaller' | 'state',
  text: string,
  choices: readonly number[],
): PlaceProposal {
  return {
    kind: 'ask',
    place: null,
    sureness: 0,
    because: message('exchange.ask-place', { why, text }),
    choices,
  }
}
