import { colourRamp } from '#charts/map/colour-ramp.ts'
import { fewEventsLabel } from '#charts/words/few-events.ts'
import { hatchLabel, legendEntries } from '#charts/map/legend.ts'
import type { MapModel } from '#charts/map/model.ts'
import { WIDE_POINTS } from '#charts/map/wide.ts'
import type { Mode } from '#charts/tokens.ts'
import { message } from '#domain/message/message.ts'
import { Row } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './gl-plot.module.css'
import { regionLooks } from './region-look.ts'

interface GlLegendProps {
  readonly model: MapModel
  readonly mode: Mode
}

/** The classes of a map with their counts, and what lies over them. */
export function GlLegend({ model, mode }: GlLegendProps) {
  const language = useLanguage()
  const looks = regionLooks(model, mode)
  const ramp = colourRamp(mode, model.classes.classes.length)
  const isFew = model.regions.some(({ point, classIndex }) => point !== null && classIndex === null)
  return (
    <Row as="ul" wrap gap={12} rows={4} className={classes.legend}>
      {legendEntries(model, language).map(({ label, count }, index) => (
        <Row as="li" key={label} gap={6} align="center">
          <i className={classes.swatch} style={{ background: ramp[index] }} />
          {label} <small>{count}</small>
        </Row>
      ))}
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
          {language.text(message('maps.wide', { points: String(WIDE_POINTS) }))}
        </Row>
      )}
    </Row>
  )
}
