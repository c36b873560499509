import { useEffect, useRef } from 'react'
import type { CatalogueDashboard } from '#contract/release-file.ts'
import { ask } from '#web/queries/ask.ts'

/** At most one view is told in this time; the last one counts (specification of accounts, activity). */
const PAUSE_MS = 5000

interface RecordViewProps {
  readonly dashboard: Pick<
    CatalogueDashboard,
    'name' | 'initial_indicator' | 'initial_datasource' | 'initial_location'
  >
  readonly section: string
  /** Query of the address. */
  readonly search: string
}

/** Tells the server which view somebody who is signed in looks at, for their own history. Draws nothing. */
export default function RecordView({ dashboard, section, search }: RecordViewProps) {
  const record = useRecorder()
  const query = new URLSearchParams(search)
  const view = JSON.stringify({
    dashboard: dashboard.name,
    section,
    indicator: idOf(query.get('indicator')) ?? dashboard.initial_indicator,
    datasource: idOf(query.get('datasource')) ?? dashboard.initial_datasource,
    location: idOf(query.get('location')) ?? dashboard.initial_location,
    year: query.get('period') ?? '',
  })
  useEffect(() => record(view), [record, view])
  return null
}

function idOf(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null
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
    // A view that could not be told is missing in the history and nowhere else.
    ask('POST /user_interactions', { body: JSON.parse(view) }).then(
      ({ recorded }) => {
        off.current = !recorded
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
