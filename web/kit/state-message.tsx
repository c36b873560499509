import { IconAlertTriangle, IconRefresh } from '#web/kit/icons.ts'
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { Button, WordButton } from './button.tsx'
import { endOpening, fails, waits, waitsLong } from '#web/files/drawn.ts'
import { Box, Row, Text } from './layout.tsx'
import { tryAgain, useNextTry } from '#web/files/next-try.ts'
import classes from './state-message.module.css'
import { message, type Value } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { Said } from '#web/language/said.tsx'
import { detailedBar } from '#web/memory/detailed-bar.ts'
import { useStore } from '#web/memory/store.ts'

/** After this long a wait is explained and can be given up. */
const LONG_WAIT_MS = 5000

/** The still shape of a figure, shown only after 300 ms. After five seconds it says so and offers a way out. */
export function Loading({ what, onCancel }: { readonly what: Value; readonly onCancel?: () => void }) {
  const { text } = useLanguage()
  const [long, setLong] = useState(false)
  useLayoutEffect(waits, [])
  useEffect(() => {
    const timer = setTimeout(() => {
      waitsLong()
      setLong(true)
    }, LONG_WAIT_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div role="status">
      <span className="sr-only">{text(message('shell.loading', { what }))}</span>
      <div className={classes.skeleton} aria-hidden="true">
        <span style={{ width: '60%', height: 18 }} />
        <span style={{ width: '38%', height: 12, marginTop: 10 }} />
        <Row align="end" gap={10} className={classes.plot} data-shape="plot">
          {[35, 60, 48, 76, 66, 88, 55].map((height) => (
            <span key={height} style={{ height: `${height}%` }} />
          ))}
        </Row>
        <span style={{ width: '74%', height: 12 }} />
      </div>
      {long && (
        <Row wrap gap={8} above={16}>
          <Text above={8} tone="soft">
            {text(message('shell.slow'))}
          </Text>
          {onCancel && <Button onClick={onCancel}>{text(message('shell.cancel'))}</Button>}
        </Row>
      )}
    </div>
  )
}

const SENTENCES = {
  offline: message('shell.offline'),
  missing: message('shell.missing'),
  broken: message('shell.broken'),
  late: message('shell.late'),
  updated: message('shell.updated-since'),
  refused: message('shell.refused'),
  unreadable: message('shell.unreadable'),
} as const

/** Reasons that may pass by the next try; the rest is the server's last word. */
const PASSING: ReadonlySet<unknown> = new Set(['offline', 'broken', 'late', 'updated'])

interface LoadFailureProps {
  /** The thing that could not be loaded, as inside a sentence: `this figure`. */
  readonly what: Value
  /** `said` is the server's own sentence, in English. */
  readonly reason: keyof typeof SENTENCES | { readonly said: string }
  readonly onRetry: () => void
}

/** The failure, the things kept, and a way to try again, which is taken by itself once the line is back. */
export function LoadFailureMessage({ what, reason, onRetry }: LoadFailureProps) {
  const { text } = useLanguage()
  const isPassing = PASSING.has(reason)
  useNextTry(isPassing ? onRetry : null)
  // What does not pass is read here and nowhere else.
  useLayoutEffect(() => (isPassing ? fails() : endOpening()), [isPassing])
  return (
    <div className={classes.box} role="alert">
      <Row as="p" gap={8} align="center" className={classes.title}>
        <IconAlertTriangle size={18} aria-hidden="true" />
        {text(message('shell.not-loaded', { what }))}
      </Row>
      <Text above={8} tone="soft">
        {typeof reason === 'string' ? text(SENTENCES[reason]) : <span lang="en">{reason.said}</span>}
      </Text>
      <Row wrap gap={8} above={16}>
        <Button kind="primary" onClick={isPassing ? tryAgain : onRetry}>
          <IconRefresh size={16} aria-hidden="true" /> {text(message('shell.again'))}
        </Button>
        <Button onClick={() => window.location.reload()}>{text(message('shell.load-page-again'))}</Button>
      </Row>
    </div>
  )
}

interface FailureLineProps {
  readonly what: Value
  /** In a corner of the window, for what opens over the page; else where it stands. */
  readonly isNote?: boolean
  /** Absent where the part itself takes the next try. */
  readonly onRetry?: (() => void) | null
}

/** The same in few words. */
export function FailureLine({ what, isNote = false, onRetry = null }: FailureLineProps) {
  const { text } = useLanguage()
  const [home] = useState(isNote ? notesHome : null)
  useNextTry(onRetry)
  const said = (
    <span role="alert" className={isNote ? classes.note : undefined}>
      {text(message('shell.not-loaded', { what }))}{' '}
      <WordButton onClick={tryAgain}>{text(message('shell.again'))}</WordButton>
    </span>
  )
  return home ? createPortal(said, home) : said
}

/** Where notes stand one above the other: on the page, or on the dialog that makes the page behind it inert. */
function notesHome(): HTMLElement {
  const within = [...document.querySelectorAll('dialog[open]')].pop() ?? document.body
  const known = within.querySelector<HTMLElement>(`:scope > .${classes.notes}`)
  if (known) return known
  const made = document.createElement('div')
  made.className = String(classes.notes)
  within.append(made)
  return made
}

/** A plain message with a way on. */
export function Message(props: {
  readonly title: string
  readonly children?: React.ReactNode
  readonly actions?: React.ReactNode
}) {
  return (
    <div className={classes.box}>
      <Row as="p" gap={8} align="center" className={classes.title}>
        {props.title}
      </Row>
      {props.children && (
        <Box above={8} tone="soft">
          {props.children}
        </Box>
      )}
      {props.actions && (
        <Row wrap gap={8} above={16}>
          {props.actions}
        </Row>
      )}
    </div>
  )
}

/** One bar above the content while the device has no connection; no sheet of paper needs it. */
export function OfflineBar() {
  const isOnline = useOnline()
  const Detailed = useStore(detailedBar)
  if (Detailed) return <Detailed />
  if (isOnline) return null
  return (
    <Box screen className={classes.offline} role="status">
      <Said what={message('shell.offline-bar')} />
    </Box>
  )
}

/** Follows whether the device has a connection. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribeToConnection, () => navigator.onLine)
}

function subscribeToConnection(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
