import { IconArrowDown, IconArrowUp, IconPlus } from '#web/kit/icons.ts'
import { message } from '#domain/message/message.ts'
import { type MapLayer, type MapLayerName, reordered } from '#sections/maps/layers.ts'
import { Button, IconButton } from '#web/kit/button.tsx'
import { Box, Grid, Row, Stack, Text } from '#web/kit/layout.tsx'
import { MenuButton } from '#web/kit/menu-button.tsx'
import type { MenuItem } from '#web/kit/menu-item.ts'
import { useLanguage } from '#web/language/use-language.ts'
import classes from './layers-list.module.css'
import { useId } from '#web/kit/use-id.ts'

interface LayersListProps {
  readonly layers: readonly MapLayer[]
  /** Those that the map has. */
  readonly present: ReadonlySet<MapLayerName>
  /** The key of each layer, in colours and signs; null where that stands elsewhere. */
  readonly keyOf: (layer: MapLayerName) => React.ReactNode
  /** Layers that the map could have as well. */
  readonly more: readonly MenuItem[]
  readonly onLayers: (layers: readonly MapLayer[]) => void
}

/** The layers of the map, the uppermost first: key, visibility, opacity and order. */
export function LayersList({ layers, present, keyOf, more, onLayers }: LayersListProps) {
  const { text } = useLanguage()
  const id = useId()
  const change = (name: MapLayerName, part: Partial<MapLayer>) =>
    onLayers(layers.map((one) => (one.name === name ? { ...one, ...part } : one)))
  const listed = layers.filter(({ name }) => present.has(name))
  // Names are letters of the page and lie over all that is drawn.
  const movable = listed.filter(({ name }) => name !== 'names')
  return (
    <section data-print="never" className={classes.layers} aria-labelledby={id}>
      <Text as="h3" id={id} size={14} weight={650}>
        {text(message('maps.layers', { count: listed.length }))}
      </Text>
      <Text tone="soft" size={13} above={2}>
        {text(message('maps.layers-help'))}
      </Text>
      <Grid as="ul" align="start" className={classes.list}>
        {listed.map((layer) => {
          const { name } = layer
          const at = movable.findIndex((one) => one.name === name)
          const swap = (by: -1 | 1) => {
            const other = movable[at + by]
            return other && (() => onLayers(reordered(layers, name, other.name)))
          }
          return (
            <Stack as="li" key={name} gap={6}>
              <LayerControls
                layer={layer}
                {...(at >= 0 && { up: swap(-1), down: swap(1) })}
                isMovable={at >= 0}
                onChange={(part) => change(name, part)}
              />
              {layer.isShown && (
                <Box unlessEmpty className={classes.key}>
                  {keyOf(name)}
                </Box>
              )}
            </Stack>
          )
        })}
      </Grid>
      {more.length > 0 && (
        <MenuButton items={more}>
          {(trigger) => (
            <Button {...trigger}>
              <IconPlus size={16} aria-hidden="true" /> {text(message('maps.add-layer'))}
            </Button>
          )}
        </MenuButton>
      )}
    </section>
  )
}

interface LayerControlsProps {
  readonly layer: MapLayer
  readonly isMovable: boolean
  /** Absent where nothing lies over it, or under it. */
  readonly up?: (() => void) | undefined
  readonly down?: (() => void) | undefined
  readonly onChange: (part: Partial<MapLayer>) => void
}

function LayerControls({ layer, isMovable, up, down, onChange }: LayerControlsProps) {
  const { name, isShown, opacity } = layer
  const { text } = useLanguage()
  const id = useId()
  const words = text(message('maps.layer', { name }))
  return (
    <>
      <Row gap={4} align="center">
        <label htmlFor={id} className={classes.name}>
          <input
            id={id}
            type="checkbox"
            checked={isShown}
            onChange={(event) => onChange({ isShown: event.target.checked })}
          />
          {words}
        </label>
        {isMovable &&
          (
            [
              ['maps.layer-up', up, IconArrowUp],
              ['maps.layer-down', down, IconArrowDown],
            ] as const
          ).map(([said, move, Icon]) => (
            <IconButton
              key={said}
              label={text(message(said, { layer: words }))}
              disabled={!move}
              onClick={move}
            >
              <Icon size={16} aria-hidden="true" />
            </IconButton>
          ))}
      </Row>
      {isShown && (
        <Row gap={8} align="center" className={classes.opacity}>
          <Text as="span" tone="soft" size={13} aria-hidden="true">
            {text(message('maps.opacity'))}
          </Text>
          <input
            type="range"
            aria-label={text(message('maps.layer-opacity', { layer: words }))}
            min={10}
            max={100}
            step={10}
            value={opacity}
            onChange={(event) => onChange({ opacity: Number(event.target.value) })}
          />
          <Text as="span" size={13} figures>
            {opacity}%
          </Text>
        </Row>
      )}
    </>
  )
}
