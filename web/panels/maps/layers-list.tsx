import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useId } from 'react'
import { message } from '#domain/message/message.ts'
import { type MapLayer, type MapLayerName, reordered } from '#sections/maps/layers.ts'
import { IconButton } from '#web/kit/button.tsx'
import { Row, Stack, Text } from '#web/kit/layout.tsx'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './layers-list.module.css'

interface LayersListProps {
  readonly layers: readonly MapLayer[]
  /** Those that the map has. */
  readonly present: ReadonlySet<MapLayerName>
  readonly onLayers: (layers: readonly MapLayer[]) => void
}

/** What lies on the map, the uppermost first: shown or not, how much is seen through it, and over what it lies. */
export function LayersList({ layers, present, onLayers }: LayersListProps) {
  const { text } = useLanguage()
  const id = useId()
  const change = (name: MapLayerName, part: Partial<MapLayer>) =>
    onLayers(layers.map((one) => (one.name === name ? { ...one, ...part } : one)))
  const listed = layers.filter(({ name }) => present.has(name))
  // Names are letters of the page and lie over all that is drawn.
  const movable = listed.filter(({ name }) => name !== 'names')
  return (
    <details className={classes.layers}>
      <summary>{text(message('maps.layers', { count: listed.length }))}</summary>
      <Text tone="soft" size={13} above={4}>
        {text(message('maps.layers-help'))}
      </Text>
      <Stack as="ul" gap={8} above={8}>
        {listed.map(({ name, isShown, opacity }) => {
          const words = text(message('maps.layer', { name }))
          const at = movable.findIndex((one) => one.name === name)
          const swap = (by: -1 | 1) => {
            const other = movable[at + by]
            return other && (() => onLayers(reordered(layers, name, other.name)))
          }
          return (
            <Row as="li" key={name} wrap gap={12} rows={4} align="center">
              <label htmlFor={id + name} className={classes.name}>
                <input
                  id={id + name}
                  type="checkbox"
                  checked={isShown}
                  onChange={(event) => change(name, { isShown: event.target.checked })}
                />
                {words}
              </label>
              <input
                type="range"
                aria-label={text(message('maps.layer-opacity', { layer: words }))}
                min={10}
                max={100}
                step={10}
                value={opacity}
                disabled={!isShown}
                onChange={(event) => change(name, { opacity: Number(event.target.value) })}
              />
              <Text size={13}>{opacity}%</Text>
              {at >= 0 && (
                <Row gap={4}>
                  <IconButton
                    label={text(message('maps.layer-up', { layer: words }))}
                    disabled={!swap(-1)}
                    onClick={() => swap(-1)?.()}
                  >
                    <IconArrowUp size={16} aria-hidden="true" />
                  </IconButton>
                  <IconButton
                    label={text(message('maps.layer-down', { layer: words }))}
                    disabled={!swap(1)}
                    onClick={() => swap(1)?.()}
                  >
                    <IconArrowDown size={16} aria-hidden="true" />
                  </IconButton>
                </Row>
              )}
            </Row>
          )
        })}
      </Stack>
    </details>
  )
}
