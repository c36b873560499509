import { IconDownload, IconPrinter, IconShare2 } from '#web/kit/icons.ts'
import { message } from '#domain/message/message.ts'
import { cited, headlineName, listOf, named } from '#domain/message/value.ts'
import { isoPeriod, parsePeriod } from '#domain/period/period.ts'
import { byId } from '#domain/reference/reference-data.ts'
import { firstRank, WORK_SHARES, wantedOf } from '#domain/work-list/work-aim.ts'
import { workRounds } from '#domain/work-list/work-rounds.ts'
import { releaseYear } from '#contract/release-data.ts'
import { useIndicatorOptions, usePlaceOptions } from '#web/controls/catalogue-pickers.tsx'
import { ChoiceSummary, PHONE } from '#web/controls/choice-summary.tsx'
import { MultiPicker } from '#web/controls/multi-picker.tsx'
import { LettersButton } from '#web/documents/letters/letters-button.tsx'
import { Button } from '#web/kit/button.tsx'
import { SelectField, TextField } from '#web/kit/form/field.tsx'
import { Grid, Row } from '#web/kit/layout.tsx'
import { MenuButton } from '#web/kit/menu-button.tsx'
import { printPage } from '#web/kit/print-page.ts'
import { withFailureToast } from '#web/kit/toast.ts'
import { useMedia } from '#web/kit/use-media.ts'
import { useCopied } from '#web/kit/use-copied.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { MOST_INDICATORS, MOST_PLACES } from '#domain/work-list/work-address.ts'
import { listAddress } from './list-address.ts'
import bar from '#web/controls/page-bar.module.css'
import classes from './work-list.module.css'
import type { WorkFormat } from './save-work.ts'
import type { WorkSheetProps } from './work-props.ts'

interface WorkControlsProps extends WorkSheetProps {
  readonly numbers: ReadonlyMap<number, number>
}

/** What the list is about, with the ways to take it along; on a phone one line, so that the first answer is near. */
export function WorkControls(props: WorkControlsProps) {
  const { text } = useLanguage()
  const isPhone = useMedia(PHONE)
  const label = text(message('controls.bar'))
  if (isPhone) {
    return (
      <search aria-label={label} className={classes.choice}>
        <ChoiceSummary title={indicatorsOf(props, text)} detail={placesOf(props, text)}>
          <Subject {...props} />
          <Aim {...props} />
        </ChoiceSummary>
      </search>
    )
  }
  return (
    <Grid
      as="search"
      gap={12}
      rows={8}
      align="end"
      aria-label={label}
      className={`${bar.fields} ${classes.bar}`}
    >
      <Subject {...props} />
      <Aim {...props} />
      <WorkWays {...props} />
    </Grid>
  )
}

type Say = ReturnType<typeof useLanguage>['text']

/** The indicator, or how many. */
function indicatorsOf({ asked, catalogue }: WorkControlsProps, text: Say): string {
  const [first = 0, ...others] = asked.indicators
  return others.length === 0
    ? text(headlineName(byId(catalogue.reference.indicators, first)), 'name')
    : text(message('columns.many-indicators', { count: asked.indicators.length }))
}

/** The places, as a list. */
function placesOf({ asked, catalogue }: WorkControlsProps, text: Say): string {
  const places = asked.area.within.flatMap((id) => catalogue.reference.locations.get(id) ?? [])
  return text(listOf(places.map(({ name }) => named(name))))
}

/** The indicators, the places and the round. */
function Subject(props: WorkControlsProps) {
  const { catalogue, asked, data, said, change } = props
  const { text } = useLanguage()
  const indicators = useIndicatorOptions(catalogue)
  const places = usePlaceOptions(catalogue)
  const { area } = asked
  const [first = 0, ...others] = asked.indicators
  const rounds = workRounds(data.tableOf(first), area, {
    indicator: first,
    reference: data.reference,
    currentYear: releaseYear(catalogue.release),
  })
  const shown = said.list.columns[0]?.round
  return (
    <>
      <MultiPicker
        label={text(message('work-list.indicators'))}
        values={asked.indicators.map(String)}
        text={indicatorsOf(props, text)}
        options={indicators}
        limit={MOST_INDICATORS}
        onChange={(ids) =>
          ids.length > 0 && change({ indicators: ids.map(Number), source: null, period: null })
        }
      />
      <MultiPicker
        label={text(message('work-list.where'))}
        values={area.within.map(String)}
        text={placesOf(props, text)}
        options={places}
        limit={MOST_PLACES}
        onChange={(ids) => ids.length > 0 && change({ within: ids.map(Number), level: null })}
      />
      <SelectField
        label={text(message('work-list.level'))}
        value={area.level === 4 ? 'lga' : 'state'}
        options={(['lga', 'state'] as const).map((value) => ({
          value,
          label: text(message('work-list.level-of', { level: value })),
        }))}
        onChange={(event) => change({ level: event.currentTarget.value === 'lga' ? 'lga' : 'state' })}
      />
      {others.length === 0 && shown && (
        <SelectField
          label={text(message('work-list.source'))}
          value={`${shown.source.id} ${isoPeriod(shown.period)}`}
          options={rounds.map(({ source, period }) => ({
            value: `${source.id} ${isoPeriod(period)}`,
            label: text(cited(source, period)),
          }))}
          onChange={(event) => {
            const [source = '', period = ''] = event.currentTarget.value.split(' ')
            change({ source: Number(source), period: parsePeriod(period) })
          }}
        />
      )}
    </>
  )
}

/** Which places come first. */
function Aim({ state, said, change }: WorkControlsProps) {
  const { text } = useLanguage()
  const [column, ...others] = said.list.columns
  const end = column && others.length === 0 ? firstRank(column.indicator) : 'any'
  const percent = column?.indicator.factor === 2 ? 'yes' : 'no'
  const shares = WORK_SHARES.map((share) => ({
    value: share,
    label: text(
      column && end !== 'any'
        ? message('work-list.aim-share', { share, count: wantedOf(share, column.round.points.length) })
        : message('work-list.aim-share-any', { share }),
    ),
  }))
  const toLine = { value: 'line', label: text(message('work-list.aim-line', { end })) }
  return (
    <Row gap={8} align="end">
      <SelectField
        label={text(message('work-list.aim', { end }))}
        value={state.line === null ? state.share : 'line'}
        options={[...shares, toLine]}
        onChange={(event) => {
          const share = WORK_SHARES.find((one) => one === event.currentTarget.value)
          change(share ? { share, line: null } : { line: startOfLine(column?.round.points ?? []) })
        }}
      />
      {state.line !== null && (
        <div className={classes.line}>
          <TextField
            label={text(message('work-list.line', { end, percent }))}
            inputMode="decimal"
            autoComplete="off"
            defaultValue={String(state.line)}
            onChange={(event) => {
              const value = Number(event.currentTarget.value.replace(',', '.'))
              if (event.currentTarget.value.trim() !== '' && value >= 0) change({ line: value })
            }}
          />
        </div>
      )}
    </Row>
  )
}

/** A line to begin with: a round number near the middle of the figures. */
function startOfLine(points: readonly { readonly value: number }[]): number {
  const sorted = points.map(({ value }) => value).toSorted((a, b) => a - b)
  const middle = sorted[Math.floor(sorted.length / 3)] ?? 25
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, middle))) - 1) * 5
  return Math.max(step, Math.round(middle / step) * step)
}

/** The link, the files, the letter and the paper. */
export function WorkWays({ catalogue, asked, state, said, work, numbers }: WorkControlsProps) {
  const language = useLanguage()
  const { text } = language
  const [copied, copy] = useCopied()
  const link = (withWork: boolean) =>
    copy(window.location.origin + listAddress(asked, state, withWork ? work : null))
  const save = (kind: WorkFormat) =>
    void withFailureToast(text(message('profiles.no-file')), async () => {
      const { saveWork } = await import('./save-work.ts')
      const address = window.location.origin + listAddress(asked, state, null)
      await saveWork(kind, { said, work, numbers, language, release: catalogue.release, address })
    })
  return (
    <Row gap={8} wrap align="end" className={classes.ways}>
      <MenuButton
        items={[
          { label: text(message('work-list.share')), onSelect: () => link(false) },
          {
            label: `${text(message('work-list.share'))} ${text(message('work-list.share-ticks'))}`,
            onSelect: () => link(true),
          },
        ]}
      >
        {(trigger) => (
          <Button {...trigger}>
            <IconShare2 size={18} aria-hidden="true" />
            {text(message(copied ? 'work-list.copied' : 'shell.share'))}
          </Button>
        )}
      </MenuButton>
      <MenuButton
        items={(['xlsx', 'csv', 'pptx'] as const).map((kind) => ({
          label: text(message('work-list.file', { kind })),
          onSelect: () => save(kind),
        }))}
      >
        {(trigger) => (
          <Button {...trigger}>
            <IconDownload size={18} aria-hidden="true" />
            {text(message('card.download'))}
          </Button>
        )}
      </MenuButton>
      <LettersButton about={listAddress(asked, state, null)} label={message('work-list.mail')} />
      <Button kind="primary" onClick={printPage}>
        <IconPrinter size={18} aria-hidden="true" />
        {text(message('work-list.print'))}
      </Button>
    </Row>
  )
}
