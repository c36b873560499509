/** How something of the reader's own surroundings does: `good`, `slow` where it works and takes patience, `missing` where something will not work. */
export type State = 'good' | 'slow' | 'missing'

/** What was found, and what to do about it; null where nothing is to be done. */
export interface Finding {
  readonly what: string
  readonly state: State
  readonly found: string
  readonly advice: string | null
}

/** What a browser was asked for. Those that are not needed have a part of the product that does without. */
export interface Ability {
  readonly name: string
  readonly has: boolean
  /** What does not work without it; empty where nothing works. */
  readonly without: string
}

/** Milliseconds to an answer that readers notice, and that make a page tedious. */
const SLOW_ANSWER = 400
/** Kilobits a second below which a page takes longer than ten seconds. */
const SLOW_LINE = 400
/** Milliseconds from asking for a figure to seeing it. */
const SLOW_FIGURE = 2500
/** Bytes that drafts, pictures and an assistant without a connection may take. */
const ROOM = 20_000_000

const LITE = 'Open the light pages at /lite: the same figures in at most 50 kB a page.'

/** @param delays milliseconds to each of a few small answers; empty: none came */
export function connectionFinding(delays: readonly number[], kilobits: number | null): Finding {
  const what = 'Connection'
  const median = delays.toSorted((a, b) => a - b)[Math.floor(delays.length / 2)]
  if (median === undefined || kilobits === null) {
    const advice =
      'Look at your connection. What is open already keeps working; your drafts are on this device.'
    return { what, state: 'missing', found: 'The server did not answer.', advice }
  }
  const found = `An answer takes ${Math.round(median)} ms, and ${Math.round(kilobits).toLocaleString('en-GB')} kbit arrive in a second.`
  const isSlow = median > SLOW_ANSWER || kilobits < SLOW_LINE
  return { what, state: isSlow ? 'slow' : 'good', found, advice: isSlow ? LITE : null }
}

/** @param milliseconds from asking to seeing; null: it did not come */
export function figureFinding(milliseconds: number | null): Finding {
  const what = 'Time to a figure'
  if (milliseconds === null) {
    const found = 'The figure below could not be loaded.'
    return { what, state: 'missing', found, advice: 'Look at your connection and check again.' }
  }
  const isSlow = milliseconds > SLOW_FIGURE
  const found = `The figure below was there after ${(milliseconds / 1000).toFixed(1)} seconds.`
  return { what, state: isSlow ? 'slow' : 'good', found, advice: isSlow ? LITE : null }
}

/** @param free bytes that are left; null: the browser does not say */
export function storageFinding(keeps: boolean, free: number | null): Finding {
  const what = 'Storage'
  if (!keeps) {
    const found = 'This browser keeps nothing for this site.'
    const advice =
      'Drafts and settings are lost when you close it. Allow site data, or leave private browsing.'
    return { what, state: 'missing', found, advice }
  }
  if (free === null) return { what, state: 'good', found: 'Drafts and settings are kept.', advice: null }
  const megabytes = Math.floor(free / 1_000_000).toLocaleString('en-GB')
  const found = `Drafts and settings are kept; ${megabytes} MB are free.`
  if (free >= ROOM) return { what, state: 'good', found, advice: null }
  return { what, state: 'slow', found, advice: 'Free some room on this device before you write long drafts.' }
}

/** What the browser can do. */
export function browserFinding(abilities: readonly Ability[], cookies: boolean): Finding {
  const what = 'Browser'
  const lacking = abilities.filter(({ has }) => !has)
  const isOld = lacking.some(({ without }) => without === '')
  if (isOld) {
    const found = `This browser lacks ${lacking.map(({ name }) => name).join(', ')}.`
    return { what, state: 'missing', found, advice: `Update your browser. Until then: ${LITE}` }
  }
  if (!cookies) {
    const advice = 'Allow cookies of this site to sign in. Everything that is public works without.'
    return { what, state: 'slow', found: 'Cookies are switched off.', advice }
  }
  if (lacking.length === 0) {
    return { what, state: 'good', found: 'It has everything that this site uses.', advice: null }
  }
  const found = `It has no ${lacking.map(({ name }) => name).join(', no ')}.`
  return { what, state: 'slow', found, advice: lacking.map(({ without }) => without).join(' ') }
}
