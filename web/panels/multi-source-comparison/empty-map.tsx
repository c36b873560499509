import { everywhere } from '#domain/frame/frame.ts'
import { noSourceHeld } from '#domain/frame/none.ts'
import type { EmptyFigure, Figure } from '#charts/figure.ts'
import { message } from '#domain/message/message.ts'
import { Button } from '#web/kit/button.tsx'
import { Stack } from '#web/kit/layout.tsx'
import { Message } from '#web/kit/state-message.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import type { PanelModel } from './panel-lists.ts'

/** How many other sources are offered at once; the controls have them all. */
const OFFERED = 3

interface EmptyMapProps {
  readonly figure: Figure
  readonly empty: EmptyFigure
  readonly model: PanelModel
  readonly instead: (alternative: EmptyFigure['alternatives'][number]) => void
}

/** A map without a single figure: why, which sources have a map, and the line where the nation has figures. */
export function EmptyMap({ figure, empty, model, instead }: EmptyMapProps) {
  const { text } = useLanguage()
  const { panel, data, onChange } = model
  const entries = data.coverage.get(panel.indicator) ?? []
  const onlyNational = entries.every(({ zones, states, lgas }) => zones === 0 && states === 0 && !lgas)
  const hasLine = entries.some(({ source, national }) => national && source === panel.source)
  const kind = panel.form === 'zones' ? 'zones' : 'states'
  return (
    <Stack as="section" gap={16} aria-label={figure.title}>
      <h3>{figure.title}</h3>
      <Message
        title={onlyNational ? text(message('multi-source.only-national')) : empty.text}
        actions={
          <>
            {empty.alternatives.slice(0, OFFERED).map((alternative) => (
              <Button key={alternative.label} onClick={() => instead(alternative)}>
                {alternative.label}
              </Button>
            ))}
            {hasLine && (
              <Button onClick={() => onChange({ form: 'line' })}>
                {text(message('multi-source.to-line'))}
              </Button>
            )}
          </>
        }
      >
        {text(
          empty.alternatives.length > 0
            ? message('multi-source.instead', { kind })
            : message('multi-source.nothing-instead', {
                kind,
                none: noSourceHeld(everywhere(data.reference)),
              }),
        )}
      </Message>
    </Stack>
  )
}
