import { IconArrowLeft } from '#web/kit/icons.ts'
import { useRef, useState } from 'react'
import type { AnswerOf } from '#contract/call.ts'
import type { WaitingRow } from '#contract/waiting/waiting.ts'
import { WAITING_KINDS, type WaitingKind } from '#domain/waiting/waiting-kind.ts'
import { LetterChoice } from '#web/account/letter-choice.tsx'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { Button } from '#web/kit/button.tsx'
import { Grid, Row, Text } from '#web/kit/layout.tsx'
import { RecordsHead } from '#web/kit/records/records.tsx'
import { showToast } from '#web/kit/toast.ts'
import { useHashQuery } from '#web/kit/use-hash.ts'
import { useMedia } from '#web/kit/use-media.ts'
import { useFreshAnswer } from '#web/queries/use-answer.ts'
import { Decision } from './decision.tsx'
import { keyOf } from './gone-lines.ts'
import { LastDecisions } from './last-decisions.tsx'
import { nextOf } from './next-of.ts'
import { useGoneLines } from './use-gone-lines.ts'
import { WaitingList } from './waiting-list.tsx'
import { waitedDays } from './waiting-words.ts'
import classes from './waiting.module.css'
import { message, type Value } from '#domain/message/message.ts'
import { sentences } from '#domain/message/value.ts'
import { Said } from '#web/language/said.tsx'
import { useLanguage } from '#web/language/use-language.ts'

type Waiting = AnswerOf<'GET /waiting'>

/** Narrower pages show the list, and a decision on a page of its own. */
const BESIDE = '(min-width: 1100px)'

/** Everything that waits for the decision of whoever is signed in, whatever it is, in one list. */
export default function WaitingPage() {
  const { text } = useLanguage()
  const answer = useFreshAnswer('GET /waiting')
  return (
    <WhenAnswered answer={answer} what={text(message('waiting.list'))}>
      {(waiting) => <Waits waiting={waiting} onReload={answer.reload} />}
    </WhenAnswered>
  )
}

function Waits({ waiting, onReload }: { readonly waiting: Waiting; readonly onReload: () => Promise<void> }) {
  const { text } = useLanguage()
  const { results, counts, decided } = waiting
  const [kind, setKind] = useState<WaitingKind | null>(null)
  const { gone, own } = useGoneLines(results, decided)
  const isBeside = useMedia(BESIDE)
  const named = useNamedRow()
  const page = useRef<HTMLDivElement>(null)
  const rows = results.filter((row) => kind === null || row.kind === kind)
  const asked = rows.find((row) => keyOf(row) === named) ?? null
  const open = asked ?? (isBeside ? (rows[0] ?? null) : null)
  const [now] = useState(() => Date.now())
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)

  const done = (row: WaitingRow) => {
    own(row)
    const next = nextOf(rows, row)
    toRow(isBeside ? next : null)
    void showToast({ kind: 'success', title: text(message('waiting.decided')) })
    // The line is gone with the next drawing; the one that takes its place gets the focus.
    const at = next === null ? 'h1' : `[data-line="${CSS.escape(keyOf(next))}"]`
    requestAnimationFrame(() => page.current?.querySelector<HTMLElement>(at)?.focus())
  }
  const decision = open && (
    <Decision
      key={keyOf(open)}
      row={open}
      isOpened={asked !== null}
      onDone={() => done(open)}
      onRefused={() => void onReload()}
    />
  )
  if (!isBeside && decision) {
    return (
      <div ref={page}>
        <Button kind="quiet" onClick={() => toRow(null)}>
          <IconArrowLeft size={16} aria-hidden="true" /> {text(message('waiting.all-waits'))}
        </Button>
        {decision}
      </div>
    )
  }
  return (
    <div ref={page}>
      <RecordsHead
        title={text(message('waiting.count', { count: total }))}
        lead={total === 0 ? text(emptyText(decided.length > 0)) : <Lead rows={results} now={now} />}
        actions={<LetterChoice kind="requests" label={text(message('waiting.email-me'))} beside />}
      />
      <Chips counts={counts} total={total} kind={kind} onKind={setKind} />
      {rows.length === 0 && gone.length === 0 ? (
        <LastDecisions decided={decided} />
      ) : (
        <Grid className={classes.beside}>
          <div>
            <WaitingList rows={rows} gone={gone} open={open} now={now} onOpen={toRow} />
            <Text tone="soft" size={13} above={12}>
              {text(message('waiting.by-others'))}
            </Text>
          </div>
          {decision}
        </Grid>
      )}
    </div>
  )
}

/** What is true where nothing waits: that all was decided on is, where something ever was. */
function emptyText(wasDecided: boolean): Value {
  return wasDecided ? message('waiting.all-decided') : message('waiting.nothing-sent')
}

/** The line that the address names: `#/waiting?kind=plugin&id=12`; empty: none. */
function useNamedRow(): string {
  const query = useHashQuery()
  return `${query.get('kind') ?? ''} ${query.get('id') ?? ''}`
}

/** Opens a line, or none, by the address: going back closes it again. */
function toRow(row: WaitingRow | null): void {
  const query = row === null ? '' : `?${new URLSearchParams({ kind: row.kind, id: row.id })}`
  window.location.hash = `#/waiting${query}`
}

function Lead({ rows, now }: { readonly rows: readonly WaitingRow[]; readonly now: number }) {
  const [oldest] = rows
  if (!oldest) return null
  const changed = rows.filter((row) => row.changed).length
  const waited = message('waiting.oldest', { days: waitedDays(oldest.since, now) })
  const others = changed > 0 ? [message('waiting.changed-after', { count: changed })] : []
  return <Said what={sentences([waited, ...others])} />
}

interface ChipsProps {
  readonly counts: Waiting['counts']
  readonly total: number
  readonly kind: WaitingKind | null
  readonly onKind: (kind: WaitingKind | null) => void
}

function Chips({ counts, total, kind, onKind }: ChipsProps) {
  const { text } = useLanguage()
  const kinds = WAITING_KINDS.filter((each) => (counts[each] ?? 0) > 0 || each === kind)
  if (kinds.length === 0) return null
  return (
    <Row as="fieldset" wrap gap={8} below={12} className={classes.chips}>
      <legend className="sr-only">{text(message('waiting.which-kinds'))}</legend>
      <button type="button" aria-pressed={kind === null} onClick={() => onKind(null)}>
        {text(message('manage.all'))} <span>{total}</span>
      </button>
      {kinds.map((each) => (
        <button key={each} type="button" aria-pressed={kind === each} onClick={() => onKind(each)}>
          {text(message('waiting.many', { kind: each }))} <span>{counts[each] ?? 0}</span>
        </button>
      ))}
    </Row>
  )
}
