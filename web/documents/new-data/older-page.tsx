import { useCallback, useState } from 'react'
import { Link } from 'wouter'
import { parseView } from '#charts/view-address.ts'
import type { ReleaseStamp } from '#contract/release-file.ts'
import { message } from '#domain/message/message.ts'
import { listOf, whole } from '#domain/message/value.ts'
import { Box, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import { useViewsOnPage } from '../report/cards-on-page.ts'
import { ChangedTable } from './changed-table.tsx'
import { type Compared, ComparedFigure } from './compared-figure.tsx'
import classes from './new-data.module.css'

interface OlderPageProps {
  /** The number or the hash that the address names; not that of the newest release. */
  readonly release: string
}

/** Above a page whose address names an earlier release: how many numbers of its figures have changed since, which, and why. */
export default function OlderPage({ release }: OlderPageProps) {
  const releases = useAnswer('GET /releases')
  if (releases.status !== 'ready') return null
  const named = releases.value.find(({ hash, number }) => hash === release || String(number) === release)
  if (!named) return null
  const since = releases.value.filter(({ number }) => number > named.number)
  return <Older key={named.hash} named={named} since={since} />
}

interface OlderProps {
  readonly named: ReleaseStamp
  /** The releases after it, the newest first. */
  readonly since: readonly ReleaseStamp[]
}

/** So many notes of releases are told. */
const NOTES = 3

function Older({ named, since }: OlderProps) {
  const { text } = useLanguage()
  const views = useViewsOnPage()
  const [found, setFound] = useState<Readonly<Record<string, Compared>>>({})
  const note = useCallback(
    (view: string, compared: Compared) => setFound((before) => ({ ...before, [view]: compared })),
    [],
  )
  const known = views.flatMap((view) => {
    const compared = found[view]
    return compared === undefined || compared === 'gone' ? [] : [{ view, ...compared }]
  })
  const isWhole = views.length > 0 && views.every((view) => found[view] !== undefined)
  const changed = known.filter((figure) => figure.changed.length > 0)
  const numbers = changed.reduce((sum, figure) => sum + figure.changed.length, 0)
  const count = known.reduce((sum, figure) => sum + figure.count, 0)
  return (
    <Box
      as="aside"
      screen
      className={`${classes.bar} ${classes.wide}`}
      aria-label={text(message('new-data.link-heading'))}
    >
      {views.map((view) => (
        <OneView key={view} address={view} release={named.hash} onCompared={note} />
      ))}
      <Text role="status">
        {text(
          isWhole
            ? message('new-data.older-page', { release: whole(named.number), changed: numbers, count })
            : message('new-data.comparing'),
        )}
      </Text>
      {changed.length > 0 && (
        <>
          <Text size={13} tone="soft">
            {text(
              message('new-data.why', {
                notes: listOf(
                  since
                    .slice(0, NOTES)
                    .map(({ number, note: words }) =>
                      message('new-data.release-note', { number: whole(number), note: words }),
                    ),
                  'apart',
                ),
              }),
            )}{' '}
            <Link href={`/releases?release=${since[0]?.number ?? ''}`}>
              {text(message('new-data.all-changes'))}
            </Link>
          </Text>
          <details>
            <summary>{text(message('new-data.which'))}</summary>
            {changed.map(({ view, title, changed: rows }) => (
              <ChangedTable key={view} title={title} rows={rows} />
            ))}
          </details>
        </>
      )}
    </Box>
  )
}

interface OneViewProps {
  /** The view as its card names it. */
  readonly address: string
  readonly release: string
  readonly onCompared: (view: string, compared: Compared) => void
}

function OneView({ address, release, onCompared }: OneViewProps) {
  const [view] = useState(() => parseView(`?${address}`))
  const tell = useCallback((compared: Compared) => onCompared(address, compared), [address, onCompared])
  return view && <ComparedFigure view={view} release={release} onCompared={tell} />
}
