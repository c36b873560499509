import { Said } from '#web/language/said.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { IconAlertTriangle, IconChevronUp, IconX } from '#web/kit/icons.ts'
import { message, type Value } from '#domain/message/message.ts'
import { whole } from '#domain/message/value.ts'
import { levelName } from '../level-name.ts'
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
  const { text } = useLanguage()
  const { catalogue, selection, state, missing, isOpen, onOpen, onChange } = props
  const { indicators, sources, levels, years } = selection
  const { reference } = catalogue
  const { figures, isWhole } = countFigures(state.reach, selection)
  return (
    <aside
      aria-label={text(message('wizard-choice.selection'))}
      className={classes.panel}
      data-open={isOpen || undefined}
    >
      <Row as="h2" className={classes.panelTitle}>
        {text(message('wizard-choice.selection'))}
      </Row>
      <Row justify="between" gap={12} align="center">
        <div aria-live="polite">
          <Text className={classes.figures}>
            <Said
              what={message('wizard-choice.figures', {
                shown: whole(figures),
                count: figures,
                whole: isWhole ? 'yes' : 'no',
              })}
            />
          </Text>
          <Text tone="soft" size={13} above={2}>
            {text(
              message('wizard-choice.sizes', {
                indicators: indicators.length,
                sources: sources.length,
                levels: levels.length,
                years: years.length,
              }),
            )}
          </Text>
          {state.arrived < state.wanted && (
            <Text tone="faint" size={13}>
              {text(message('wizard-choice.years-arrived', { arrived: state.arrived, wanted: state.wanted }))}
            </Text>
          )}
        </div>
        <button type="button" className={classes.panelButton} aria-expanded={isOpen} onClick={onOpen}>
          {missing.length > 0 && (
            <>
              <IconAlertTriangle size={16} aria-hidden="true" />{' '}
              {text(message('wizard-choice.notes', { count: missing.length }))}
            </>
          )}
          <span className="sr-only">
            {text(message('wizard-choice.open', { open: isOpen ? 'yes' : 'no' }))}
          </span>
          <IconChevronUp size={18} aria-hidden="true" />
        </button>
      </Row>
      <Stack gap={16} above={16} className={classes.panelRest}>
        {state.retry && (
          <Stack gap={8} across="start">
            <Text>{text(message('wizard-choice.not-loaded'))}</Text>
            <Button onClick={state.retry}>{text(message('shell.again'))}</Button>
          </Stack>
        )}
        <Notes missing={missing} catalogue={catalogue} />
        <Chosen part="indicators" count={indicators.length} onClear={() => onChange({ indicators: [] })}>
          <ul className={classes.lines}>
            {indicators.map((id) => (
              <Row key={id} as="li" justify="between" align="center" gap={8}>
                <span>{text(nameOf(reference.indicators.get(id)?.shortName, id))}</span>
                <Remove
                  name={text(nameOf(reference.indicators.get(id)?.shortName, id))}
                  onRemove={() => onChange({ indicators: indicators.filter((each) => each !== id) })}
                />
              </Row>
            ))}
          </ul>
        </Chosen>
        <Chosen part="sources" count={sources.length} onClear={() => onChange({ sources: [] })}>
          <Row as="ul" wrap gap={6}>
            {sources.map((id) => {
              const source = reference.sources.get(id)
              return (
                <Row key={id} as="li" gap={6} align="center" className={classes.chip}>
                  {source && <SourceMarker classification={source.classification} size={9} />}
                  {text(nameOf(source?.name, id))}
                  <Remove
                    name={text(nameOf(source?.name, id))}
                    onRemove={() => onChange({ sources: sources.filter((each) => each !== id) })}
                  />
                </Row>
              )
            })}
          </Row>
        </Chosen>
        <Chosen
          part="reach"
          count={levels.length + years.length}
          onClear={() => onChange({ levels: [], years: [] })}
        >
          <Row as="ul" wrap gap={6}>
            {levels.map((level) => (
              <Row key={level} as="li" gap={6} align="center" className={classes.chip}>
                {text(levelName(level))}
                <Remove
                  name={text(levelName(level))}
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
  const { text } = useLanguage()
  if (missing.length === 0) return null
  return (
    <Stack gap={8} className={classes.notes}>
      <Row gap={8} align="center" weight={600}>
        <IconAlertTriangle size={16} aria-hidden="true" />{' '}
        {text(message('wizard-choice.notes', { count: missing.length }))}
      </Row>
      {missing.slice(0, MOST_NOTES).map((each) => (
        <MissingYearText key={`${each.indicator} ${each.year}`} missing={each} catalogue={catalogue} />
      ))}
      {missing.length > MOST_NOTES && (
        <Text size={13}>{text(message('wizard-choice.more', { count: missing.length - MOST_NOTES }))}</Text>
      )}
      <Text size={13}>{text(message('wizard-choice.notes-about'))}</Text>
    </Stack>
  )
}

/** Notes that stand there at once. */
const MOST_NOTES = 12

interface ChosenProps {
  readonly part: 'indicators' | 'sources' | 'reach'
  readonly count: number
  readonly onClear: () => void
  readonly children: React.ReactNode
}

function Chosen({ part, count, onClear, children }: ChosenProps) {
  const { text } = useLanguage()
  if (count === 0) return null
  return (
    <section aria-label={text(message('wizard-choice.chosen', { part }))}>
      <Row justify="between" align="baseline" gap={8} below={4}>
        <Text as="h3" tone="soft" size={13}>
          {text(message('wizard-choice.part', { part }))}
        </Text>
        <WordButton aria-label={text(message('wizard-choice.clear-part', { part }))} onClick={onClear}>
          {text(message('wizard-choice.clear'))}
        </WordButton>
      </Row>
      {children}
    </section>
  )
}

function Remove({ name, onRemove }: { readonly name: string; readonly onRemove: () => void }) {
  const { text } = useLanguage()
  return (
    <button
      type="button"
      className={classes.remove}
      aria-label={text(message('wizard-choice.remove', { name }))}
      onClick={onRemove}
    >
      <IconX size={14} aria-hidden="true" />
    </button>
  )
}

function nameOf(name: string | undefined, id: number): Value {
  return name ?? message('wizard-choice.gone', { id: String(id) })
}
