import { signKey } from '#charts/bubble/bubble.ts'
import { zoneCode } from '#domain/location/location.ts'
import { message } from '#domain/message/message.ts'
import type { ResolvedBubbles } from '#sections/bubble-chart-analysis/definition.ts'
import type { BubbleState } from '#sections/bubble-chart-analysis/state.ts'
import { Button } from '#web/kit/button.tsx'
import { Row } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { PanelProps } from '#web/panels/panel.ts'
import { KeyMarker } from '#web/views/key-marker.tsx'
import classes from './bubble.module.css'

/** The zones as switches: one alone, several, or all; and what rings and sizes mean. */
export function ZonesPanel({ shown, onChange }: PanelProps<BubbleState, ResolvedBubbles>) {
  const language = useLanguage()
  const { wanted, choice } = shown
  if (!choice) return null
  const signs = signKey(choice.model, language)
  const toggle = (zone: number) => {
    const { zones } = wanted
    onChange({ zones: zones.includes(zone) ? zones.filter((id) => id !== zone) : [...zones, zone] })
  }
  return (
    <Row
      as="ul"
      wrap
      align="center"
      gap={6}
      rows={4}
      above={12}
      below={8}
      className={classes.key}
      aria-label={language.text(message('bubble-section.zones'))}
    >
      {choice.model.looks.map(({ zone, token }) => (
        <li key={zone.id}>
          <Row
            as="button"
            inline
            align="center"
            gap={6}
            size={13}
            type="button"
            className={classes.zone}
            title={zone.name}
            aria-pressed={wanted.zones.includes(zone.id)}
            data-faded={(wanted.zones.length > 0 && !wanted.zones.includes(zone.id)) || undefined}
            onClick={() => toggle(zone.id)}
          >
            <KeyMarker entry={{ label: zone.name, colour: `--${token}`, marker: 'circle' }} />
            <span className={classes.zoneName}>{zone.name}</span> {zoneCode(zone.name)}
          </Row>
        </li>
      ))}
      {wanted.zones.length > 0 && (
        <li>
          <Button kind="quiet" onClick={() => onChange({ zones: [] })}>
            {language.text(message('bubble-section.all-zones'))}
          </Button>
        </li>
      )}
      {signs.map((entry) => (
        <Row
          key={entry.label}
          as="li"
          inline
          align="center"
          gap={6}
          tone="soft"
          size={13}
          className={classes.sign}
        >
          <KeyMarker entry={entry} />
          {entry.label}
        </Row>
      ))}
    </Row>
  )
}
