import { type Message, message } from '#domain/message/message.ts'
import { Row, Text } from '#web/kit/layout.tsx'
import { roving } from '#web/kit/roving.ts'
import { useLanguage } from '#web/language/use-language.ts'
import { classRamp } from '#charts/colour/colour-ramp.ts'
import { limitLabels, limitSigns, limitStarts } from '#charts/map/legend.ts'
import type { MultiSourceState } from '#sections/multi-source-comparison/state.ts'
import { panelClassLimits, type PanelClasses } from '#sections/multi-source-comparison/panel-classes.ts'
import { CLASS_METHODS, type Classes } from '#domain/statistics/class-breaks.ts'
import { useMode } from '#web/kit/appearance.ts'
import controls from '#web/controls/control-panel.module.css'
import classes from './class-bar.module.css'
import { useId } from '#web/kit/use-id.ts'

export interface ClassBarProps {
  readonly panelClasses: PanelClasses
  readonly wanted: MultiSourceState
  readonly onChange: (change: Partial<MultiSourceState>) => void
}

/** The one legend of all maps, whether they share it, and how its classes are made. */
export function ClassBar({ panelClasses, wanted, onChange }: ClassBarProps) {
  const { text } = useLanguage()
  const methodId = useId()
  const { maps, offered, same, shared } = panelClasses
  if (maps === 0) return null
  return (
    <Row
      as="section"
      wrap
      align="center"
      justify="between"
      gap={32}
      rows={12}
      card="subtle"
      className={classes.bar}
      aria-label={text(message('multi-source.classes'))}
    >
      {shared ? <Scale shared={shared} /> : <Text tone="soft">{text(noteOf(panelClasses))}</Text>}
      <Row wrap align="center" gap={20} rows={8} shrinks screen ref={roving}>
        {offered && (
          <Row as="label" inline align="center" gap={8} className={controls.check}>
            <input
              type="checkbox"
              checked={same}
              onChange={(event) => onChange({ sameClasses: event.currentTarget.checked })}
            />
            {text(message('multi-source.same-classes'))}
          </Row>
        )}
        <Row as="span" inline align="center" gap={8} shrinks tone="soft" className={classes.method}>
          <label htmlFor={methodId}>{text(message('multi-source.classes-by'))}</label>
          <select
            id={methodId}
            value={wanted.classMethod}
            onChange={(event) => {
              const chosen = CLASS_METHODS.find((method) => method === event.currentTarget.value)
              if (chosen) onChange({ classMethod: chosen })
            }}
          >
            {(['pretty', 'quantile', 'jenks', 'equal'] as const).map((method) => (
              <option key={method} value={method}>
                {text(message('multi-source.class-method', { method }))}
              </option>
            ))}
          </select>
        </Row>
      </Row>
    </Row>
  )
}

interface ScaleProps {
  readonly shared: Classes
  /** Labels for a narrow screen: `<20`, `20–40`, `80+`. */
  readonly brief?: boolean
}

/** The classes from low to high, the hatch of missing figures apart from them. */
export function Scale({ shared, brief = false }: ScaleProps) {
  const mode = useMode()
  const language = useLanguage()
  const limits = panelClassLimits(shared)
  const { isWhole } = shared
  const labels =
    limits.length === 0
      ? [language.text(message('multi-source.one-value'))]
      : limitLabels(limits, language, isWhole)
  const signs = brief && limits.length > 0 ? briefly(limits, isWhole) : []
  const ramp = classRamp(mode, shared.classes)
  return (
    <Row as="ul" className={classes.scale} aria-label={language.text(message('multi-source.legend'))}>
      {labels.map((label, index) => (
        <li key={label}>
          <span
            className={classes.swatch}
            style={{ background: ramp[index] }}
            data-first={index === 0 || undefined}
          />
          {brief ? <abbr title={label}>{signs[index] ?? label}</abbr> : label}
        </li>
      ))}
      <li className={classes.missing}>
        <span className={classes.swatch} data-hatch />
        {language.text(message('chart.no-data'))}
      </li>
    </Row>
  )
}

/** More limits than these have no room for both of each class. */
const MOST_IN_FULL = 4

function briefly(limits: readonly number[], isWhole?: boolean): readonly string[] {
  return limits.length > MOST_IN_FULL ? limitStarts(limits, isWhole) : limitSigns(limits, isWhole)
}

function noteOf({ maps, offered }: PanelClasses): Message {
  if (maps === 1) return message('multi-source.own-legend')
  return offered ? message('multi-source.own-classes') : message('multi-source.units-differ')
}
