import { classRamp } from '#charts/colour/colour-ramp.ts'
import { cutLabels, hatchLabel, legendEntries } from '#charts/map/legend.ts'
import type { MapModel } from '#charts/map/model.ts'
import { WIDE_POINTS } from '#domain/small-numbers/reliability.ts'
import { fewEventsLabel } from '#charts/words/few-events.ts'
import type { Mode } from '#charts/tokens.ts'
import { message } from '#domain/message/message.ts'
import { figureUnit } from '#domain/statistics/figure-unit.ts'
import { Grid, Row, Stack } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import { ClassHistogram } from './class-histogram.tsx'
import classes from './gl-legend.module.css'
import { regionLooks } from './region-look.ts'

interface GlLegendProps {
  readonly model: MapModel
  readonly mode: Mode
}

/** The classes of a map: how the figures are spread, the bar of colours with its limits, the places of each, and what lies over them. */
export function GlLegend({ model, mode }: GlLegendProps) {
  const language = useLanguage()
  const entries = legendEntries(model, language)
  const cuts = cutLabels(model.classes)
  const ramp = classRamp(mode, model.classes.classes)
  const [only] = entries
  const isPercent = figureUnit(model.selection.indicator) === 'percent'
  return (
    <Stack gap={6} className={classes.legend}>
      <ClassHistogram {...{ model, mode }} />
      <Grid as="ul" className={classes.bar}>
        {entries.map(({ label, count }, index) => (
          <li key={label}>
            <i className={classes.class} style={{ background: ramp[index] }} />
            <span className="sr-only">
              {label}: {count}
            </span>
            <span aria-hidden="true" className={classes.cut}>
              {cuts[index - 1]}
            </span>
            <small aria-hidden="true">{model.classes.classes[index]?.count}</small>
          </li>
        ))}
        {isPercent && cuts.length > 0 && (
          <li aria-hidden="true" className={classes.unit}>
            %
          </li>
        )}
      </Grid>
      {cuts.length === 0 && <span aria-hidden="true">{only?.label}</span>}
      <OverKey model={model} mode={mode} />
    </Stack>
  )
}

/** The key of the patterns over the colours of a map: no figure, too few events, a wide interval. Nothing where none lies there. */
export function OverKey({ model, mode }: GlLegendProps) {
  const language = useLanguage()
  const looks = regionLooks(model, mode)
  const isFew =
    !model.inCircles && model.regions.some(({ point, classIndex }) => point !== null && classIndex === null)
  return (
    <Row as="ul" wrap gap={12} rows={4} unlessEmpty className={classes.over}>
      {isFew && <li>{fewEventsLabel(language)}</li>}
      {looks.some(({ over }) => over === 'none') && (
        <Row as="li" gap={6} align="center">
          <i className={classes.swatch} data-over="none" />
          {hatchLabel(model, language)}
        </Row>
      )}
      {looks.some(({ over }) => over === 'wide') && (
        <Row as="li" gap={6} align="center">
          <i className={classes.swatch} data-over="wide" />
          {language.text(
            message('maps.wide', { points: String(WIDE_POINTS), local: model.level > 3 ? 'yes' : 'no' }),
          )}
        </Row>
      )}
    </Row>
  )
}
