import { type Message, message, type Value } from '#domain/message/message.ts'
import { decimal, listOf, sentences, whole } from '#domain/message/value.ts'

/** How something of the reader's own surroundings does: `good`, `slow` where it works and takes patience, `missing` where something will not work. */
export type State = 'good' | 'slow' | 'missing'

/** A finding and its remedy; null where nothing is to be done. */
export interface Finding {
  readonly what: 'connection' | 'figure' | 'storage' | 'browser'
  readonly state: State
  readonly found: Message
  readonly advice: Value | null
}

/** An ability of the browser. Those with `isNeeded` false have a part of the product that does without. */
export interface Ability {
  readonly name: 'dialogs' | 'grids' | 'webgl' | 'voice' | 'clipboard'
  readonly has: boolean
  /** False: the product does without, and says what then is different. */
  readonly isNeeded: boolean
}

/** Milliseconds to an answer that readers notice, and that make a page tedious. */
const SLOW_ANSWER = 400
/** Kilobits a second below which a page takes longer than ten seconds. */
const SLOW_LINE = 400
/** Milliseconds from asking for a figure to seeing it. */
const SLOW_FIGURE = 2500
/** Bytes that drafts, pictures and an assistant without a connection may take. */
const ROOM = 20_000_000

const LITE = message('testing.lite')

/** @param delays milliseconds to each of a few small answers; empty: none came */
export function connectionFinding(delays: readonly number[], kilobits: number | null): Finding {
  const what = 'connection'
  const median = delays.toSorted((a, b) => a - b)[Math.floor(delays.length / 2)]
  if (median === undefined || kilobits === null) {
    const advice = message('testing.line-advice')
    return { what, state: 'missing', found: message('testing.no-server'), advice }
  }
  const found = message('testing.line', {
    milliseconds: whole(Math.round(median)),
    kilobits: whole(Math.round(kilobits)),
  })
  const isSlow = median > SLOW_ANSWER || kilobits < SLOW_LINE
  return { what, state: isSlow ? 'slow' : 'good', found, advice: isSlow ? LITE : null }
}

/** @param milliseconds from asking to seeing; null: it did not come */
export function figureFinding(milliseconds: number | null): Finding {
  const what = 'figure'
  if (milliseconds === null) {
    const advice = message('testing.no-figure-advice')
    return { what, state: 'missing', found: message('testing.no-figure'), advice }
  }
  const isSlow = milliseconds > SLOW_FIGURE
  const found = message('testing.figure-time', { seconds: decimal(milliseconds / 1000) })
  return { what, state: isSlow ? 'slow' : 'good', found, advice: isSlow ? LITE : null }
}

/** @param free bytes that are left; null: the browser does not say */
export function storageFinding(keeps: boolean, free: number | null): Finding {
  const what = 'storage'
  if (!keeps) {
    const advice = message('testing.keeps-nothing-advice')
    return { what, state: 'missing', found: message('testing.keeps-nothing'), advice }
  }
  if (free === null) return { what, state: 'good', found: message('testing.kept'), advice: null }
  const found = message('testing.kept-free', { megabytes: whole(Math.floor(free / 1_000_000)) })
  if (free >= ROOM) return { what, state: 'good', found, advice: null }
  return { what, state: 'slow', found, advice: message('testing.room-advice') }
}

/** The abilities of the browser. */
export function browserFinding(abilities: readonly Ability[], cookies: boolean): Finding {
  const what = 'browser'
  const lacking = abilities.filter(({ has }) => !has)
  if (lacking.some(({ isNeeded }) => isNeeded)) {
    const found = message('testing.lacking', { abilities: listOf(lacking.map(nameOf), 'none') })
    return { what, state: 'missing', found, advice: message('testing.update', { lite: LITE }) }
  }
  if (!cookies) {
    const found = message('testing.no-cookies')
    return { what, state: 'slow', found, advice: message('testing.cookies-advice') }
  }
  if (lacking.length === 0) return { what, state: 'good', found: message('testing.has-all'), advice: null }
  const found = message('testing.has-not', { abilities: listOf(lacking.map(nameOf), 'or') })
  return { what, state: 'slow', found, advice: sentences(lacking.flatMap(({ name }) => withoutIt(name))) }
}

function nameOf({ name: ability }: Ability): Message {
  return message('testing.lacks-ability', { ability })
}

function withoutIt(ability: Ability['name']): readonly Message[] {
  return ability === 'dialogs' || ability === 'grids' ? [] : [message('testing.without', { ability })]
}
