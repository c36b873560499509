import { useState } from 'react'
import type { View } from '#charts/view.ts'
import { message } from '#domain/message/message.ts'
import { whole } from '#domain/message/value.ts'
import { Box, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import { ChangedTable } from './changed-table.tsx'
import { type Compared, ComparedFigure } from './compared-figure.tsx'
import classes from './new-data.module.css'

interface OlderLinkProps {
  readonly view: View
  /** The hash or the number that the address names; not that of the newest release. */
  readonly release: string
}

/** Above a figure whose address names an earlier release: that the newest one is shown, and which of its numbers differ. */
export function OlderLink({ view, release }: OlderLinkProps) {
  const releases = useAnswer('GET /releases')
  if (releases.status !== 'ready') return null
  const known = releases.value.find(({ hash, number }) => hash === release || String(number) === release)
  return <Older view={view} release={known?.hash ?? release} name={known ? String(known.number) : release} />
}

interface OlderProps extends OlderLinkProps {
  /** How readers call it. */
  readonly name: string
}

function Older({ view, release, name }: OlderProps) {
  const { text } = useLanguage()
  const [compared, setCompared] = useState<Compared | null>(null)
  const known = compared === null || compared === 'gone' ? null : compared
  const named = { release: name.slice(0, 12) }
  const numbers = known && { changed: whole(known.changed.length), count: whole(known.count) }
  const said = numbers
    ? message(known.changed.length === 0 ? 'new-data.older-same' : 'new-data.older-link', {
        ...named,
        ...numbers,
      })
    : message('new-data.older-gone', named)
  return (
    <Box
      as="aside"
      below={16}
      screen
      className={classes.bar}
      aria-label={text(message('new-data.link-heading'))}
    >
      <ComparedFigure view={view} release={release} onCompared={setCompared} />
      <Text role="status">{text(said)}</Text>
      {known && known.changed.length > 0 && <ChangedTable title={known.title} rows={known.changed} />}
    </Box>
  )
}
