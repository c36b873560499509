import { useMemo } from 'react'
import { COMPARE_EXAMPLE } from '#catalogue/compare-example.ts'
import { message } from '#domain/message/message.ts'
import { listOf, sourceName } from '#domain/message/value.ts'
import type { PlaceData } from '#domain/brief/question.ts'
import { COMPARE_STATE, type CompareState } from '#domain/side-by-side/compare-address.ts'
import {
  type AskedLine,
  type ComparedLine,
  comparedLines,
  lineName,
  unitGroups,
} from '#domain/side-by-side/compared-lines.ts'
import { comparedLead, comparedTitle, lineChanges, pairsNow } from '#domain/side-by-side/line-changes.ts'
import { useAddressState } from '#web/controls/use-address-state.ts'
import { WordButton } from '#web/kit/button.tsx'
import { Grid, Row, Stack, Text } from '#web/kit/layout.tsx'
import { Loading, LoadFailureMessage } from '#web/kit/state-message.tsx'
import { Said } from '#web/language/said.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { ChangeTable } from './change-table.tsx'
import classes from './compare.module.css'
import { CompareControls } from './compare-controls.tsx'
import { Further } from './further.tsx'
import { LinesChart } from './lines-chart.tsx'
import { PairMatrix } from './pair-matrix.tsx'
import { TakeAlong } from './take-along.tsx'
import { useCompareData } from './use-compare-data.ts'

interface CompareProps {
  readonly catalogue: Catalogue
}

/** Up to six places, sources or indicators over time: what rose, what fell, what may be chance, and who differs now. */
export default function CompareContent({ catalogue }: CompareProps) {
  const [state, change] = useAddressState(COMPARE_STATE)
  const isExample = state.lines.length === 0
  const shown = isExample ? COMPARE_EXAMPLE : state.lines
  const data = useCompareData(shown, catalogue)
  const what = message('pages.compare')
  if (data.status === 'failed') {
    return (
      <div className={classes.page}>
        <LoadFailureMessage what={what} reason={data.reason} onRetry={data.retry} />
      </div>
    )
  }
  if (data.status === 'loading') {
    return (
      <div className={classes.page}>
        <Loading what={what} />
      </div>
    )
  }
  return (
    <div className={classes.page}>
      <Compared {...{ catalogue, state, shown, isExample, change }} data={data.data} />
    </div>
  )
}

interface ComparedProps extends CompareProps {
  readonly state: CompareState
  /** The lines that the address names, or those of the example. */
  readonly shown: readonly AskedLine[]
  /** Nobody has chosen yet. */
  readonly isExample: boolean
  readonly data: PlaceData
  readonly change: (part: Partial<CompareState>) => void
}

function Compared({ catalogue, state, shown, isExample, data, change }: ComparedProps) {
  const { text } = useLanguage()
  const lines = useMemo(() => comparedLines(shown, data), [shown, data])
  const changes = useMemo(() => lineChanges(lines, state.since, data), [lines, state.since, data])
  const pairs = useMemo(() => pairsNow(lines, data), [lines, data])
  const groups = unitGroups(lines)
  const names = lines.map((line) => text(lineName(line, lines), 'name'))
  const sources = [...new Set(lines.map(({ source }) => source))]
  return (
    <>
      <CompareControls {...{ catalogue, state, lines, names, isExample, change }} />
      {isExample && <ExampleNote {...{ lines, change }} />}
      <Row gap={16} justify="between" align="start" wrap above={20} below={16}>
        <Stack gap={6} grows>
          <h1>{text(comparedTitle(lines, changes))}</h1>
          <Text tone="soft" size={16} widest="80ch">
            <Said what={comparedLead(lines, changes)} />
          </Text>
        </Stack>
        {lines.length > 0 && <TakeAlong {...{ catalogue, lines, changes }} />}
      </Row>
      {lines.length > 0 && (
        <>
          <Grid gap={32} className={classes.columns}>
            <LinesChart {...{ lines, names }} isBeside={groups.length > 1 || state.form === 'beside'} />
            <Stack gap={24}>
              {pairs.size > 0 && <PairMatrix {...{ names, pairs }} />}
              <Further {...{ lines, change }} />
            </Stack>
          </Grid>
          <ChangeTable {...{ changes, lines, names }} />
          <Text tone="faint" size={13} above={12}>
            {text(
              message('compare-page.source', {
                sources: listOf(sources.map(sourceName)),
                number: String(catalogue.release.number),
              }),
            )}
          </Text>
        </>
      )}
    </>
  )
}

/** Says that nobody chose these lines, and makes them the reader's own when asked. A release without them has none to change. */
function ExampleNote({
  lines,
  change,
}: Pick<ComparedProps, 'change'> & { readonly lines: readonly ComparedLine[] }) {
  const { text } = useLanguage()
  if (lines.length === 0)
    return (
      <Text tone="soft" widest="80ch" above={20}>
        {text(message('compare-page.about'))}
      </Text>
    )
  return (
    <Row wrap gap={16} rows={4} align="center" above={20} className={classes.example}>
      <span>
        <Said what={message('compare-page.example')} />
      </span>
      <WordButton onClick={() => change({ lines: COMPARE_EXAMPLE })}>
        {text(message('compare-page.example-own'))}
      </WordButton>
    </Row>
  )
}
