import type { AreaPage } from '#catalogue/page.ts'
import { kindsDecidedBy } from '#domain/waiting/waiting-kind.ts'
import { useHolder } from '#web/queries/own-account.ts'
import { useFreshAnswer, useFreshAnswerWhen } from '#web/queries/use-answer.ts'

/** The numbers beside the entries of an area's menu. */
export interface AreaNumbers {
  /** Everything that waits for a decision of whoever is signed in. */
  readonly total: number
  readonly of: (view: AreaPage) => number
}

/** Follows how much waits for a decision or to be read: asked again while somebody looks, and after each change. */
export function useAreaNumbers(): AreaNumbers {
  const decides = kindsDecidedBy(useHolder()).length > 0
  const waiting = useFreshAnswerWhen(decides, 'GET /waiting')
  const notifications = useFreshAnswer('GET /notifications/unread-count')
  const counts = waiting.status === 'ready' ? waiting.value.counts : {}
  const sum = (kinds: AreaPage['waits'] = []) => kinds.reduce((total, kind) => total + (counts[kind] ?? 0), 0)
  const unread = notifications.status === 'ready' ? notifications.value.unread : 0
  return {
    total: Object.values(counts).reduce((total, count) => total + count, 0),
    of: (view) => (view.slug === 'notification' ? unread : sum(view.waits)),
  }
}
