import { DownloadButton } from '#web/kit/download-button.tsx'
import { useState } from 'react'
import { requestOf } from '#contract/call.ts'
import type { AuditSummary, FindingRow } from '#contract/data-audit/known-errors.ts'
import { message } from '#domain/message/message.ts'
import { whole } from '#domain/message/value.ts'
import { useAddressState } from '#web/controls/use-address-state.ts'
import { WhenAnswered } from '#web/kit/answered.tsx'
import { Button } from '#web/kit/button.tsx'
import { Grid, Row, Stack, Text } from '#web/kit/layout.tsx'
import { Message } from '#web/kit/state-message.tsx'
import { Said } from '#web/language/said.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { useAnswer } from '#web/queries/use-answer.ts'
import { AuditChecks } from './audit-checks.tsx'
import { StatusChip } from './finding-chips.tsx'
import { FindingEntry } from './finding-entry.tsx'
import { FindingFilters } from './finding-filters.tsx'
import { FindingsByState } from './findings-by-state.tsx'
import { ALL_FINDINGS, findingQuery, KNOWN_ERRORS_STATE } from './known-errors-state.ts'
import classes from './known-errors.module.css'

/** Findings shown at first, and with each step more. */
const STEP = 40

interface KnownErrorsProps {
  readonly catalogue: Catalogue
  readonly addressOf: (indicator: number, source: number) => string | null
}

/** The findings of the data audit in this release: their number, each with its figures, and the checks made. */
export default function KnownErrorsContent({ catalogue, addressOf }: KnownErrorsProps) {
  const { text } = useLanguage()
  const [state, change] = useAddressState(KNOWN_ERRORS_STATE)
  const summary = useAnswer('GET /known-errors/summary')
  const query = findingQuery(state)
  return (
    <div className={classes.page}>
      <Row wrap justify="between" align="start" gap={16}>
        <div>
          <h1>{text(message('data-audit.title'))}</h1>
          <Text above={6} tone="soft" widest="80ch">
            {text(message('data-audit.lead'))}
          </Text>
        </div>
        <DownloadButton href={requestOf('GET /known-errors', { query: { ...query, format: 'csv' } }).address}>
          {text(message('data-audit.csv'))}
        </DownloadButton>
      </Row>
      <WhenAnswered answer={summary} what={message('data-audit.findings-what')}>
        {(counts) => (
          <>
            <StatusTiles counts={counts} chosen={state.status} onChoose={(status) => change({ status })} />
            <Grid gap={32} className={classes.columns}>
              <div>
                <FindingFilters state={state} catalogue={catalogue} onChange={change} />
                <FindingList
                  key={JSON.stringify(query)}
                  query={query}
                  open={state.finding}
                  onOpen={(finding) => change({ finding }, { replace: true })}
                  onShowAll={() => change({ ...ALL_FINDINGS, finding: null })}
                  addressOf={addressOf}
                />
                <Text above={16} tone="faint" size={13}>
                  {text(message('data-audit.severity-about'))}
                </Text>
              </div>
              <Stack as="aside" gap={24}>
                <FindingsByState
                  states={counts.states}
                  chosen={state.place}
                  locations={catalogue.reference.locations}
                  onChoose={(place) => change({ place })}
                />
                <AuditChecks summary={counts} />
              </Stack>
            </Grid>
          </>
        )}
      </WhenAnswered>
    </div>
  )
}

type Status = AuditSummary['statuses'][number]['status']

interface StatusTilesProps {
  readonly counts: AuditSummary
  readonly chosen: Status | null
  readonly onChoose: (status: Status | null) => void
}

function StatusTiles({ counts, chosen, onChoose }: StatusTilesProps) {
  const { text } = useLanguage()
  const all = counts.statuses.reduce((sum, { findings }) => sum + findings, 0)
  return (
    <>
      <Text above={12}>
        <Said what={message('data-audit.count', { count: all, all: whole(all) })} />
      </Text>
      <Grid as="ul" className={classes.tiles}>
        {counts.statuses.map(({ status, findings, figures }) => (
          <li key={status}>
            <button
              type="button"
              className={classes.tile}
              aria-pressed={chosen === status}
              onClick={() => onChoose(chosen === status ? null : status)}
            >
              <Row as="span" wrap align="center" gap={8}>
                <Text as="span" size={20} weight={680} figures>
                  {text(whole(findings))}
                </Text>
                <StatusChip status={status} />
              </Row>
              <Text as="span" line tone="soft" size={13}>
                {text(message('data-audit.status-about', { status }))}
              </Text>
              <Text as="span" line tone="faint" size={13}>
                {text(message('data-audit.touched', { figures: whole(figures) }))}
              </Text>
            </button>
          </li>
        ))}
      </Grid>
    </>
  )
}

interface FindingListProps {
  readonly query: Readonly<Record<string, string>>
  /** The key of the open finding. */
  readonly open: string | null
  readonly onOpen: (key: string | null) => void
  readonly onShowAll: () => void
  readonly addressOf: KnownErrorsProps['addressOf']
}

function FindingList({ query, open, onOpen, onShowAll, addressOf }: FindingListProps) {
  const { text, code } = useLanguage()
  const [size, setSize] = useState(STEP)
  // A link to one finding shows it, however far down it stands.
  const [linked] = useState(open)
  const alone = useAnswer('GET /known-errors', { query: { key: linked ?? '-', lang: code, size: '1' } })
  const answer = useAnswer('GET /known-errors', { query: { ...query, lang: code, size: String(size) } })
  return (
    <WhenAnswered answer={answer} what={message('data-audit.findings-what')}>
      {({ results, count }) => {
        const first = alone.status === 'ready' ? alone.value.results : []
        const others = results.filter(({ key }) => !first.some((one) => one.key === key))
        const shown: readonly FindingRow[] = [...first, ...others]
        if (shown.length === 0) {
          return (
            <Message
              title={text(message('data-audit.no-findings'))}
              actions={<Button onClick={onShowAll}>{text(message('data-audit.show-all'))}</Button>}
            >
              {text(message('data-audit.no-findings-why'))}
            </Message>
          )
        }
        return (
          <>
            <ul className={classes.list} aria-label={text(message('data-audit.findings'))}>
              {shown.map((finding) => (
                <FindingEntry
                  key={finding.key}
                  finding={finding}
                  isOpen={finding.key === open}
                  onToggle={() => onOpen(finding.key === open ? null : finding.key)}
                  addressOf={addressOf}
                />
              ))}
            </ul>
            {count > results.length && (
              <Button onClick={() => setSize(size + STEP)}>
                {text(message('data-audit.more', { more: whole(count - results.length) }))}
              </Button>
            )}
          </>
        )
      }}
    </WhenAnswered>
  )
}
