import { useLayoutEffect, useRef } from 'react'
import type { WaitingKind } from '#domain/waiting/waiting-kind.ts'
import { later } from '#web/kit/later.tsx'
import { Box, Text } from '#web/kit/layout.tsx'
import { dayText } from '#web/kit/moment.ts'
import type { PanelProps } from './panel-props.ts'
import { titleOf } from './waiting-words.ts'
import classes from './waiting.module.css'
import { message, type Value } from '#domain/message/message.ts'
import { useLanguage } from '#web/language/use-language.ts'

/** What decides on each kind: adding a kind is a row here, one in `waiting-words.ts`, its words in the message files, and its source on the server. */
const PANELS: Readonly<Record<WaitingKind, React.ComponentType<PanelProps>>> = {
  document: later(async () => (await import('./decide-document.tsx')).default),
  plugin: later(async () => (await import('./decide-plugin.tsx')).default),
  inquiry: later(async () => (await import('./decide-inquiry.tsx')).default),
  testimonial: later(async () => (await import('./decide-testimonial.tsx')).default),
  reading: later(async () => (await import('./decide-post.tsx')).default),
  comment: later(async () => (await import('./decide-comment.tsx')).default),
  front: later(async () => (await import('./decide-front.tsx')).default),
  figures: later(async () => (await import('./decide-figures.tsx')).default),
  catalogue: later(async () => (await import('./decide-proposal.tsx')).default),
}

interface DecisionProps extends PanelProps {
  /** Somebody opened it, rather than that it is the first of the list. */
  readonly isOpened: boolean
}

/** One thing that waits, and the decision on it, without leaving the list. */
export function Decision({ isOpened, ...props }: DecisionProps) {
  const { text } = useLanguage()
  const { row } = props
  const heading = useRef<HTMLHeadingElement>(null)
  // With the drawing itself: after it the line that takes the place of one that is decided gets the focus.
  useLayoutEffect(() => {
    if (isOpened) heading.current?.focus()
  }, [isOpened])
  const Panel = PANELS[row.kind]
  return (
    <Box as="section" aria-labelledby="decision" className={classes.decision}>
      <Text size={12} className={classes.kind}>
        {text(message('waiting.one', { kind: row.kind }))}
      </Text>
      <Text as="h2" size={16} id="decision" ref={heading} tabIndex={-1} breaks>
        {text(titleOf(row))}
      </Text>
      <Text tone="soft" size={13} above={4} below={12} breaks>
        {text(sentText(row))}
      </Text>
      <Panel {...props} />
    </Box>
  )
}

function sentText({ from, since }: PanelProps['row']): Value {
  return message('waiting.sent-by', { who: from || message('waiting.no-account'), day: dayText(since) })
}
