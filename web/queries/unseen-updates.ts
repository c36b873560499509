import type { NewsRow } from '#contract/news/news.ts'
import { wouldInterrupt } from '#web/memory/interruption.ts'
import { keepText, keptText } from '#web/memory/kept.ts'
import { ask } from './ask.ts'

/**
 * Keeps the largest id that this device has shown. The name is the one of the specification, where the flag went with the
 * page; kept as a number it stays, so that each update is shown once.
 */
const FLAG = 'firstTimeExecution'

/** Shown again at these hours of the reader's clock, when there is something new. */
const EVERY_HOURS = 6

/**
 * Gives a function to call once a minute. It asks for updates the first time and at the hours of the rule, and hands those
 * that this device has not shown to `show`, at a moment that interrupts nothing; until then it keeps them.
 */
export function watchUpdates(show: (updates: readonly NewsRow[]) => void): () => void {
  let unseen: readonly NewsRow[] = []
  let hasAsked = false
  const present = () => {
    if (unseen.length === 0 || wouldInterrupt()) return
    haveSeenUpdates(unseen)
    show(unseen)
    unseen = []
  }
  return () => {
    if ((!hasAsked || isHourOfRule(new Date())) && mayAsk()) {
      hasAsked = true
      void readUnseen().then((updates) => {
        unseen = updates
        present()
      })
    } else present()
  }
}

async function readUnseen(): Promise<readonly NewsRow[]> {
  try {
    const { results } = await ask('GET /news/updates', { query: { size: 50, ordering: '-id' } })
    const last = lastSeen()
    return results.filter(({ id }) => id > last)
  } catch {
    // News can wait: it is asked for again at the next hour of the rule.
    return []
  }
}

/** Midnight, six, noon and six in the evening, in their first minute: pages look once a minute. */
export function isHourOfRule(now: Date): boolean {
  return now.getHours() % EVERY_HOURS === 0 && now.getMinutes() === 0
}

interface DataSaver {
  readonly connection?: { readonly saveData?: boolean }
}

/** Nobody pays for news who is offline or saves data. */
function mayAsk(): boolean {
  return navigator.onLine && (navigator as DataSaver).connection?.saveData !== true
}

function lastSeen(): number {
  return Number(keptText(FLAG)) || 0
}

/** Updates that this reader has read or written are not shown again. A browser without storage shows the window once for each visit. */
export function haveSeenUpdates(updates: readonly Pick<NewsRow, 'id'>[]): void {
  keepText(FLAG, String(Math.max(lastSeen(), ...updates.map(({ id }) => id))))
}
