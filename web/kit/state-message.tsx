import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react'
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { Button } from './button.tsx'
import { endOpening, waits } from './drawn.ts'
import { Box, Row, Text } from './layout.tsx'
import classes from './state-message.module.css'
import { message, type Value } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { Said } from '#web/language/said.tsx'

/** After this long a wait is explained and can be given up. */
const LONG_WAIT_MS = 5000

/** The still shape of a figure, shown only after 300 ms. After five seconds it says so and offers a way out. */
export function Loading({ what, onCancel }: { readonly what: Value; readonly onCancel?: () => void }) {
  const { text } = useLanguage()
  const [long, setLong] = useState(false)
  useLayoutEffect(waits, [])
  useEffect(() => {
    const timer = setTimeout(() => {
      // What can be done about the wait stands on the page itself.
      endOpening()
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
        <Row wrap gap={8} above={14}>
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
  refused: message('shell.refused'),
  unreadable: message('shell.unreadable'),
} as const

interface LoadFailureProps {
  /** What could not be loaded, as inside a sentence: `this figure`. */
  readonly what: Value
  /** `said` is the server's own sentence, in English. */
  readonly reason: keyof typeof SENTENCES | { readonly said: string }
  readonly onRetry: () => void
}

/** What happened, what is kept, and a way to try again. */
export function LoadFailureMessage({ what, reason, onRetry }: LoadFailureProps) {
  const { text } = useLanguage()
  return (
    <div className={classes.box} role="alert">
      <Row as="p" gap={8} align="center" className={classes.title}>
        <IconAlertTriangle size={18} aria-hidden="true" />
        {text(message('shell.not-loaded', { what }))}
      </Row>
      <Text above={8} tone="soft">
        {typeof reason === 'string' ? text(SENTENCES[reason]) : <span lang="en">{reason.said}</span>}
      </Text>
      <Row wrap gap={8} above={14}>
        <Button kind="primary" onClick={onRetry}>
          <IconRefresh size={16} aria-hidden="true" /> {text(message('shell.again'))}
        </Button>
        <Button onClick={() => window.location.reload()}>{text(message('shell.load-page-again'))}</Button>
      </Row>
    </div>
  )
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
        <Row wrap gap={8} above={14}>
          {props.actions}
        </Row>
      )}
    </div>
  )
}

/** One bar above the content while the device has no connection. */
export function OfflineBar() {
  const online = useSyncExternalStore(subscribeToConnection, () => navigator.onLine)
  if (online) return null
  return (
    <div className={classes.offline} role="status">
      <Said what={message('shell.offline-bar')} />
    </div>
  )
}

function subscribeToConnection(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
