import { IconAlertTriangle, IconChevronUp, IconX } from '@tabler/icons-react'
import { LEVELS } from '#domain/location/location.ts'
import { SourceMarker } from '#web/controls/source-marker.tsx'
import { Button, WordButton } from '#web/kit/button.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import type { Catalogue } from '#web/queries/catalogue.ts'
import { countFigures, type MissingYear, type Selection } from '../reach.ts'
import { MissingYearText } from './missing-year.tsx'
import type { ReachState } from './use-reach.ts'
import classes from './preferences.module.css'

interface SelectionPanelProps {
  readonly catalogue: Catalogue
  readonly selection: Selection
  readonly state: ReachState
  readonly missing: readonly MissingYear[]
  /** A phone shows it whole. */
  readonly isOpen: boolean
  readonly onOpen: () => void
  readonly onChange: (change: Partial<Selection>) => void
}

/** What is chosen so far, how many figures that are, and what is missing among them. */
export function SelectionPanel(props: SelectionPanelProps) {
  const { catalogue, selection, state, missing, isOpen, onOpen, onChange } = props
  const { indicators, sources, levels, years } = selection
  const { reference } = catalogue
  const { figures, isWhole } = countFigures(state.reach, selection)
  return (
    <aside aria-label="Your selection" className={classes.panel} data-open={isOpen || undefined}>
      <Row as="h2" className={classes.panelTitle}>
        Your selection
      </Row>
      <Row justify="between" gap={12} align="center">
        <div aria-live="polite">
          <Text>
            <strong className={classes.figures}>{NUMBERS.format(figures)}</strong>{' '}
            {figures === 1 ? 'figure' : 'figures'}
            {!isWhole && ', and those of local government areas, which are being counted'}
          </Text>
          <Text tone="soft" size={13} above={2}>
            {sizesText(selection)}, as far as they were published
          </Text>
          {state.arrived < state.wanted && (
            <Text tone="faint" size={13}>
              Years of {state.arrived} of {state.wanted} indicators are here.
            </Text>
          )}
        </div>
        <button type="button" className={classes.panelButton} aria-expanded={isOpen} onClick={onOpen}>
          {missing.length > 0 && (
            <>
              <IconAlertTriangle size={16} aria-hidden="true" /> {notesText(missing.length)}
            </>
          )}
          <span className="sr-only">{isOpen ? 'Close your selection' : 'Open your selection'}</span>
          <IconChevronUp size={18} aria-hidden="true" />
        </button>
      </Row>
      <Stack gap={16} above={16} className={classes.panelRest}>
        {state.retry && (
          <Stack gap={8} across="start">
            <Text>Some years could not be loaded.</Text>
            <Button onClick={state.retry}>Try again</Button>
          </Stack>
        )}
        <Notes missing={missing} catalogue={catalogue} />
        <Chosen title="Indicators" count={indicators.length} onClear={() => onChange({ indicators: [] })}>
          <ul className={classes.lines}>
            {indicators.map((id) => (
              <Row key={id} as="li" justify="between" align="center" gap={8}>
                <span>{nameOf(reference.indicators.get(id)?.shortName, id)}</span>
                <Remove
                  name={nameOf(reference.indicators.get(id)?.shortName, id)}
                  onRemove={() => onChange({ indicators: indicators.filter((each) => each !== id) })}
                />
              </Row>
            ))}
          </ul>
        </Chosen>
        <Chosen title="Sources" count={sources.length} onClear={() => onChange({ sources: [] })}>
          <Row as="ul" wrap gap={6}>
            {sources.map((id) => {
              const source = reference.sources.get(id)
              return (
                <Row key={id} as="li" gap={6} align="center" className={classes.chip}>
                  {source && <SourceMarker classification={source.classification} size={9} />}
                  {nameOf(source?.name, id)}
                  <Remove
                    name={nameOf(source?.name, id)}
                    onRemove={() => onChange({ sources: sources.filter((each) => each !== id) })}
                  />
                </Row>
              )
            })}
          </Row>
        </Chosen>
        <Chosen
          title="Levels and years"
          count={levels.length + years.length}
          onClear={() => onChange({ levels: [], years: [] })}
        >
          <Row as="ul" wrap gap={6}>
            {levels.map((level) => (
              <Row key={level} as="li" gap={6} align="center" className={classes.chip}>
                {LEVELS[level]}
                <Remove
                  name={LEVELS[level]}
                  onRemove={() => onChange({ levels: levels.filter((each) => each !== level) })}
                />
              </Row>
            ))}
            {years.map((year) => (
              <Row key={year} as="li" gap={6} align="center" className={classes.chip}>
                {year}
                <Remove
                  name={String(year)}
                  onRemove={() => onChange({ years: years.filter((each) => each !== year) })}
                />
              </Row>
            ))}
          </Row>
        </Chosen>
      </Stack>
    </aside>
  )
}

function Notes({ missing, catalogue }: Pick<SelectionPanelProps, 'missing' | 'catalogue'>) {
  if (missing.length === 0) return null
  return (
    <Stack gap={8} className={classes.notes}>
      <Row gap={8} align="center" weight={600}>
        <IconAlertTriangle size={16} aria-hidden="true" /> {notesText(missing.length)}
      </Row>
      {missing.slice(0, MOST_NOTES).map((each) => (
        <MissingYearText key={`${each.indicator} ${each.year}`} missing={each} catalogue={catalogue} />
      ))}
      {missing.length > MOST_NOTES && <Text size={13}>and {missing.length - MOST_NOTES} more</Text>}
      <Text size={13}>These cells will say why they are empty. Nothing is filled in.</Text>
    </Stack>
  )
}

const NUMBERS = new Intl.NumberFormat('en')

/** Notes that stand there at once. */
const MOST_NOTES = 12

interface ChosenProps {
  readonly title: string
  readonly count: number
  readonly onClear: () => void
  readonly children: React.ReactNode
}

function Chosen({ title, count, onClear, children }: ChosenProps) {
  if (count === 0) return null
  return (
    <section aria-label={`Chosen: ${title.toLowerCase()}`}>
      <Row justify="between" align="baseline" gap={8} below={4}>
        <Text as="h3" tone="soft" size={13}>
          {title}
        </Text>
        <WordButton aria-label={`Clear ${title.toLowerCase()}`} onClick={onClear}>
          Clear
        </WordButton>
      </Row>
      {children}
    </section>
  )
}

function Remove({ name, onRemove }: { readonly name: string; readonly onRemove: () => void }) {
  return (
    <button type="button" className={classes.remove} aria-label={`Remove ${name}`} onClick={onRemove}>
      <IconX size={14} aria-hidden="true" />
    </button>
  )
}

function nameOf(name: string | undefined, id: number): string {
  return name ?? `${id} (published no more)`
}

function notesText(count: number): string {
  return count === 1 ? '1 note' : `${count} notes`
}

/** `6 indicators × 4 sources × all levels × 4 years`. */
function sizesText({ indicators, sources, levels, years }: Selection): string {
  const size = (count: number, one: string, all: string) =>
    count === 0 ? all : `${count} ${one}${count === 1 ? '' : 's'}`
  return [
    size(indicators.length, 'indicator', 'no indicators'),
    size(sources.length, 'source', 'all sources'),
    size(levels.length, 'level', 'all levels'),
    size(years.length, 'year', 'all years'),
  ].join(' × ')
}
