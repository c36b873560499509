import { IconX } from '#web/kit/icons.ts'
import { useCallback } from 'react'
import { seriesLook } from '#charts/colour/series-colour.ts'
import { NATION } from '#domain/location/location.ts'
import { message } from '#domain/message/message.ts'
import { periodYear } from '#domain/period/period.ts'
import { COMPARE_FORMS, type CompareState } from '#domain/side-by-side/compare-address.ts'
import {
  type AskedLine,
  type ComparedLine,
  lineKey,
  MOST_LINES,
} from '#domain/side-by-side/compared-lines.ts'
import { useIndicatorOptions, usePlaceOptions, useSourceOptions } from '#web/controls/catalogue-pickers.tsx'
import { ChoiceSummary, PHONE } from '#web/controls/choice-summary.tsx'
import { Picker } from '#web/controls/picker.tsx'
import { SegmentedControl } from '#web/controls/segmented-control.tsx'
import { SelectField } from '#web/kit/form/field.tsx'
import { Row, Text } from '#web/kit/layout.tsx'
import { useMedia } from '#web/kit/use-media.ts'
import { useLanguage } from '#web/language/use-language.ts'
import type { Catalogue } from '#web/queries/catalogue.ts'
import bar from '#web/controls/page-bar.module.css'
import classes from './compare.module.css'

interface ControlsProps {
  readonly catalogue: Catalogue
  readonly state: CompareState
  readonly lines: readonly ComparedLine[]
  readonly names: readonly string[]
  /** The lines are an example: what is added begins a comparison of one's own. */
  readonly isExample: boolean
  readonly change: (part: Partial<CompareState>) => void
}

/** Where a place or a source is chosen first: DPT 3 / Penta 3 coverage in the nation, by the source that has most years. */
const FIRST: AskedLine = { indicator: 18, source: null, place: NATION }

/** The lines as chips that can be taken away, and the ways to add one: another place, source or indicator of the first line. */
export function CompareControls({ catalogue, state, lines, names, isExample, change }: ControlsProps) {
  const { text } = useLanguage()
  const isPhone = useMedia(PHONE)
  const places = usePlaceOptions(catalogue)
  const indicators = useIndicatorOptions(catalogue)
  const among = useSourceOptions(catalogue, sourcesOf(lines[0], catalogue))
  const asked = lines.map(
    ({ indicator, source, place }): AskedLine => ({
      ...{ indicator: indicator.id, source: source.id, place: place.id },
    }),
  )
  const begun = (isExample ? undefined : asked[0]) ?? FIRST
  const isFull = asked.length >= MOST_LINES
  const add = useCallback(
    (part: Partial<AskedLine>) => change({ lines: [...(isExample ? [] : asked), { ...begun, ...part }] }),
    [asked, isExample, begun, change],
  )
  const remove = (at: number) => change({ lines: asked.filter((_, other) => other !== at) })
  const years = [...new Set(lines.flatMap(({ points }) => points.map(({ period }) => periodYear(period))))]
  const label = text(message('controls.bar'))
  const controls = (
    <>
      <Row
        as="ul"
        wrap
        gap={8}
        grows
        className={classes.chips}
        aria-label={text(message('compare-page.lines'))}
      >
        {lines.map((line, at) => (
          <Row
            as="li"
            inline
            gap={6}
            align="center"
            key={lineKey(line)}
            className={classes.chip}
            data-example={isExample || undefined}
          >
            <span
              className={classes.dot}
              style={{ background: `var(--${seriesLook(at).token})` }}
              aria-hidden="true"
            />
            {names[at]}
            {!isExample && (
              <button
                type="button"
                className={classes.remove}
                aria-label={text(message('compare-page.remove', { name: names[at] ?? '' }))}
                title={text(message('compare-page.remove', { name: names[at] ?? '' }))}
                onClick={() => remove(at)}
              >
                <IconX size={14} aria-hidden="true" />
              </button>
            )}
          </Row>
        ))}
        {isFull && (
          <Text as="li" tone="faint" size={13}>
            {text(message('compare-page.full'))}
          </Text>
        )}
      </Row>
      {!isFull && (
        <>
          <Picker
            label={text(message('compare-page.add'))}
            value=""
            text={text(message('compare-page.add-place'))}
            options={places}
            onPick={(id) => add({ place: Number(id) })}
          />
          <Picker
            label={text(message('compare-page.add'))}
            value=""
            text={text(message('compare-page.add-source'))}
            options={among}
            onPick={(id) => add({ source: Number(id) })}
          />
          <Picker
            label={text(message('compare-page.add'))}
            value=""
            text={text(message('compare-page.add-indicator'))}
            options={indicators}
            onPick={(id) => add({ indicator: Number(id), source: null })}
          />
        </>
      )}
      {years.length > 1 && (
        <SelectField
          label={text(message('compare-page.since'))}
          value={String(state.since ?? '')}
          options={[
            { value: '', label: text(message('compare-page.since-before')) },
            ...years
              .toSorted((a, b) => a - b)
              .slice(0, -1)
              .map((year) => ({ value: `${year}`, label: `${year}` })),
          ]}
          onChange={(event) => {
            const year = Number(event.currentTarget.value)
            change({ since: year > 0 ? year : null })
          }}
        />
      )}
      <SegmentedControl
        name={text(message('compare-page.form'))}
        options={COMPARE_FORMS.map(
          (form) =>
            [
              form,
              text(message(form === 'one' ? 'compare-page.form-one' : 'compare-page.form-beside')),
            ] as const,
        )}
        value={state.form}
        onChoose={(form) => change({ form })}
      />
    </>
  )
  if (isPhone) {
    return (
      <search aria-label={label} className={classes.choice}>
        <ChoiceSummary title={names.join(', ')} detail={text(message('compare-page.lines'))}>
          {controls}
        </ChoiceSummary>
      </search>
    )
  }
  return (
    <Row
      as="search"
      wrap
      gap={12}
      rows={8}
      align="end"
      className={`${bar.fields} ${classes.bar}`}
      aria-label={label}
    >
      {controls}
    </Row>
  )
}

/** The sources that have the indicator of a line. */
function sourcesOf(line: ComparedLine | undefined, { coverage }: Catalogue): readonly number[] | undefined {
  if (!line) return undefined
  return [...(coverage.get(line.indicator.id)?.keys() ?? [])]
}
