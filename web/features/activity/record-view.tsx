import { useEffect, useRef } from 'react'
import type { CatalogueDashboard } from '#contract/release-file.ts'
import type { Choice } from '#domain/choice/choice.ts'
import { isoPeriod } from '#domain/period/period.ts'
import { newAttempt } from '#web/editing/account-copy.ts'
import { sendOrKeep } from '#web/keeping/send-or-keep.ts'
import { sectionShown } from '#web/memory/shown-address.ts'
import { useStore } from '#web/memory/store.ts'
import { ask } from '#web/queries/ask.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { useShownChoice } from '#web/queries/use-shown-choice.ts'

/** At most one view is told in this time; the last one counts (specification of accounts, activity). */
const PAUSE_MS = 5000

interface RecordViewProps {
  readonly dashboard: CatalogueDashboard
  readonly catalogue: Catalogue
  readonly section: string
  /** Query of the address. */
  readonly search: string
}

/**
 * Tells the server which view somebody who is signed in looks at, for their own history, with the period that is on the
 * screen also where the address leaves it to the product; nothing where the section has no figures. Draws nothing.
 */
export default function RecordView({ dashboard, catalogue, section, search }: RecordViewProps) {
  const record = useRecorder()
  const shown = useShownChoice(dashboard, catalogue, search)
  const isSeen = useStore(sectionShown) === section
  const view = isSeen && shown.status === 'ready' ? viewOf(dashboard.name, section, shown.choice) : ''
  useEffect(() => {
    if (view !== '') record(view)
  }, [record, view])
  return null
}

function viewOf(dashboard: string, section: string, choice: Choice): string {
  const { indicator, source, location, period } = choice
  const year = period === null ? '' : isoPeriod(period)
  return JSON.stringify({ dashboard, section, indicator, datasource: source, location, year })
}

/** Waits five seconds after a change and sends what is looked at then; what is left sooner than that is sent on leaving. */
function useRecorder(): (view: string) => void {
  const last = useRef('')
  const waiting = useRef('')
  const timer = useRef(0)
  const off = useRef(false)
  const sender = useRef(() => {
    window.clearTimeout(timer.current)
    timer.current = 0
    const view = waiting.current
    waiting.current = ''
    if (off.current || view === '' || view === last.current) return
    last.current = view
    const unsent = {
      ...({ subject: `view-${view}`, kind: 'view', title: '' } as const),
      ...{ attempt: newAttempt(), content: view },
    }
    // A view that could not be told is missing in the history and nowhere else.
    sendOrKeep(unsent, () => ask('POST /user_interactions', { body: JSON.parse(view) })).then(
      (answer) => {
        off.current = answer !== 'waits' && !answer.recorded
      },
      () => null,
    )
  })
  const recorder = useRef((view: string) => {
    waiting.current = view
    if (timer.current === 0) timer.current = window.setTimeout(sender.current, PAUSE_MS)
  })
  useEffect(() => sender.current, [])
  return recorder.current
}
