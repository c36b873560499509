import { useEffect, useRef } from 'react'
import type { WaitingKind } from '#domain/waiting/waiting-kind.ts'
import { later } from '#web/kit/later.tsx'
import { Box, Text } from '#web/kit/layout.tsx'
import { dayText } from '#web/kit/moment.ts'
import type { PanelProps } from './panel-props.ts'
import { KIND_WORDS, titleOf } from './waiting-words.ts'
import classes from './waiting.module.css'

/** What decides on each kind: adding a kind is a row here, one in `waiting-words.ts`, and its source on the server. */
const PANELS: Readonly<Record<WaitingKind, React.ComponentType<PanelProps>>> = {
  document: later(async () => (await import('./decide-document.tsx')).default),
  plugin: later(async () => (await import('./decide-plugin.tsx')).default),
  inquiry: later(async () => (await import('./decide-inquiry.tsx')).default),
  testimonial: later(async () => (await import('./decide-testimonial.tsx')).default),
  reading: later(async () => (await import('./decide-post.tsx')).default),
  comment: later(async () => (await import('./decide-comment.tsx')).default),
  front: later(async () => (await import('./decide-front.tsx')).default),
}

interface DecisionProps extends PanelProps {
  /** Somebody opened it, rather than that it is the first of the list. */
  readonly isOpened: boolean
}

/** One thing that waits, and the decision on it, without leaving the list. */
export function Decision({ isOpened, ...props }: DecisionProps) {
  const { row } = props
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isOpened) heading.current?.focus()
  }, [isOpened])
  const Panel = PANELS[row.kind]
  return (
    <Box as="section" aria-labelledby="decision" className={classes.decision}>
      <Text size={12} className={classes.kind}>
        {KIND_WORDS[row.kind].one}
      </Text>
      <Text as="h2" size={16} id="decision" ref={heading} tabIndex={-1} breaks>
        {titleOf(row)}
      </Text>
      <Text tone="soft" size={13} above={4} below={12} breaks>
        {sentText(row)}
      </Text>
      <Panel {...props} />
    </Box>
  )
}

function sentText({ from, since }: PanelProps['row']): string {
  const who = from || 'somebody without an account here'
  return `Sent by ${who} on ${dayText(since)}; you may decide because you did not send it.`
}
